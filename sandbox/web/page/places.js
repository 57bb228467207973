/** The side of the page: who you are, where you can go, and who is waited for. */

import { at, avatar, el, icon } from "./dom.js";
import { called, emit, place, state, you } from "./state.js";

const LOCALES = {
  "en-US": "English", fr: "Français", de: "Deutsch", "es-ES": "Español", it: "Italiano",
  nl: "Nederlands", pl: "Polski", "pt-BR": "Português",
};
const ICONS = { channel: "hash", thread: "thread", dm: "letter" };

/** Draw everything that marks can change. */
export function drawSides() {
  at("guild").textContent = state.guild.name;
  at("bot").replaceChildren(el("span", { className: state.online ? "lamp on" : "lamp" }),
    state.online ? `${state.bot.name} is here` : `Waiting for ${state.bot.name}…`);
  keepFocus(at("people"), drawPeople);
  keepFocus(at("places"), drawPlaces);
  drawTop();
  drawAwaited();
}

// The lists are drawn anew at every change; whoever tabs through them must not be thrown out.
function keepFocus(part, draw) {
  const key = part.contains(document.activeElement) ? document.activeElement.dataset.key : null;
  draw(part);
  if (key) part.querySelector(`[data-key="${key}"]`)?.focus();
}

function drawPeople(part) {
  part.replaceChildren(el("h3", {}, "Play as"), el("ul", {}, state.people.map((one, index) => {
    const current = one.id === state.you;
    const awaited = one.awaited_in !== null;
    const label = `${one.name}${current ? ", you" : ""}${awaited ? ", awaited" : ""}${one.pings ? `, ${one.pings} unread` : ""}`;
    return el("li", {}, el("button", {
      type: "button", className: "person", "data-key": one.id, "aria-label": label, title: label,
      "aria-current": current ? "true" : undefined, onclick: () => emit("be", { person: one.id }),
    }, el("span", { className: "badge" }, avatar(one.name, index), awaited ? el("span", { className: "dot" }) : null),
      el("span", { className: "name" }, one.name),
      awaited ? el("span", { className: "state" }, "awaited") : one.pings ? el("span", { className: "count" }, one.pings) : null));
  })));
}

function drawPlaces(part) {
  const channels = state.places.filter((one) => one.kind !== "dm");
  const letters = state.places.filter((one) => one.kind === "dm");
  part.replaceChildren(
    el("h3", {}, "Channels"), el("ul", {}, channels.map(entry)),
    el("h3", {}, "Direct messages"), el("ul", {}, letters.map(entry)),
    language());
}

function entry(one) {
  const count = one.pings || (one.kind === "dm" ? one.unread : 0);
  const kinds = ["place", one.kind];
  if (one.unread) kinds.push("unread");
  return el("li", {}, el("button", {
    type: "button", className: kinds.join(" "), "data-key": one.id, "aria-current": one.id === state.place ? "page" : undefined,
    onclick: () => emit("jump", { channel: one.id }),
  }, icon(ICONS[one.kind]), el("span", { className: "name" }, one.name),
    one.unread ? el("span", { className: "unseen" }, `, ${one.unread} unread`) : null,
    count ? el("span", { className: "count", "aria-hidden": "true" }, count) : null));
}

function language() {
  const person = you();
  const known = person.locale in LOCALES ? LOCALES : { [person.locale]: person.locale, ...LOCALES };
  const pick = el("select", { id: "locale", "data-key": "locale", onchange: () => emit("locale", pick.value) },
    Object.entries(known).map(([value, name]) => el("option", { value, selected: value === person.locale }, name)));
  return el("label", { className: "language" }, `${person.name} reads `, pick);
}

function drawTop() {
  const here = place();
  if (!here) return;
  at("place").replaceChildren(icon(ICONS[here.kind]), el("span", { className: "name" }, here.name),
    el("span", { className: "topic" }, here.kind === "dm" ? `only ${you().name} reads this` : here.topic));
  const elsewhere = state.places.some((one) => one.pings && one.id !== state.place);
  at("menu").classList.toggle("marked", elsewhere);
  const unread = state.places.reduce((sum, one) => sum + one.pings, 0);
  document.title = `${unread ? `(${unread}) ` : ""}${called(here)} · ${state.guild.name}`;
}

/** One line above the message box says whose answer is missing, and takes you there. */
function drawAwaited() {
  const me = you();
  const bar = at("awaited");
  if (!state.online) {
    bar.replaceChildren(el("span", {}, `${state.bot.name} is not connected yet. Whatever you ask waits in vain until it is.`));
    return;
  }
  const there = me.awaited_in && me.awaited_in !== state.place ? place(me.awaited_in) : null;
  if (there) {
    const where = there.kind === "dm" ? "in your direct messages" : `in ${called(there)}`;
    bar.replaceChildren(el("span", {}, `${state.bot.name} asks you something ${where}.`),
      el("button", { type: "button", className: "button primary", onclick: () => emit("jump", { channel: there.id }) }, "Go there"));
    return;
  }
  const others = me.awaited_in ? [] : state.people.filter((one) => one.awaited_in && one.id !== me.id);
  bar.replaceChildren(...(others.length ? [el("span", {}, "Waiting for")] : []), ...others.map((one) =>
    el("button", { type: "button", className: "button secondary", onclick: () => emit("be", { person: one.id, channel: one.awaited_in }) },
      avatar(one.name, state.people.indexOf(one)), `Be ${one.name}`)));
}

// On a phone the channels lie behind a button.
const menu = at("menu");
const shade = at("shade");

/** Open or close the drawer of channels. */
export function drawer(open) {
  document.body.classList.toggle("drawer", open);
  menu.setAttribute("aria-expanded", String(open));
  shade.hidden = !open;
  if (open) at("places").querySelector("[aria-current]")?.focus();
}

menu.append(icon("menu"));
menu.addEventListener("click", () => drawer(!document.body.classList.contains("drawer")));
shade.addEventListener("click", () => drawer(false));
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && document.body.classList.contains("drawer")) {
    drawer(false);
    menu.focus();
  }
});
