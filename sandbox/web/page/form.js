/** Forms the bot opens over the page. */

import { el, icon } from "./dom.js";
import { ask } from "./link.js";
import { markdown } from "./markdown.js";
import { offers, preset } from "./offers.js";
import { menu } from "./select.js";

const ROW = 1;
const TEXT_INPUT = 4;
const WORDS = 10;
const LABEL = 18;
const LONG = 2;
const LONGEST = 4000;

/** Show a form until it is sent or put away. */
export function openForm(sheet) {
  const values = {};
  const trouble = el("p", { className: "trouble", role: "alert" });
  trouble.hidden = true;
  const send = el("button", { type: "submit", className: "button primary" }, "Submit");
  const cancel = el("button", { type: "button", className: "button plain" }, "Cancel");
  const close = el(
    "button",
    { type: "button", className: "icon", "aria-label": "Close" },
    icon("close"),
  );
  const body = el(
    "form",
    { noValidate: true, autocomplete: "off" },
    el("header", {}, el("h2", { id: "form-title" }, sheet.title), close),
    el(
      "div",
      { className: "fields" },
      trouble,
      sheet.components.map((part) => field(part, values)),
    ),
    el("footer", {}, cancel, send),
  );
  const dialog = el("dialog", { className: "form", "aria-labelledby": "form-title" }, body);
  const leave = () => dialog.close();
  cancel.addEventListener("click", leave);
  close.addEventListener("click", leave);
  dialog.addEventListener("close", () => dialog.remove());
  body.addEventListener("submit", (event) => {
    event.preventDefault();
    submit({ sheet, values, dialog, send, trouble });
  });
  document.body.append(dialog);
  dialog.showModal();
  dialog.querySelector(".fields input, .fields textarea, .fields button")?.focus();
}

async function submit({ sheet, values, dialog, send, trouble }) {
  send.disabled = true;
  trouble.hidden = true;
  try {
    const reply = await ask("submit", { form: sheet.id, values });
    if (reply.outcome === "failed") throw new Error("Something went wrong. Try again.");
    dialog.close();
    if (reply.form) openForm(reply.form);
  } catch (error) {
    trouble.textContent = error.message;
    trouble.hidden = false;
    trouble.scrollIntoView({ block: "nearest" });
  } finally {
    send.disabled = false;
  }
}

function field(part, values) {
  if (part.type === WORDS) return el("div", { className: "words" }, markdown(part.content));
  if (part.type === ROW) return part.components.map((one) => labelled(one.label, "", one, values));
  if (part.type === LABEL) return labelled(part.label, part.description, part.component, values);
  return null;
}

function labelled(label, description, part, values) {
  const needed = part.required !== false;
  const name = el(
    "span",
    { className: "label" },
    label,
    needed ? el("span", { className: "needed", title: "required" }, " *") : null,
  );
  const note = description ? el("span", { className: "note" }, description) : null;
  if (part.type === TEXT_INPUT)
    return el("label", { className: "field" }, name, note, text(part, values));
  const chosen = (picked) => {
    values[part.custom_id] = picked;
  };
  const facts = {
    least: needed ? part.min_values : 0,
    most: part.max_values,
    picked: preset(part),
  };
  const list = menu({
    name: label,
    hint: part.placeholder && part.placeholder !== label ? part.placeholder : "Choose…",
    options: offers(part),
    ...facts,
    chosen,
  });
  return el("div", { className: "field", role: "group", "aria-label": label }, name, note, list);
}

function text(part, values) {
  const long = part.style === LONG;
  const typed = el(long ? "textarea" : "input", {
    value: part.value ?? "",
    placeholder: part.placeholder ?? "",
    maxLength: part.max_length ?? LONGEST,
    required: part.required !== false,
    rows: long ? 4 : undefined,
    enterKeyHint: long ? undefined : "done",
  });
  values[part.custom_id] = typed.value;
  typed.addEventListener("input", () => {
    values[part.custom_id] = typed.value;
  });
  return typed;
}
