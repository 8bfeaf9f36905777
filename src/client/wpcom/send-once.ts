import type { Subscription } from 'rxjs';
import { isObject, tagOf } from '../record';
import { abortOf } from '../request/abortable-send';
import type { WebAbortSignal } from '../types/web';

/** A callback in Node's convention. `headers` is present only if the handler passes it. */
export type Callback<Data = unknown> = (error: unknown, data?: Data, headers?: unknown) => void;

/** A request that was sent. */
export interface SentRequest {
  /** The return value of the handler. */
  readonly handle: unknown;
  /** Aborts the request and passes the reason to its callback. Does nothing after the callback was called. */
  readonly cancel: (reason: unknown) => void;
}

/** Whether the value is an AbortSignal, even one of another window. */
export const isSignal = (value: unknown): value is WebAbortSignal => tagOf(value) === 'abortsignal';

/**
 * Sends a request unless the signal is already aborted. The callback gets exactly one result: the
 * handler's, or the reason of the signal or of `cancel`.
 */
export function sendOnce(
  send: (fn: Callback) => unknown,
  fn: Callback,
  signal: WebAbortSignal | undefined,
): SentRequest {
  let handle: unknown;
  let aborting: Subscription | undefined;
  // An object, because the compiler assumes that callbacks do not change a local variable.
  const state = { isOver: false };
  const finish = (notify: () => void): void => {
    if (state.isOver) return;
    state.isOver = true;
    aborting?.unsubscribe();
    notify();
  };
  const cancel = (reason: unknown): void =>
    finish(() => {
      if (isAbortable(handle)) handle.abort();
      // Callbacks would treat a falsy error as success.
      fn([reason, new DOMException('The request was cancelled', 'AbortError')].find(Boolean));
    });
  if (signal?.aborted !== true) handle = send((...outcome) => finish(() => fn(...outcome)));
  if (signal && !state.isOver) aborting = abortOf(signal).subscribe({ error: cancel });
  return { handle, cancel };
}

const isAbortable = (handle: unknown): handle is { readonly abort: () => unknown } =>
  isObject(handle) && 'abort' in handle && typeof handle.abort === 'function';
