import type { Reply } from './parent.js';

/** An answer with this status is not the last one. */
const MORE_TO_COME = 207;

/** Open channels by path. */
const open = new Map<string, WebSocket>();

/**
 * Opens a channel and answers `{ type: 'open' }`, then `{ type: 'message', data }` for each message, all with status 207;
 * at the end `{ type: 'close', code, ... }` with 503, or with 200 when its page wanted it closed.
 */
export function connect(path: string, { answer }: Reply): void {
  open.get(path)?.close(NORMAL);
  const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}${path}`, ['pinghub']);
  open.set(path, socket);
  socket.onopen = () => answer({ type: 'open' }, MORE_TO_COME);
  socket.onmessage = ({ data }: MessageEvent<unknown>) => answer({ type: 'message', data }, MORE_TO_COME);
  socket.onclose = ({ code, reason }) => {
    const wanted = open.get(path) !== socket;
    if (!wanted) open.delete(path);
    const message = `The channel ${path} closed with code ${code}`;
    answer({ type: 'close', code, reason, error: 'pinghub_closed', message }, wanted ? 200 : 503);
  };
}

/** Closes a channel, and says that it did. */
export function disconnect(path: string, { answer }: Reply): void {
  const socket = open.get(path);
  open.delete(path);
  socket?.close(NORMAL);
  answer({ success: socket !== undefined }, 200);
}

const NORMAL = 1000;
