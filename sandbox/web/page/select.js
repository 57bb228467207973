/** A menu that opens in place: one choice, or several with a button to confirm them. */

import { el, icon } from "./dom.js";

let made = 0;

/**
 * Make a menu. `options` have value, label, description and emoji; `chosen` is called with the
 * values once the choice is made.
 */
export const menu = (facts) => new Menu(facts).element;

class Menu {
  constructor({ name, hint = name, options, least = 1, most = 1, picked = [], disabled, chosen }) {
    Object.assign(this, { name, hint, options, least, most, chosen, several: most > 1 });
    this.marked = new Set(picked);
    made += 1;
    const id = `menu-${made}`;
    this.words = el("span", { className: "chosen" });
    this.button = el(
      "button",
      {
        type: "button",
        className: "menu",
        disabled,
        "aria-haspopup": "listbox",
        "aria-controls": id,
      },
      this.words,
      icon("down"),
    );
    this.done = el("button", { type: "button", className: "button primary" });
    this.rows = options.map((option) => row(option, this.several));
    const list = el(
      "div",
      {
        id,
        role: "listbox",
        tabIndex: -1,
        "aria-label": name,
        "aria-multiselectable": this.several ? "true" : undefined,
      },
      this.rows,
    );
    const confirm = this.several ? el("div", { className: "confirm" }, this.done) : null;
    this.list = el("div", { className: "options" }, list, confirm);
    this.element = el("div", { className: "select" }, this.button, this.list);
    this.listen();
    this.open(false);
    this.show();
  }

  listen() {
    this.button.addEventListener("click", () => this.open(this.list.hidden));
    this.button.addEventListener("keydown", (event) => {
      if (event.key !== "ArrowDown") return;
      event.preventDefault();
      this.open(true);
    });
    this.done.addEventListener("click", () => this.confirm());
    this.list.addEventListener("click", (event) => {
      const index = this.rows.indexOf(event.target.closest("[role=option]"));
      if (index >= 0) this.pick(index);
    });
    this.list.addEventListener("keydown", (event) => this.walk(event));
    this.list.addEventListener("focusout", (event) => {
      if (event.relatedTarget && !this.element.contains(event.relatedTarget)) this.open(false);
    });
  }

  show() {
    const labels = this.options.filter((one) => this.marked.has(one.value)).map((one) => one.label);
    this.words.textContent = labels.join(", ") || this.hint;
    this.words.classList.toggle("empty", !labels.length);
    this.button.setAttribute("aria-label", [this.name, ...labels].join(", "));
    this.rows.forEach((one, index) => {
      one.setAttribute("aria-selected", String(this.marked.has(this.options[index].value)));
    });
    const few = this.marked.size < this.least;
    const range = this.least === this.most ? this.most : `${this.least} to ${this.most}`;
    this.done.textContent = few ? `Pick ${range}` : `Choose ${this.marked.size || "none"}`;
    this.done.disabled = few;
  }

  open(yes) {
    this.list.hidden = !yes;
    this.button.setAttribute("aria-expanded", String(yes));
    if (!yes) return;
    const marked = this.rows.find((one) => one.getAttribute("aria-selected") === "true");
    (marked ?? this.rows[0])?.focus();
    this.list.scrollIntoView({ block: "nearest" });
  }

  pick(index) {
    const { value } = this.options[index];
    if (this.several) {
      if (!this.marked.delete(value) && this.marked.size < this.most) this.marked.add(value);
      this.show();
      return;
    }
    const again = this.marked.has(value) && this.least === 0;
    this.marked = new Set(again ? [] : [value]);
    this.show();
    this.confirm();
  }

  confirm() {
    this.close();
    this.chosen([...this.marked], this.button);
  }

  close() {
    this.open(false);
    this.button.focus();
  }

  walk(event) {
    const here = this.rows.indexOf(document.activeElement);
    const steps = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: this.rows.length - 1 };
    if (event.key === "Escape") {
      // Only the menu closes, not the form around it.
      event.stopPropagation();
      event.preventDefault();
      this.close();
    } else if (event.key in steps) {
      event.preventDefault();
      this.rows[(steps[event.key] + this.rows.length) % this.rows.length].focus();
    } else if (here >= 0 && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      this.pick(here);
    } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) {
      this.seek(event.key.toLowerCase(), here);
    }
  }

  seek(letter, here) {
    const order = [...this.rows.slice(here + 1), ...this.rows.slice(0, here + 1)];
    const begins = (one) => one.dataset.label.toLowerCase().startsWith(letter);
    const words = (one) => one.dataset.label.toLowerCase().split(/[^\p{L}\p{N}]+/u);
    // Where all begin alike, any word of theirs will do.
    const any = this.rows.every(begins) || !this.rows.some(begins);
    const later = (one) => words(one).slice(1).some((word) => word.startsWith(letter));
    const found = any ? later : begins;
    order.find(found)?.focus();
  }
}

function row(option, several) {
  const face = option.emoji?.name ? `${option.emoji.name} ` : "";
  const className = several ? "option several" : "option";
  return el(
    "div",
    { role: "option", tabIndex: -1, className, "data-label": option.label },
    el(
      "span",
      { className: "words" },
      el("span", { className: "label" }, face + option.label),
      " ",
      option.description ? el("span", { className: "note" }, option.description) : null,
    ),
    el("span", { className: "tick" }, icon("check")),
  );
}
