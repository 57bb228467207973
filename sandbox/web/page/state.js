/** What the page knows, and who wants to hear when that changes. */

export const state = {
  guild: { id: "", name: "" },
  bot: { id: "", name: "" },
  online: false,
  welcome: "",
  roles: {},
  users: {},
  you: "",
  people: [],
  places: [],
  place: "",
  commands: [],
};

const bus = new EventTarget();

/** Hear of something: "place", "marks", "commands", "jump", "line", "rename". */
export const on = (name, heard) => bus.addEventListener(name, (event) => heard(event.detail));

/** Tell of it. */
export const emit = (name, detail) => bus.dispatchEvent(new CustomEvent(name, { detail }));

/** The person the page plays now. */
export const you = () => state.people.find((one) => one.id === state.you);

/** The channel that is open, or another by its id. */
export const place = (id = state.place) => state.places.find((one) => one.id === id);

/** Somebody's name; the wire also has a lower-case one that people do not read. */
export const named = (user) => state.users[user.id] ?? user.global_name ?? user.username;

/** A place as people call it. */
export const called = (one) => (one.kind === "dm" ? one.name : `#${one.name}`);

/** The place in which a person in a list stands, which settles the colour of the badge. */
export const numbered = (id) =>
  Math.max(
    0,
    state.people.findIndex((one) => one.id === id),
  );
