/** The line to the sandbox: requests with answers, and news. */

const RETRY = 1000;

let socket = null;
let last = 0;
const waiting = new Map();

/** Something a Discord client would not let a person do. */
export class Refused extends Error {}

/** Ask the sandbox for something and wait for its answer. */
export function ask(what, facts = {}) {
  return new Promise((resolve, reject) => {
    if (socket?.readyState !== WebSocket.OPEN) {
      reject(new Refused("The sandbox cannot be reached."));
      return;
    }
    last += 1;
    waiting.set(last, { resolve, reject });
    socket.send(JSON.stringify({ id: last, do: what, ...facts }));
  });
}

/** Open the line, and open it again whenever it breaks. */
export function connect({ opened, news, lost }) {
  socket = new WebSocket(`ws://${location.host}/page/socket`);
  socket.addEventListener("open", opened);
  socket.addEventListener("message", (event) => {
    const frame = JSON.parse(event.data);
    if (frame.event) news(frame);
    else settle(frame);
  });
  socket.addEventListener("close", () => {
    for (const { reject } of waiting.values()) reject(new Refused("The connection broke."));
    waiting.clear();
    lost();
    setTimeout(() => connect({ opened, news, lost }), RETRY);
  });
}

function settle(frame) {
  const request = waiting.get(frame.id);
  if (!request) return;
  waiting.delete(frame.id);
  if (frame.refused !== undefined) request.reject(new Refused(frame.refused));
  else request.resolve(frame.ok);
}
