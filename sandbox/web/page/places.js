/** The side of the page: who you are, where you can go, and who is waited for. */

import { at, avatar, button, el, icon } from "./dom.js";
import { called, emit, numbered, place, state, you } from "./state.js";

const LOCALES = {
  "en-US": "English",
  fr: "Français",
  de: "Deutsch",
  "es-ES": "Español",
  it: "Italiano",
  nl: "Nederlands",
  pl: "Polski",
  "pt-BR": "Português",
};
const ICONS = { channel: "hash", thread: "thread", dm: "letter" };

/** Draw everything that marks can change. */
export function drawSides() {
  at("guild").textContent = state.guild.name;
  at("bot").replaceChildren(
    el("span", { className: state.online ? "lamp on" : "lamp" }),
    state.online ? `${state.bot.name} is here` : `Waiting for ${state.bot.name}…`,
  );
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
  part.replaceChildren(el("h3", {}, "Play as"), el("ul", {}, state.people.map(person)));
}

function person(one, index) {
  const current = one.id === state.you;
  const awaited = one.awaited_in !== null;
  const states = [current && "you", awaited && "awaited", one.pings && `${one.pings} unread`];
  const label = [one.name, ...states.filter(Boolean)].join(", ");
  const dot = awaited ? el("span", { className: "dot" }) : null;
  const made = button(
    "person",
    () => emit("be", { person: one.id }),
    el("span", { className: "badge" }, avatar(one.name, index), dot),
    el("span", { className: "name" }, one.name),
    awaited ? el("span", { className: "state" }, "awaited") : null,
    one.pings && !awaited ? el("span", { className: "count" }, one.pings) : null,
  );
  made.dataset.key = one.id;
  made.title = label;
  made.setAttribute("aria-label", label);
  if (current) made.setAttribute("aria-current", "true");
  return el("li", {}, made);
}

function drawPlaces(part) {
  const channels = state.places.filter((one) => one.kind !== "dm");
  const letters = state.places.filter((one) => one.kind === "dm");
  part.replaceChildren(
    el("h3", {}, "Channels"),
    el("ul", {}, channels.map(entry)),
    el("h3", {}, "Direct messages"),
    el("ul", {}, letters.map(entry)),
    language(),
  );
}

function entry(one) {
  const count = one.pings || (one.kind === "dm" ? one.unread : 0);
  const kinds = ["place", one.kind];
  if (one.unread) kinds.push("unread");
  return el(
    "li",
    {},
    el(
      "button",
      {
        type: "button",
        className: kinds.join(" "),
        "data-key": one.id,
        "aria-current": one.id === state.place ? "page" : undefined,
        onclick: () => emit("jump", { channel: one.id }),
      },
      icon(ICONS[one.kind]),
      el("span", { className: "name" }, one.name),
      one.unread ? el("span", { className: "unseen" }, `, ${one.unread} unread`) : null,
      count ? el("span", { className: "count", "aria-hidden": "true" }, count) : null,
    ),
  );
}

function language() {
  const person = you();
  const known = person.locale in LOCALES ? LOCALES : { [person.locale]: person.locale, ...LOCALES };
  const pick = el(
    "select",
    { id: "locale", "data-key": "locale", onchange: () => emit("locale", pick.value) },
    Object.entries(known).map(([value, name]) =>
      el("option", { value, selected: value === person.locale }, name),
    ),
  );
  return el("label", { className: "language" }, `${person.name} reads `, pick);
}

function drawTop() {
  const here = place();
  if (!here) return;
  at("place").replaceChildren(
    icon(ICONS[here.kind]),
    el("span", { className: "name" }, here.name),
    el(
      "span",
      { className: "topic" },
      here.kind === "dm" ? `for ${you().name} only` : here.topic,
    ),
  );
  const elsewhere = state.places.some((one) => one.pings && one.id !== state.place);
  at("menu").classList.toggle("marked", elsewhere);
  const unread = state.places.reduce((sum, one) => sum + one.pings, 0);
  document.title = `${unread ? `(${unread}) ` : ""}${called(here)} · ${state.guild.name}`;
}

/** One line above the message box says whose answer is missing, and takes you there. */
function drawAwaited() {
  const said = at("awaited");
  const { online, you: me, place: here, people } = state;
  const news = JSON.stringify([online, me, here, people.map((one) => one.awaited_in)]);
  // Drawn anew only for news, so that it is read aloud once and keeps the focus.
  if (said.dataset.news === news) return;
  said.dataset.news = news;
  said.replaceChildren(...(online ? awaitedWords() : [offlineWords()]));
}

function offlineWords() {
  return el(
    "span",
    {},
    `${state.bot.name} is not connected yet, so nothing you press is answered.`,
  );
}

function awaitedWords() {
  const me = you();
  const there = me.awaited_in === state.place ? null : place(me.awaited_in);
  if (there) {
    const where = there.kind === "dm" ? "in your direct messages" : `in ${called(there)}`;
    const go = button("button primary", () => emit("jump", { channel: there.id }), "Go there");
    return [el("span", {}, `${state.bot.name} asks you something ${where}.`), go];
  }
  const others = state.people.filter((one) => one.awaited_in && one.id !== me.id);
  if (me.awaited_in || !others.length) return [];
  return [el("span", {}, "Waiting for"), ...others.map(become)];
}

function become(one) {
  const go = () => emit("be", { person: one.id, channel: one.awaited_in });
  return button("button secondary", go, avatar(one.name, numbered(one.id)), `Be ${one.name}`);
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
