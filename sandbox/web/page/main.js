/** Brings the page to life: joins the line to the sandbox with everything that is drawn. */

import { drawComposer } from "./composer.js";
import { at } from "./dom.js";
import { closeLine } from "./line.js";
import { ask, connect, Refused } from "./link.js";
import { arrived, gone, notice, openLog, show } from "./log.js";
import { drawer, drawSides } from "./places.js";
import { emit, on, place, state, you } from "./state.js";

/** Person and channel stand in the address, so that a reload or a second window finds them. */
function remember() {
  const here = place();
  const name = here.kind === "dm" ? "@" : here.name;
  history.replaceState(null, "", `#${encodeURIComponent(you().name)}/${encodeURIComponent(name)}`);
}

function remembered() {
  const [person = "", name = ""] = location.hash.slice(1).split("/").map(decodeURIComponent);
  return { person, name };
}

async function be(person, channel) {
  closeLine();
  const found = await ask("be", { person });
  Object.assign(state, found);
  const { name } = remembered();
  const wanted =
    state.places.find((one) => one.id === channel) ??
    state.places.find((one) => (one.kind === "dm" ? "@" : one.name) === name) ??
    state.places[0];
  await open(wanted.id);
}

async function open(channel, message) {
  if (!place(channel)) return;
  state.place = channel;
  at("app").setAttribute("aria-busy", "true");
  drawer(false);
  closeLine();
  remember();
  drawSides();
  drawComposer();
  await Promise.all([openLog(), learnCommands()]);
  at("app").setAttribute("aria-busy", "false");
  if (message) show(message);
}

async function learnCommands() {
  const channel = state.place;
  const found = await ask("commands", { channel });
  if (channel !== state.place) return;
  state.commands = found.commands;
  emit("commands");
}

function marked({ people, places }) {
  Object.assign(state, { people, places });
  if (place()) drawSides();
  else open(state.places[0].id);
}

const NEWS = {
  message: ({ message }) => arrived(message),
  gone: ({ channel, messages }) => gone(channel, messages),
  marks: marked,
  commands: learnCommands,
  bot: ({ online }) => {
    state.online = online;
    drawSides();
    learnCommands();
  },
};

function heard(frame) {
  // News for the person who was looked through a moment ago is no longer meant for this screen.
  if (frame.to === state.you) NEWS[frame.event](frame);
}

function lost() {
  at("offline").textContent =
    "The sandbox has stopped. Started again, it begins anew, and this page comes back by itself.";
  at("offline").hidden = false;
}

async function opened() {
  at("offline").hidden = true;
  await be(state.you ? you().name : remembered().person);
}

on("be", ({ person, channel }) => be(person, channel));
on("jump", ({ channel, message }) =>
  channel === state.place && message ? show(message) : open(channel, message),
);
on("locale", async (locale) => {
  Object.assign(state, await ask("locale", { locale }));
  drawSides();
  await learnCommands();
});
// What no part of the page expected to be refused is said aloud; a broken line says so by itself.
window.addEventListener("unhandledrejection", (event) => {
  if (!(event.reason instanceof Refused)) return;
  event.preventDefault();
  if (at("offline").hidden) notice(event.reason.message);
});
document.addEventListener("keydown", (event) => {
  const person =
    event.altKey && /^Digit[1-9]$/.test(event.code) && state.people[Number(event.code.at(-1)) - 1];
  if (!person) return;
  event.preventDefault();
  emit("be", { person: person.id });
});
connect({ opened, news: heard, lost });
