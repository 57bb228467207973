/** One message, as a Discord client shows it. */

import { controls } from "./controls.js";
import { avatar, el, icon } from "./dom.js";
import { ask } from "./link.js";
import { inline, markdown } from "./markdown.js";
import { attached, local } from "./picture.js";
import { emit, named, numbered, state } from "./state.js";

const EPHEMERAL = 1 << 6;
const LOADING = 1 << 7;
const TOGETHER = 7 * 60 * 1000;
const QUOTED = 90;
const SHORT = 90;
const WORDS = 10;

/** Whether a message follows the one before it without saying again who speaks. */
export function follows(message, before) {
  if (!before || before.author.id !== message.author.id || message.command) return false;
  const hidden = message.flags & EPHEMERAL;
  // Two panels must not look like one: short private answers run on, and nothing after a picture.
  const runs = hidden
    ? brief(message) && brief(before)
    : !message.referenced_message && !before.attachments.length;
  return (
    runs &&
    (before.flags & EPHEMERAL) === hidden &&
    new Date(message.timestamp) - new Date(before.timestamp) < TOGETHER
  );
}

/** Make a message's element. */
export function messageElement(message, before) {
  const mine = message.mentions.some((one) => one.id === state.you) || message.mention_everyone;
  const kinds = ["message"];
  if (follows(message, before)) kinds.push("follows");
  if (message.flags & EPHEMERAL) kinds.push("private");
  if (mine) kinds.push("calls");
  if (message.flags & EPHEMERAL && brief(message)) kinds.push("brief");
  const made = el("article", {
    className: kinds.join(" "),
    id: `m${message.id}`,
    tabIndex: -1,
    "aria-label": [named(message.author), ...marks(message, mine)].join(", "),
  });
  made.append(...parts(message, kinds.includes("follows")));
  return made;
}

const marks = (message, mine) => [
  clock(message).shown,
  ...(message.flags & EPHEMERAL ? ["only you see this"] : []),
  ...(mine ? ["mentions you"] : []),
];

// A private answer of one line takes no more room than that line.
function brief(message) {
  return (
    message.content.length < SHORT &&
    !message.content.includes("\n") &&
    !message.components.length &&
    !message.attachments.length &&
    !message.embeds.length
  );
}

function parts(message, short) {
  const { author } = message;
  const face = avatar(named(author), numbered(author.id), author.bot);
  return [
    ...origin(message),
    el("div", { className: "face" }, short ? null : face),
    el(
      "div",
      { className: "body" },
      short ? el("span", { className: "unseen" }, `${named(author)}: `) : heading(message),
      message.flags & LOADING
        ? thinking(author)
        : el("div", { className: "text" }, markdown(message.content)),
      message.components
        .filter((part) => part.type === WORDS)
        .map((part) => el("div", { className: "text" }, markdown(part.content))),
      message.embeds.map(embed),
      loose(message).map(attached),
      controls(message),
      message.flags & EPHEMERAL ? privacy(message) : null,
    ),
  ];
}

function origin(message) {
  if (message.command) {
    const who = named(message.interaction_metadata.user);
    return [
      el(
        "p",
        { className: "origin" },
        icon("reply"),
        el("strong", {}, who),
        " used ",
        el("span", { className: "mention" }, `/${message.command}`),
      ),
    ];
  }
  const answered = message.referenced_message;
  // Whoever pressed a button knows which; only the others need to be told.
  if (!answered || message.flags & EPHEMERAL) return [];
  const words = answered.content.split("\n").find((line) => line.trim()) ?? "a picture";
  const text = words.replace(/^(#{1,3}|-#|>) /, "").slice(0, QUOTED);
  const go = () => emit("jump", { channel: answered.channel_id, message: answered.id });
  return [
    el(
      "p",
      { className: "origin" },
      icon("reply"),
      el(
        "button",
        { type: "button", onclick: go },
        el("strong", {}, named(answered.author)),
        " ",
        inline(text).map(flat),
      ),
    ),
  ];
}

// A quotation inside a button can hold no buttons of its own.
const flat = (piece) => (typeof piece === "string" ? piece : piece.textContent);

function clock(message) {
  const when = new Date(message.timestamp);
  const today = when.toDateString() === new Date().toDateString();
  const style = today ? { timeStyle: "short" } : { dateStyle: "short", timeStyle: "short" };
  return { full: when.toLocaleString(), shown: when.toLocaleString([], style) };
}

function heading(message) {
  const { full, shown } = clock(message);
  return el(
    "header",
    {},
    el("strong", { className: "author" }, named(message.author)),
    message.author.bot ? el("span", { className: "tag" }, "APP") : null,
    el("time", { dateTime: message.timestamp, title: full }, shown),
  );
}

function thinking(author) {
  return el(
    "p",
    { className: "thinking" },
    el("span", { className: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i")),
    `${named(author)} is thinking…`,
  );
}

function privacy(message) {
  const dismiss = () => ask("dismiss", { channel: message.channel_id, message: message.id });
  return el(
    "p",
    { className: "privacy" },
    icon("eye"),
    el("span", { className: "words" }, "Only you see this · "),
    el("button", { type: "button", className: "text-button", onclick: dismiss }, "Dismiss"),
  );
}

function loose(message) {
  const shown = new Set(message.embeds.flatMap((one) => [one.image?.url, one.thumbnail?.url]));
  return message.attachments.filter((one) => !shown.has(one.url));
}

function embed(one) {
  const made = el(
    "div",
    { className: "embed" },
    one.author ? el("p", { className: "small" }, one.author.name) : null,
    one.title ? el("p", { className: "title" }, inline(one.title)) : null,
    one.description ? el("div", { className: "text" }, markdown(one.description)) : null,
    el(
      "dl",
      {},
      (one.fields ?? []).map((field) =>
        el(
          "div",
          { className: field.inline ? "inline" : "" },
          el("dt", {}, inline(field.name)),
          el("dd", {}, markdown(field.value)),
        ),
      ),
    ),
    one.image ? ownPicture(one.image) : null,
    one.footer ? el("p", { className: "small" }, one.footer.text) : null,
  );
  if (one.color) made.style.borderColor = `#${one.color.toString(16).padStart(6, "0")}`;
  return made;
}

function ownPicture({ url, width, height, description }) {
  // Pictures from elsewhere are named, not loaded: the page reaches nothing outside.
  if (!local(url).includes("attachments/")) return el("p", { className: "small" }, url);
  return attached({ url, width, height, description, filename: "picture", content_type: "image/" });
}
