import { defer, fromEvent, map, type Observable, share, takeUntil, tap } from 'rxjs';
import type { WebAbortSignal } from '../types/web';
import { createSend } from './send';

/** The aborts of signals, and of the calls that errored, by signal or error. */
export const aborts = new WeakMap<object, Observable<never>>();

/**
 * Errors with the signal's reason when the signal is aborted; immediately if it already is. The
 * subscribers of a signal share one listener, because Node warns of more than ten.
 */
export function abortOf(signal: WebAbortSignal): Observable<never> {
  const abort$ =
    aborts.get(signal) ??
    defer(() => (signal.aborted ? [0] : fromEvent(signal, 'abort'))).pipe(
      map(() => {
        throw signal.reason;
      }),
      share(),
    );
  aborts.set(signal, abort$);
  return abort$;
}

/**
 * Like `createSend`, with support for `signal`. It is separate because the panel unsubscribes
 * instead, and the panel's first screen has a size budget.
 */
export const createAbortableSend: typeof createSend = (options, transport) => {
  const send = createSend(options, transport);
  return (request) => {
    const { signal } = request;
    const response$ = send(request);
    if (!signal) return response$;
    const abort$ = abortOf(signal);
    return response$.pipe(
      // `retryable` gets only the error, and must end its delay when the signal is aborted.
      tap({ error: (error: unknown) => error instanceof Error && aborts.set(error, abort$) }),
      takeUntil(abort$),
    );
  };
};
