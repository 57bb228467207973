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
    width: file.width,
    height: file.height,
    decoding: "async",
  });
  // The button is named by the picture's own words; a label would keep them from being read.
  const open = el("button", { type: "button", className: "picture", title: "Enlarge" }, image);
  open.addEventListener("click", () => enlarge(file, words, image));
  if (!words) return el("figure", {}, open);
  const told = el(
    "details",
    { className: "alt" },
    el("summary", {}, "Description"),
    el("p", {}, words),
  );
  return el("figure", {}, open, told);
}

function enlarge(file, words, small) {
  const image = el("img", { src: local(file.url), alt: words || file.filename });
  const frame = el(
    "button",
    { type: "button", className: "frame", "aria-label": "Full size or whole picture" },
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
    words ? el("p", {}, words) : null,
  );
  frame.addEventListener("click", (event) => zoom(dialog, frame, image, event));
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  // On a phone the whole picture would be no larger than it already was.
  const room = Math.min(frame.clientWidth, (frame.clientHeight * file.width) / file.height);
  if (room < small.clientWidth * WORTHWHILE) zoom(dialog, frame, image);
}

function zoom(dialog, frame, image, event) {
  const { left, top, width, height } = image.getBoundingClientRect();
  const across = event?.clientX ? (event.clientX - left) / width : 0.5;
  const down = event?.clientY ? (event.clientY - top) / height : 0.5;
  dialog.classList.toggle("zoomed");
  frame.scrollTo(
    across * frame.scrollWidth - frame.clientWidth / 2,
    down * frame.scrollHeight - frame.clientHeight / 2,
  );
}
