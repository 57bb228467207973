/** One option of a command: the right kind of field for what it takes. */

import { el } from "./dom.js";
import { state } from "./state.js";

const INTEGER = 4;
const BOOLEAN = 5;
const USER = 6;
const CHANNEL = 7;
const ROLE = 8;
const MENTIONABLE = 9;
const NUMBER = 10;
const ATTACHMENT = 11;

/** A field with its label: `element`, `name`, `required`, `value()` and `focus()`. */
export function optionField(option) {
  const { input, value } = fieldOf(option);
  const name = el(
    "span",
    { className: "label" },
    option.shown,
    option.required ? null : el("span", { className: "note" }, " optional"),
  );
  const element = el("label", { className: "field", title: option.description }, name, input);
  return {
    element,
    input,
    value,
    name: option.name,
    shown: option.shown,
    required: Boolean(option.required),
    focus: () => input.focus(),
    type:
      input.type === "text"
        ? (words) => {
            input.value = words;
          }
        : null,
  };
}

function fieldOf(option) {
  const choices = offered(option);
  if (choices) return chosen(option, choices);
  if (option.type === ATTACHMENT) return uploaded();
  const number = option.type === INTEGER || option.type === NUMBER;
  const input = el("input", {
    type: "text",
    inputMode: number ? "decimal" : "text",
    placeholder: option.description === "…" ? "" : option.description,
    maxLength: option.max_length ?? 6000,
    enterKeyHint: "go",
    spellcheck: false,
  });
  const read = (text) => (number && !Number.isNaN(Number(text)) ? Number(text) : text);
  return { input, value: () => (input.value.trim() ? read(input.value.trim()) : undefined) };
}

function offered(option) {
  if (option.choices.length) return option.choices;
  const people = state.people.map((one) => ({ name: one.name, value: one.id }));
  const roles = Object.entries(state.roles).map(([value, name]) => ({ name, value }));
  const channels = state.places.filter((one) => one.kind !== "dm");
  return {
    [BOOLEAN]: [
      { name: "Yes", value: true },
      { name: "No", value: false },
    ],
    [USER]: people,
    [ROLE]: roles,
    [MENTIONABLE]: [...people, ...roles],
    [CHANNEL]: channels.map((one) => ({ name: `#${one.name}`, value: one.id })),
  }[option.type];
}

function chosen(option, choices) {
  const input = el(
    "select",
    {},
    el("option", { value: "" }, option.required ? "Choose…" : "–"),
    choices.map((one, index) => el("option", { value: String(index) }, one.name)),
  );
  if (option.required && choices.length === 1) input.value = "0";
  return {
    input,
    value: () => (input.value === "" ? undefined : choices[Number(input.value)].value),
  };
}

function uploaded() {
  let file;
  const input = el("input", { type: "file" });
  input.addEventListener("change", async () => {
    const [picked] = input.files;
    file = undefined;
    if (!picked) return;
    const bytes = new Uint8Array(await picked.arrayBuffer());
    file = {
      name: picked.name,
      data: btoa(Array.from(bytes, (one) => String.fromCharCode(one)).join("")),
    };
  });
  return { input, value: () => file };
}
