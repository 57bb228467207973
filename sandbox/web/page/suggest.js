/** Live suggestions for one option of a command. */

import { el } from "./dom.js";

const PAUSE = 120;

/** Let a field ask the bot while it is typed into; the choices appear in `list`. */
export function suggestions({ made, option, list, query }) {
  const helper = new Suggestions({ made, option, list, query });
  return { ...made, value: () => helper.picked?.value ?? made.value() };
}

const extending = (one, picked) =>
  String(one.value).startsWith(picked.value) || one.name.startsWith(picked.name);

class Suggestions {
  constructor({ made, option, list, query }) {
    Object.assign(this, { made, option, list, query, input: made.input });
    this.choices = [];
    this.active = -1;
    this.picked = null;
    this.turn = 0;
    this.timer = 0;
    this.input.setAttribute("role", "combobox");
    this.input.setAttribute("aria-autocomplete", "list");
    this.input.setAttribute("aria-controls", "offers");
    this.input.addEventListener("keydown", (event) => this.pressed(event));
    this.input.addEventListener("focus", () => this.look(true));
    this.input.addEventListener("blur", () => this.close());
    this.input.addEventListener("input", () => this.typed());
  }

  get value() {
    return this.picked?.value ?? this.input.value.trim();
  }

  get shown() {
    return !this.list.hidden && this.list.dataset.option === this.option.name;
  }

  typed() {
    this.picked = null;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.look(false), PAUSE);
  }

  async look(fresh) {
    this.turn += 1;
    const turn = this.turn;
    const { value } = this;
    // A space at the end tells a bot that a word is complete.
    const asked = this.picked ? `${this.picked.value} ` : this.input.value;
    // Without suggestions one can still type; the command itself says what is wrong.
    const found = await this.query(asked).catch(() => ({ choices: [] }));
    if (turn !== this.turn || document.activeElement !== this.input) return;
    // After a choice only what goes on from it is worth showing, not what it might have been.
    this.choices = found.choices.filter((one) => !this.picked || extending(one, this.picked));
    // A bare value that was typed is shown once more under its name.
    const settled = this.choices.every(
      (one) => one.value === value && (this.picked || one.name === value),
    );
    const exact = this.choices.some((one) => one.value === value || one.name === value);
    // What is typed half is completed by Enter; what is complete is sent by it.
    this.active = settled || exact || fresh || value === "" ? -1 : 0;
    this.draw(settled);
  }

  draw(settled) {
    this.list.dataset.option = this.option.name;
    this.list.hidden = settled || !this.choices.length;
    this.list.setAttribute("aria-label", this.option.shown);
    this.list.replaceChildren(
      ...this.choices.map((one, index) =>
        el(
          "div",
          {
            role: "option",
            id: `offer-${index}`,
            className: "option",
            onmousedown: (event) => event.preventDefault(),
            onclick: () => this.choose(index),
          },
          el("span", { className: "label" }, one.name),
        ),
      ),
    );
    this.mark();
  }

  mark() {
    [...this.list.children].forEach((row, index) => {
      row.setAttribute("aria-selected", String(index === this.active));
    });
    this.input.setAttribute("aria-expanded", String(this.shown));
    if (this.active < 0) this.input.removeAttribute("aria-activedescendant");
    else this.input.setAttribute("aria-activedescendant", `offer-${this.active}`);
    this.list.children[this.active]?.scrollIntoView({ block: "nearest" });
  }

  choose(index) {
    this.picked = this.choices[index];
    this.input.value = this.picked.name;
    this.input.focus();
    // Some bots build an answer word by word: what fits next is offered at once.
    this.look(true);
  }

  close() {
    this.turn += 1;
    clearTimeout(this.timer);
    this.active = -1;
    if (this.list.dataset.option === this.option.name) this.list.hidden = true;
    this.mark();
  }

  step(by) {
    if (this.list.hidden) this.draw(false);
    const from = this.active < 0 && by < 0 ? 0 : this.active;
    this.active = (from + by + this.choices.length) % this.choices.length;
    this.mark();
  }

  pressed(event) {
    const arrows = { ArrowDown: 1, ArrowUp: -1 };
    const takes = event.key === "Enter" || event.key === "Tab";
    if (event.isComposing) return;
    if (event.key in arrows && this.choices.length) {
      event.preventDefault();
      this.step(arrows[event.key]);
    } else if (takes && this.shown && this.active >= 0) {
      event.preventDefault();
      this.choose(this.active);
    } else if (event.key === "Enter" && this.shown && this.made.required && this.value === "") {
      event.preventDefault();
      this.choose(0);
    } else if (event.key === "Escape" && this.shown) {
      event.stopPropagation();
      this.close();
    }
  }
}
