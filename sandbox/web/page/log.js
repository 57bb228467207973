/** The messages of the open channel. */

import { at, el } from "./dom.js";
import { ask } from "./link.js";
import { messageElement } from "./message.js";
import { on, place, state } from "./state.js";
import { welcomeCard } from "./welcome.js";

const NEAR = 160;
const EXPECTING = 4000;

const log = at("log");
let messages = [];
let more = false;
let stuck = true;
let expecting = 0;

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

function draw() {
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
  draw();
  follow();
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
  log.scrollTop = log.scrollHeight;
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
  stuck = log.scrollHeight - log.scrollTop - log.clientHeight < NEAR;
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
