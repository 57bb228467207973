/** A chosen command with a place for each of its options. */

import { at, el, icon, invite } from "./dom.js";
import { openForm } from "./form.js";
import { ask } from "./link.js";
import { notice } from "./log.js";
import { optionField } from "./option.js";
import { emit, state } from "./state.js";
import { suggestions } from "./suggest.js";

const line = at("line");
let open = null;

/** Lay a command out; `typed` is what was already written after its name. */
export function openLine(command, typed) {
  const offers = el("div", { className: "offers", role: "listbox", id: "offers" });
  offers.hidden = true;
  open = { command, offers, fields: [] };
  open.fields = command.options.map((option) => field(option, open));
  const [first] = open.fields;
  if (typed && first?.type) first.type(typed);
  first?.input.addEventListener("keydown", (event) => renaming(event, command));
  const close = el(
    "button",
    { type: "button", className: "icon", "aria-label": "Cancel", onclick: leave },
    icon("close"),
  );
  const run = el("button", { type: "submit", className: "button primary run" }, "Run");
  const form = el(
    "form",
    { autocomplete: "off", noValidate: true, onsubmit: send, "aria-label": `/${command.shown}` },
    offers,
    el(
      "header",
      {},
      el(
        "p",
        {},
        el("strong", { className: "label" }, `/${command.shown}`),
        " ",
        el("span", { className: "note" }, command.description),
      ),
      close,
    ),
    el("p", { className: "trouble", role: "alert", hidden: true }),
    el(
      "div",
      { className: "fields" },
      open.fields.map((one) => one.element),
      run,
    ),
  );
  line.replaceChildren(form);
  line.hidden = false;
  document.body.classList.add("filling");
  (first?.focus ?? (() => run.focus()))();
}

/** Deleting on where nothing is left to delete leads back to the command's name. */
function renaming(event, command) {
  if (event.key !== "Backspace" || event.target.value) return;
  event.preventDefault();
  emit("rename", command);
}

function field(option, current) {
  const made = optionField(option);
  if (!option.autocomplete) return made;
  const so_far = () => values(current, option.name);
  return suggestions({
    made,
    option,
    list: current.offers,
    query: (value) =>
      ask("complete", {
        channel: state.place,
        command: current.command.command,
        option: option.name,
        value,
        options: so_far(),
      }),
  });
}

function values(current, except) {
  const filled = current.fields.filter((one) => one.name !== except && one.value() !== undefined);
  return Object.fromEntries(filled.map((one) => [one.name, one.value()]));
}

/** Put the command away. */
export function closeLine() {
  open = null;
  line.hidden = true;
  line.replaceChildren();
  document.body.classList.remove("filling");
}

function leave() {
  closeLine();
  invite(at("say"));
}

function complain(words) {
  const trouble = line.querySelector(".trouble");
  trouble.textContent = words;
  trouble.hidden = false;
}

async function send(event) {
  event.preventDefault();
  const current = open;
  const missing = current.fields.find((one) => one.required && one.value() === undefined);
  if (missing) {
    missing.focus();
    complain(`“${missing.shown}” is needed.`);
    return;
  }
  const run = line.querySelector(".run");
  run.disabled = true;
  emit("acted");
  run.classList.add("waiting");
  try {
    const reply = await ask("slash", {
      channel: state.place,
      command: current.command.command,
      options: values(current),
    });
    if (open === current) leave();
    if (reply.form) openForm(reply.form);
    if (reply.outcome === "failed")
      notice(`/${current.command.shown}: the application did not respond.`);
  } catch (error) {
    // Whoever has begun another command meanwhile is told in the log.
    if (open !== current) {
      notice(error.message);
      return;
    }
    run.disabled = false;
    run.classList.remove("waiting");
    run.focus();
    complain(error.message);
  }
}

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && open && !document.querySelector("dialog")) leave();
});
