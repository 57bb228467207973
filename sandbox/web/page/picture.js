/** Pictures: shown in the message with their words, and large when pressed. */

import { el, icon } from "./dom.js";

const WORTHWHILE = 1.3;

/** Files are fetched from here under whatever name this page was reached. */
export const local = (address) => new URL(address).pathname;

/** A file on a message. */
export function attached(file) {
  if (file.content_type?.startsWith("image/")) return picture(file);
  const size = file.size < 1024 ? `${file.size} bytes` : `${Math.round(file.size / 1024)} KB`;
  return el(
    "a",
    { className: "file", href: local(file.url), download: file.filename },
    icon("file"),
    el("span", {}, file.filename, el("span", { className: "note" }, size)),
  );
}

function picture(file) {
  const words = file.description ?? "";
  const image = el("img", {
    src: local(file.url),
    alt: words || file.filename,
    decoding: "async",
  });
  const open = () => enlarge(file, words, image);
  // Beside the picture, not around it: its words are read with it, not at every step to the button.
  const over = { type: "button", className: "over", title: "Enlarge", onclick: open };
  const whole = el(
    "div",
    { className: "picture" },
    image,
    el("button", { ...over, "aria-label": "Enlarge the picture" }),
  );
  // Room is kept before it is loaded, or the words below would jump.
  if (file.width) whole.style.setProperty("--width", file.width);
  if (file.height) whole.style.setProperty("--height", file.height);
  return el("figure", {}, whole, words ? described(words) : null);
}

const described = (words) =>
  el("details", { className: "alt" }, el("summary", {}, "Description"), el("p", {}, words));

function enlarge(file, words, small) {
  const image = el("img", { src: local(file.url), alt: words || file.filename });
  const frame = el(
    "button",
    { type: "button", className: "frame", "aria-label": "Larger, or the whole picture" },
    image,
  );
  const close = el(
    "button",
    { type: "button", className: "icon", "aria-label": "Close" },
    icon("close"),
  );
  const dialog = el(
    "dialog",
    { className: "viewer", "aria-label": file.filename },
    close,
    frame,
    words ? described(words) : null,
  );
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  const sizes = steps(file.width ?? small.naturalWidth, file.height ?? small.naturalHeight, frame);
  // On a phone the whole picture would be no larger than it already was.
  let size = Math.max(
    0,
    sizes.findIndex((width) => width > small.clientWidth * WORTHWHILE),
  );
  resize(frame, image, sizes[size]);
  frame.addEventListener("click", (event) => {
    // The dark around the picture closes it; Enter, which has no place, does not.
    if (event.detail && event.target === frame) {
      dialog.close();
      return;
    }
    size = (size + 1) % sizes.length;
    resize(frame, image, sizes[size], event);
  });
}

/** Widths worth stopping at: the whole picture, a full screen of it, every dot it has. */
function steps(full, height, frame) {
  const fit = frame.clientHeight * (full / height);
  const whole = Math.min(frame.clientWidth, fit, full);
  const cover = Math.min(Math.max(frame.clientWidth, fit), full);
  const sizes = [whole];
  for (const width of [cover, full]) if (width > sizes.at(-1) * WORTHWHILE) sizes.push(width);
  return sizes;
}

function resize(frame, image, width, event) {
  const { left, top, width: before, height } = image.getBoundingClientRect();
  // Without a place to look at, begin where reading begins.
  const across = event?.detail ? (event.clientX - left) / before : 0;
  const down = event?.detail ? (event.clientY - top) / height : 0;
  image.style.width = `${width}px`;
  frame.scrollTo(
    across * frame.scrollWidth - frame.clientWidth / 2,
    down * frame.scrollHeight - frame.clientHeight / 2,
  );
}
