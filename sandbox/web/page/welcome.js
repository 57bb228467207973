/** What a newcomer reads first. */

import { at, avatar, button, el, icon } from "./dom.js";
import { markdown } from "./markdown.js";
import { emit, state } from "./state.js";

/** The words of welcome: the bot's own if it has some, else what any bot's visitor needs. */
function words() {
  return state.welcome
    ? markdown(state.welcome)
    : markdown(
        `## Welcome\nThis is a small Discord on your own computer, with **${state.bot.name}** in it. ` +
          "Nothing leaves this machine, and you need no account.",
      );
}

function steps() {
  const [person] = state.people;
  const [start] = state.commands;
  const many = `You are ${state.people.length} people here. Press a name to be that person; `;
  const letters = `What ${state.bot.name} tells one person alone is under “Direct messages”.`;
  return [
    el(
      "ul",
      { className: "steps" },
      step(icon("slash"), "Commands begin with a slash: type ", el("kbd", {}, "/"), " below."),
      step(avatar(person.name, 0), many, "a dot means the bot waits for them."),
      step(icon("letter"), letters),
    ),
    el(
      "p",
      { className: "row" },
      start
        ? button("button primary", () => emit("line", start.command), `Start with /${start.shown}`)
        : null,
      button("button secondary", () => emit("commands-wanted"), "Show all commands"),
    ),
  ];
}

const step = (sign, ...words) => el("li", {}, sign, el("span", {}, ...words));

/** The welcome as it stands at the top of a channel. */
export function welcomeCard() {
  return el("section", { className: "welcome", "aria-label": "Welcome" }, words(), steps());
}

/** The welcome again, whenever it is asked for. */
export function openWelcome() {
  const close = el(
    "button",
    { type: "button", className: "icon", "aria-label": "Close" },
    icon("close"),
  );
  const keys = el(
    "p",
    { className: "small" },
    "Keys: ",
    el("kbd", {}, "/"),
    " commands · ",
    el("kbd", {}, "Alt"),
    " + ",
    el("kbd", {}, "1"),
    "… another person · ",
    el("kbd", {}, "Esc"),
    " closes",
  );
  const dialog = el(
    "dialog",
    { className: "about", "aria-label": "What is this page?" },
    close,
    welcomeCard(),
    keys,
  );
  dialog.addEventListener("close", () => dialog.remove());
  // Closed before the press is carried out: behind an open dialog nothing can take the focus.
  const leave = (event) => {
    if (event.target === dialog || event.target.closest("button")) dialog.close();
  };
  dialog.addEventListener("click", leave, { capture: true });
  document.body.append(dialog);
  dialog.showModal();
}

at("about").append(icon("help"));
at("about").addEventListener("click", openWelcome);
