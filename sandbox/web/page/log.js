/** The messages of the open channel. */

import { at, el, icon } from "./dom.js";
import { ask } from "./link.js";
import { messageElement } from "./message.js";
import { on, place, state } from "./state.js";
import { welcomeCard } from "./welcome.js";

const NEAR = 160;
const EXPECTING = 4000;
const HUSH = 600;

const log = at("log");
const newest = at("newest");
let messages = [];
let more = false;
let stuck = true;
let expecting = 0;
let hushed = 0;
let height = 0;

/** Show a channel from its newest message. */
export async function openLog() {
  const channel = state.place;
  // What the last person read must not stand under the next one's name, not even for a moment.
  log.replaceChildren();
  const found = await ask("history", { channel });
  if (channel !== state.place) return;
  messages = found.messages;
  more = found.more;
  draw();
  toEnd();
  read();
}

// Only what comes while somebody listens is read aloud, not a whole channel on entering it.
function hush() {
  log.setAttribute("aria-live", "off");
  clearTimeout(hushed);
  hushed = setTimeout(() => log.setAttribute("aria-live", "polite"), HUSH);
}

function draw() {
  hush();
  log.replaceChildren(
    ...beginning(),
    ...messages.map((one, index) => messageElement(one, messages[index - 1])),
  );
}

function beginning() {
  if (more) {
    const button = el(
      "button",
      { type: "button", className: "button secondary", onclick: earlier },
      "Earlier messages",
    );
    return [el("div", { className: "beginning" }, button)];
  }
  const here = place();
  if (!here) return [];
  if (here.kind === "dm") {
    const words = `Here ${here.name} writes to you alone. The other people never see it.`;
    return [el("div", { className: "beginning" }, el("p", {}, words))];
  }
  return [el("div", { className: "beginning" }, welcomeCard())];
}

async function earlier() {
  const found = await ask("history", { channel: state.place, before: messages[0].id });
  const from = log.scrollHeight - log.scrollTop;
  messages = [...found.messages, ...messages];
  more = found.more;
  draw();
  log.scrollTop = log.scrollHeight - from;
}

/** Take in a new or changed message. */
export function arrived(message) {
  if (message.channel_id !== state.place) return;
  const index = messages.findIndex((one) => one.id === message.id);
  if (index < 0) {
    messages.push(message);
    log.append(messageElement(message, messages.at(-2)));
  } else {
    messages[index] = message;
    replace(message, messageElement(message, messages[index - 1]));
  }
  follow();
  if (index < 0 && !stuck) tellNewest("New messages");
  read();
}

function replace(message, fresh) {
  const old = at(`m${message.id}`);
  const focused = old.contains(document.activeElement) ? document.activeElement : null;
  const told = old.querySelector("details.alt[open]");
  old.replaceWith(fresh);
  if (told) fresh.querySelector("details.alt")?.setAttribute("open", "");
  if (!focused) return;
  // Whoever works by keyboard stays where he was, or at least on this message.
  const same =
    focused.dataset.id &&
    [...fresh.querySelectorAll("[data-id]")].find(
      (one) => one.dataset.id === focused.dataset.id && !one.disabled,
    );
  (same || fresh).focus({ preventScroll: true });
}

/** Take messages away. */
export function gone(channel, ids) {
  if (channel !== state.place) return;
  messages = messages.filter((one) => !ids.includes(one.id));
  for (const old of ids.map((id) => at(`m${id}`)).filter(Boolean)) takeAway(old);
  follow();
}

function takeAway(old) {
  const next = old.nextElementSibling ?? old.previousElementSibling;
  const focused = old.contains(document.activeElement);
  old.remove();
  const index = messages.findIndex((one) => `m${one.id}` === next?.id);
  // What followed without a name may need to say again who speaks.
  if (index >= 0) replace(messages[index], messageElement(messages[index], messages[index - 1]));
  if (focused) (at(next?.id) ?? log).focus({ preventScroll: true });
}

/** Say something on the page's own account, as a client does when a command gets no answer. */
export function notice(words) {
  const dismiss = () => made.remove();
  const made = el(
    "p",
    { className: "trouble notice", role: "alert" },
    `${words} `,
    el("button", { type: "button", className: "text-button", onclick: dismiss }, "Dismiss"),
  );
  log.append(made);
  toEnd();
}

/** Bring one message before the eyes, however far back it lies. */
export async function show(id) {
  while (more && !at(`m${id}`)) await earlier();
  const found = at(`m${id}`);
  found?.scrollIntoView({ block: "center" });
  found?.focus({ preventScroll: true });
  found?.classList.add("shown-now");
}

function toEnd() {
  stuck = true;
  newest.hidden = true;
  log.scrollTop = log.scrollHeight;
  const last = log.lastElementChild;
  // What is longer than the screen is read from its beginning, unless something is to be pressed.
  if (last?.offsetHeight > log.clientHeight && !last.querySelector(".controls :enabled")) {
    last.scrollIntoView({ block: "start" });
  }
  height = log.scrollHeight;
}

function tellNewest(words) {
  newest.replaceChildren(icon("down"), words);
  newest.hidden = false;
}

// Whoever scrolled up to read is left there; everybody else sees the newest words.
function follow() {
  if (stuck || Date.now() < expecting) toEnd();
}

/** Everything here counts as read while somebody looks at it. */
export function read() {
  const here = place();
  if (!here || document.visibilityState !== "visible") return;
  ask("read", { channel: here.id });
}

log.addEventListener("scroll", () => {
  // What grew while it was shown was not scrolled away from.
  if (stuck && log.scrollHeight !== height) {
    toEnd();
    return;
  }
  const away = log.scrollHeight - log.scrollTop - log.clientHeight;
  stuck = away < NEAR;
  if (stuck) newest.hidden = true;
  else if (newest.hidden && away > log.clientHeight) tellNewest("To the newest");
});
newest.addEventListener("click", () => {
  toEnd();
  log.lastElementChild?.focus({ preventScroll: true });
});
log.addEventListener("load", follow, true);
// The welcome names the bot's first command, which may be learned later than the messages.
on("commands", () => log.querySelector(".welcome")?.replaceWith(welcomeCard()));
// Whoever does something wants to see what comes of it.
on("acted", () => {
  expecting = Date.now() + EXPECTING;
});
for (const moved of ["wheel", "touchmove"]) {
  log.addEventListener(
    moved,
    () => {
      expecting = 0;
    },
    { passive: true },
  );
}
new ResizeObserver(follow).observe(log);
document.addEventListener("visibilitychange", read);
