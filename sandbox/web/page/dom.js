/** Small ways of making elements; text is always text, never markup. */

/** Make an element: properties, `on…` listeners and `aria-…`/`data-…` attributes, then children. */
export function el(tag, properties = {}, ...children) {
  const made = document.createElement(tag);
  for (const [key, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else if (key in made && !key.includes("-")) made[key] = value;
    else made.setAttribute(key, value === true ? "" : value);
  }
  made.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined));
  return made;
}

/** A button that does something on this page. */
export const button = (className, onclick, ...children) =>
  el("button", { type: "button", className, onclick }, ...children);

/** Put the cursor somewhere, unless that would call up a phone's keyboard unasked. */
export function invite(field) {
  if (!matchMedia("(pointer: coarse)").matches) field.focus();
}

/** Find the one element of an id. */
export const at = (id) => document.getElementById(id);

const SHAPES = {
  menu: "M4 7h16M4 12h16M4 17h16",
  help: "M9.2 9.2a2.9 2.9 0 1 1 4 2.7c-.8.4-1.2 1-1.2 2M12 17.3v.1M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18",
  hash: "M5 9h15M4 15h15M10 4 8 20M16 4l-2 16",
  thread: "M5 5v8a4 4 0 0 0 4 4h10M15 13l4 4-4 4",
  letter: "M4 6h16v12H4zM4 7l8 6 8-6",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9.3a2.7 2.7 0 1 1 0 5.4 2.7 2.7 0 0 1 0-5.4",
  close: "M6 6l12 12M18 6 6 18",
  down: "M6 9.5l6 6 6-6",
  send: "M4 12h15M13 6l6 6-6 6",
  slash: "M15.5 4l-7 16",
  reply: "M5 19v-6a4 4 0 0 1 4-4h10M15 5l4 4-4 4",
  check: "M5 12.5l4.5 4.5L19 7.5",
  out: "M13 5h6v6M19 5l-9 9M17 14v5H5V7h5",
  file: "M7 3h7l4 4v14H7zM14 3v4h4",
};

/** Draw an icon; words beside it or a label on its button say what it means. */
export function icon(name) {
  const space = "http://www.w3.org/2000/svg";
  const drawing = document.createElementNS(space, "svg");
  drawing.setAttribute("viewBox", "0 0 24 24");
  drawing.setAttribute("aria-hidden", "true");
  drawing.classList.add("drawn");
  const path = document.createElementNS(space, "path");
  path.setAttribute("d", SHAPES[name]);
  drawing.append(path);
  return drawing;
}

const TONES = [
  "#8a4b3c",
  "#3f6b8c",
  "#5b7a3a",
  "#8a6d1f",
  "#74527f",
  "#2f6f6b",
  "#9a5a74",
  "#5a5f73",
];
const NAMED = {
  red: "#a8403a",
  blue: "#3b63a0",
  green: "#41794c",
  yellow: "#97741a",
  black: "#3c3a38",
  white: "#8b8478",
  purple: "#74527f",
  orange: "#b3622a",
  brown: "#7a573b",
  grey: "#6d6a66",
};

/** A round badge with somebody's initial. */
export function avatar(name, number, bot = false) {
  const made = el("span", { className: bot ? "avatar bot" : "avatar", "aria-hidden": "true" });
  made.textContent = [...name][0]?.toUpperCase() ?? "?";
  if (!bot) made.style.background = NAMED[name.toLowerCase()] ?? TONES[number % TONES.length];
  return made;
}
