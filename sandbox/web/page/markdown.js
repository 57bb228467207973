/** Discord's markdown, turned into elements. */

import { el } from "./dom.js";
import { emit, place, state } from "./state.js";

const JUMP =
  /^https?:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/;
const MOMENTS = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const SPANS = [
  [1, "second"],
  [60, "minute"],
  [3600, "hour"],
  [86400, "day"],
  [2592000, "month"],
  [31536000, "year"],
];

// Tried in order at every position; what none of them takes is plain text.
const RULES = [
  [/^\\([^A-Za-z0-9\s])/, (m) => m[1]],
  [/^(`{1,2})([^`]|[^`][\s\S]*?[^`])\1(?!`)/, (m) => el("code", {}, m[2])],
  [/^\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/, (m) => link(m[2], inline(m[1]))],
  [/^<(https?:\/\/[^\s>]+)>/, (m) => link(m[1])],
  [/^https?:\/\/[^\s<]*[^\s<.,:;"')\]]/, (m) => link(m[0])],
  [/^<@!?(\d+)>/, (m) => mention(`@${state.users[m[1]] ?? "unknown"}`, m[1] === state.you)],
  [/^<@&(\d+)>/, (m) => mention(`@${(state.roles[m[1]] ?? "unknown").replace(/^@/, "")}`)],
  [/^@(everyone|here)\b/, (m) => mention(m[0], true)],
  [/^<#(\d+)>/, (m) => jump(m[1])],
  [/^<\/([\p{L}\p{N}_' -]+):\d+>/u, (m) => command(m[1])],
  [/^<t:(-?\d+)(?::([tTdDfFR]))?>/, (m) => moment(Number(m[1]), m[2] ?? "f")],
  [/^<a?:(\w+):\d+>/, (m) => `:${m[1]}:`],
  [/^\|\|([\s\S]+?)\|\|/, (m) => spoiler(m[1])],
  [/^\*\*([\s\S]+?)\*\*(?!\*)/, (m) => el("strong", {}, inline(m[1]))],
  [/^__([\s\S]+?)__(?!_)/, (m) => el("u", {}, inline(m[1]))],
  [/^~~([\s\S]+?)~~/, (m) => el("s", {}, inline(m[1]))],
  [/^\*(?=\S)((?:\*\*[^*]+\*\*|\\.|[^*\\])+?)\*(?!\*)/, (m) => el("em", {}, inline(m[1]))],
  [/^_((?:__[^_]+__|\\.|[^_\\])+?)_(?![A-Za-z0-9_])/, (m) => el("em", {}, inline(m[1]))],
];
const PLAIN = /^[\s\S][^\\`[<h*_~|@]*/u;

/** Read one run of text. */
export function inline(text) {
  const made = [];
  let rest = text;
  let before = "";
  while (rest) {
    const [taken, piece] = next(rest, before);
    made.push(piece);
    before = taken.at(-1);
    rest = rest.slice(taken.length);
  }
  return made;
}

function next(rest, before) {
  // snake_case is no emphasis
  const inside = rest[0] === "_" && /[\p{L}\p{N}]/u.test(before);
  for (const [pattern, make] of inside ? [] : RULES) {
    const found = pattern.exec(rest);
    if (found) return [found[0], make(found)];
  }
  const [plain] = PLAIN.exec(rest);
  return [plain, plain];
}

function link(address, words) {
  const found = JUMP.exec(address);
  if (found) return jump(found[1], found[2], words);
  return el("a", { href: address, target: "_blank", rel: "noopener noreferrer" }, words ?? address);
}

function jump(channel, message, words) {
  const there = place(channel);
  const name = there ? (there.kind === "dm" ? `@${there.name}` : `#${there.name}`) : "#unknown";
  const shown = words ?? (message ? `${name} › message` : name);
  const go = () => emit("jump", { channel, message });
  return el(
    "button",
    { type: "button", className: "mention", disabled: !there, onclick: go },
    shown,
  );
}

function command(name) {
  const open = () => emit("line", name);
  return el("button", { type: "button", className: "mention command", onclick: open }, `/${name}`);
}

function mention(words, mine = false) {
  return el("span", { className: mine ? "mention mine" : "mention" }, words);
}

function moment(seconds, style) {
  const when = new Date(seconds * 1000);
  if (Number.isNaN(when.valueOf())) return "invalid date";
  const full = when.toLocaleString([], MOMENTS.F);
  const shown = style === "R" ? ago(seconds) : when.toLocaleString([], MOMENTS[style]);
  return el("time", { dateTime: when.toISOString(), title: full, className: "moment" }, shown);
}

function ago(seconds) {
  const apart = Math.round(seconds - Date.now() / 1000);
  const [size, unit] = SPANS.findLast(([span]) => Math.abs(apart) >= span) ?? SPANS[0];
  const words = new Intl.RelativeTimeFormat([], { numeric: "auto" });
  return words.format(Math.trunc(apart / size), unit);
}

function spoiler(text) {
  const inner = el("span", { "aria-hidden": "true" }, inline(text));
  const show = (event) => {
    event.preventDefault();
    cover.classList.add("shown");
    cover.removeAttribute("role");
    cover.removeAttribute("tabindex");
    cover.removeAttribute("aria-label");
    inner.removeAttribute("aria-hidden");
  };
  const key = (event) => (event.key === "Enter" || event.key === " ") && show(event);
  const words = "Hidden text, press to show";
  const facts = { className: "spoiler", role: "button", tabIndex: 0, "aria-label": words };
  const cover = el("span", { ...facts, onclick: show, onkeydown: key }, inner);
  return cover;
}

/** Read a whole message: blocks of lines, each with its runs. */
export function markdown(text) {
  const lines = text.split("\n");
  const made = [];
  while (lines.length) made.push(block(lines));
  return made;
}

function block(lines) {
  const line = lines[0];
  if (line.startsWith("```")) return fence(lines);
  if (line.startsWith(">>> ")) {
    lines[0] = line.slice(4);
    return el("blockquote", {}, markdown(lines.splice(0).join("\n")));
  }
  if (line.startsWith("> ")) return quote(lines);
  const heading = /^(#{1,3}) (.+)/.exec(line);
  if (heading) {
    lines.shift();
    return el(`h${heading[1].length + 2}`, {}, inline(heading[2]));
  }
  if (line.startsWith("-# "))
    return el("p", { className: "small" }, inline(lines.shift().slice(3)));
  if (LISTED.test(line)) return list(lines, indent(line));
  return paragraph(lines);
}

const LISTED = /^(\s*)(?:[-*]|(\d+)\.) +(.+)/;
const indent = (line) => LISTED.exec(line)[1].length;
const special = (line) => /^(```|> |>>> |#{1,3} .|-# )/.test(line) || LISTED.test(line);

function fence(lines) {
  const whole = lines.splice(0).join("\n");
  const found = /^```(?:([\w+-]+)\n)?\n?([\s\S]*?)\n?```\n?/.exec(whole);
  if (!found) return el("p", {}, whole);
  const rest = whole.slice(found[0].length);
  if (rest) lines.push(...rest.split("\n"));
  return el("pre", { tabIndex: 0 }, el("code", {}, found[2]));
}

function quote(lines) {
  const inner = [];
  while (lines.length && lines[0].startsWith("> ")) inner.push(lines.shift().slice(2));
  return el("blockquote", {}, markdown(inner.join("\n")));
}

function list(lines, depth) {
  const number = LISTED.exec(lines[0])[2];
  const made = number ? el("ol", { start: Number(number) }) : el("ul");
  while (lines.length && LISTED.test(lines[0]) && indent(lines[0]) >= depth) {
    if (indent(lines[0]) > depth + 1) made.lastChild?.append(list(lines, indent(lines[0])));
    else made.append(el("li", {}, inline(LISTED.exec(lines.shift())[3])));
  }
  return made;
}

function paragraph(lines) {
  const taken = [lines.shift()];
  while (lines.length && !special(lines[0])) taken.push(lines.shift());
  const text = taken.join("\n").trimEnd();
  return text ? el("p", {}, inline(text)) : el("div", { className: "gap" });
}
