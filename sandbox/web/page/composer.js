/** The message box, and the picker of commands that opens over it. */

import { at, el, icon, invite } from "./dom.js";
import { closeLine, openLine } from "./line.js";
import { ask } from "./link.js";
import { notice } from "./log.js";
import { emit, on, place, state } from "./state.js";

const say = at("say");
const picker = at("picker");
let offered = [];
let active = -1;
let draft = "";

/** Adapt to the open channel. */
export function drawComposer() {
  const here = place();
  if (!here) return;
  say.disabled = at("send").disabled = !here.writable;
  say.placeholder = here.writable ? "Message, or / for commands" : "You may not write here";
}

/** Open the picker with everything on offer. */
export function showCommands() {
  closeLine();
  if (!say.value.startsWith("/")) {
    draft = say.value;
    say.value = "/";
  }
  invite(say);
  suggest();
}

function suggest() {
  if (!say.value.startsWith("/")) {
    hide();
    return;
  }
  const written = say.value.slice(1).trimStart();
  // A whole name and a space choose a command: what follows is its first option.
  const named = state.commands.find((one) => one.options.length && after(one, written) !== null);
  if (named) {
    choose(named, after(named, written));
    return;
  }
  const typed = written.toLowerCase();
  const [word] = typed.split(" ");
  const full = state.commands.filter(
    (one) => one.shown.startsWith(typed) || one.command.startsWith(typed),
  );
  const loose = state.commands.filter(
    (one) => !full.includes(one) && word && one.shown.includes(word),
  );
  const whole = state.commands.filter((one) => after(one, written) !== null);
  offered = [...new Set([...whole, ...full, ...loose])];
  active = offered.length ? 0 : -1;
  draw();
}

/** What is written after a command's whole name and a space; null while there is no such name. */
function after(one, written) {
  const names = [one.shown, one.command];
  const name = names.find((each) => written.toLowerCase().startsWith(`${each} `));
  return name ? written.slice(name.length).trim() : null;
}

function draw() {
  picker.hidden = false;
  say.setAttribute("aria-expanded", "true");
  const rows = offered.map((one, index) =>
    el(
      "div",
      {
        role: "option",
        id: `command-${index}`,
        className: "option",
        "aria-selected": String(index === active),
        onmousedown: (event) => event.preventDefault(),
        onclick: () => choose(one),
      },
      el("span", { className: "label" }, `/${one.shown}`),
      hints(one),
      el("span", { className: "note" }, one.description),
    ),
  );
  const none = state.online
    ? "No command of that name."
    : `${state.bot.name} is not connected yet.`;
  picker.replaceChildren(...(rows.length ? rows : [el("p", { className: "none" }, none)]));
  mark();
}

function hints(one) {
  return el(
    "span",
    { className: "hints" },
    one.options.map((option) =>
      el("span", { className: option.required ? "hint" : "hint optional" }, option.shown),
    ),
  );
}

function mark() {
  [...picker.children].forEach((row, index) =>
    row.setAttribute("aria-selected", String(index === active)),
  );
  if (active < 0) say.removeAttribute("aria-activedescendant");
  else say.setAttribute("aria-activedescendant", `command-${active}`);
  picker.children[active]?.scrollIntoView({ block: "nearest" });
}

function hide() {
  picker.hidden = true;
  active = -1;
  say.setAttribute("aria-expanded", "false");
  say.removeAttribute("aria-activedescendant");
}

/** Put the picker away; words that stood in the box before it opened come back. */
function leave() {
  hide();
  say.value = draft;
  draft = "";
}

// A slash alone is nothing anybody wants to find again.
const away = () => (say.value === "/" ? leave() : hide());

function choose(one, rest = "") {
  leave();
  openLine(one, rest);
}

/** Go back from a command's options to its name. */
function rename(command) {
  showCommands();
  say.value = `/${command.shown}`;
  say.focus();
  suggest();
}

function step(by) {
  active = (active + by + offered.length) % offered.length;
  mark();
}

function pressed(event) {
  if (picker.hidden || event.isComposing) return;
  if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    event.preventDefault();
    if (offered.length) step(event.key === "ArrowDown" ? 1 : -1);
  } else if ((event.key === "Enter" || event.key === "Tab") && active >= 0) {
    event.preventDefault();
    choose(offered[active]);
  } else if (event.key === "Escape") {
    leave();
  }
}

async function send(event) {
  event.preventDefault();
  const content = say.value.trim();
  if (!content || !picker.hidden) return;
  say.value = "";
  emit("acted");
  try {
    await ask("say", { channel: state.place, content });
  } catch (error) {
    // What was not sent is not lost either.
    say.value ||= content;
    notice(error.message);
  }
}

function named(command) {
  const found = state.commands.find((one) => one.command === command || one.shown === command);
  if (found) openLine(found, "");
  else showCommands();
}

at("slash").append(icon("slash"));
at("send").append(icon("send"));
at("slash").addEventListener("click", () => (picker.hidden ? showCommands() : leave()));
say.addEventListener("input", suggest);
say.addEventListener("keydown", pressed);
at("entry").addEventListener("focusout", (event) => {
  if (event.relatedTarget && !at("entry").contains(event.relatedTarget)) away();
});
document.addEventListener("pointerdown", (event) => {
  if (!at("entry").contains(event.target)) away();
});
at("composer").addEventListener("submit", send);
on("line", named);
on("rename", rename);
on("commands-wanted", showCommands);
on("commands", () => picker.hidden || suggest());
document.addEventListener("keydown", (event) => {
  const typing = event.target.closest("input, textarea, dialog");
  if (event.key !== "/" || typing || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  showCommands();
  say.focus();
});
