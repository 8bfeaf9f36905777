import type { Responder } from './parent.js';

/** The status of a response that is followed by another one for the same request. */
const MORE_TO_COME = 207;

/** Open channels, by path. */
const open = new Map<string, WebSocket>();

/**
 * Opens a channel. Responds with `{ type: 'open' }` and a `{ type: 'message', data }` for each
 * message, all with status 207, and finally with `{ type: 'close', code, ... }`: with status 200 if
 * the page closed the channel, otherwise 503. A channel with an invalid path closes immediately.
 */
export function connect(path: string, { respond }: Responder): void {
  const close = (code: number, reason: string, status: number): void => {
    const message = `The channel ${path} closed with code ${code}`;
    respond({ type: 'close', code, reason, error: 'pinghub_closed', message }, status);
  };
  const socket = socketOf(path);
  if (socket === undefined) {
    close(ABNORMAL, '', 503);
    return;
  }
  open.get(path)?.close(NORMAL);
  open.set(path, socket);
  socket.onopen = () => respond({ type: 'open' }, MORE_TO_COME);
  socket.onmessage = ({ data }: MessageEvent<unknown>) => respond({ type: 'message', data }, MORE_TO_COME);
  socket.onclose = ({ code, reason }) => {
    const wanted = open.get(path) !== socket;
    if (!wanted) open.delete(path);
    close(code, reason, wanted ? 200 : 503);
  };
}

function socketOf(path: string): WebSocket | undefined {
  try {
    return new WebSocket(`${location.origin.replace(/^http/, 'ws')}${path}`, ['pinghub']);
  } catch {
    return undefined;
  }
}

/** Closes a channel, and responds with whether the channel was open. */
export function disconnect(path: string, { respond }: Responder): void {
  const socket = open.get(path);
  open.delete(path);
  socket?.close(NORMAL);
  respond({ success: socket !== undefined }, 200);
}

const NORMAL = 1000;
const ABNORMAL = 1006;
