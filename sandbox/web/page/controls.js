/** The buttons and menus under a message. */

import { el, icon } from "./dom.js";
import { openForm } from "./form.js";
import { ask } from "./link.js";
import { offers, preset } from "./offers.js";
import { menu } from "./select.js";
import { emit } from "./state.js";

const ROW = 1;
const BUTTON = 2;
const YOUNG = 700;
const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

/** Everything that can be pressed on a message. */
export function controls(message) {
  const rows = message.components.filter((part) => part.type === ROW);
  if (!rows.length) return null;
  const trouble = el("p", { className: "trouble", role: "alert" });
  trouble.hidden = true;
  const whole = el("div", { className: "controls" });
  const run = (pressed, what, facts) =>
    press(whole, trouble, pressed, () =>
      ask(what, { channel: message.channel_id, message: message.id, ...facts }),
    );
  whole.append(
    ...rows.map((row) =>
      el(
        "div",
        { className: "row" },
        row.components.map((part) =>
          part.type === BUTTON ? button(part, run) : select(part, run),
        ),
      ),
    ),
    trouble,
  );
  return whole;
}

function face(part) {
  const emoji = part.emoji?.name;
  const hidden = part.label ? "true" : undefined;
  return [
    emoji ? el("span", { className: "emoji", "aria-hidden": hidden }, emoji) : null,
    part.label ?? "",
  ];
}

function button(part, run) {
  const style = `button ${STYLES[part.style] ?? "secondary"}`;
  if (part.url) {
    const facts = {
      className: style,
      href: part.url,
      target: "_blank",
      rel: "noopener noreferrer",
    };
    return el("a", facts, face(part), icon("out"));
  }
  const made = Date.now();
  const pressed = (event) => {
    // The second half of a double click was meant for whatever stood here before.
    if (event.detail > 1 && Date.now() - made < YOUNG) return;
    run(event.currentTarget, "click", { custom_id: part.custom_id });
  };
  return el(
    "button",
    {
      type: "button",
      className: style,
      disabled: part.disabled,
      "data-id": part.custom_id,
      onclick: pressed,
    },
    face(part),
  );
}

function select(part, run) {
  return menu({
    name: part.placeholder || "Make a choice",
    options: offers(part),
    least: part.min_values,
    most: part.max_values,
    picked: preset(part),
    disabled: part.disabled,
    chosen: (values, pressed) => run(pressed, "choose", { custom_id: part.custom_id, values }),
  });
}

async function press(whole, trouble, pressed, act) {
  if (whole.getAttribute("aria-busy")) return;
  whole.setAttribute("aria-busy", "true");
  emit("acted");
  pressed.classList.add("waiting");
  trouble.hidden = true;
  try {
    const reply = await act();
    if (reply.form) openForm(reply.form);
    if (reply.outcome === "failed") tell(trouble, "This interaction failed");
  } catch (error) {
    tell(trouble, error.message);
  } finally {
    whole.removeAttribute("aria-busy");
    pressed.classList.remove("waiting");
  }
}

function tell(trouble, words) {
  trouble.textContent = words;
  trouble.hidden = false;
}
