/** What the bot's menus offer. */

import { state } from "./state.js";

const STRING_SELECT = 3;
const PEOPLE = [5, 7];
const ROLES = [6, 7];
const CHANNELS = 8;

/** What a menu offers: its own options, or people, roles and channels. */
export function offers(part) {
  if (part.type === STRING_SELECT) return part.options;
  const people = state.people.map((one) => ({ value: one.id, label: one.name }));
  const roles = Object.entries(state.roles).map(([value, label]) => ({ value, label }));
  const channels = state.places
    .filter((one) => one.kind !== "dm")
    .map((one) => ({ value: one.id, label: `#${one.name}` }));
  return [
    ...(PEOPLE.includes(part.type) ? people : []),
    ...(ROLES.includes(part.type) ? roles : []),
    ...(part.type === CHANNELS ? channels : []),
  ];
}

/** What is chosen before anybody touched it. */
export function preset(part) {
  if (part.type === STRING_SELECT) {
    return part.options.filter((one) => one.default).map((one) => one.value);
  }
  return (part.default_values ?? []).map((one) => one.id);
}
