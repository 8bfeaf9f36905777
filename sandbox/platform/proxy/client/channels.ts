import type { Reply } from './parent.js';

/** An answer with this status is not the last one. */
const MORE_TO_COME = 207;

/** Open channels by path. */
const open = new Map<string, WebSocket>();

/**
 * Opens a channel and answers `{ type: 'open' }`, then `{ type: 'message', data }` for each message, all with status 207;
 * at the end `{ type: 'close', code, ... }` with 503, or with 200 when its page wanted it closed. A path that is none
 * closes at once.
 */
export function connect(path: string, { answer }: Reply): void {
  const close = (code: number, reason: string, status: number): void => {
    const message = `The channel ${path} closed with code ${code}`;
    answer({ type: 'close', code, reason, error: 'pinghub_closed', message }, status);
  };
  const socket = socketOf(path);
  if (socket === undefined) {
    close(ABNORMAL, '', 503);
    return;
  }
  open.get(path)?.close(NORMAL);
  open.set(path, socket);
  socket.onopen = () => answer({ type: 'open' }, MORE_TO_COME);
  socket.onmessage = ({ data }: MessageEvent<unknown>) => answer({ type: 'message', data }, MORE_TO_COME);
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

/** Closes a channel, and says that it did. */
export function disconnect(path: string, { answer }: Reply): void {
  const socket = open.get(path);
  open.delete(path);
  socket?.close(NORMAL);
  answer({ success: socket !== undefined }, 200);
}

const NORMAL = 1000;
const ABNORMAL = 1006;
