import { defer, fromEvent, mergeMap, type Observable, of, takeUntil, throwError } from 'rxjs';
import { createSend } from './send';

/**
 * Like `createSend`, with support for `signal`. It is separate because the panel unsubscribes
 * instead, and the panel's first screen has a size budget.
 */
export const createAbortableSend: typeof createSend = (options, transport) => {
  const send = createSend(options, transport);
  return (request) => {
    const answer$ = send(request);
    return request.signal ? answer$.pipe(takeUntil(abortOf(request.signal))) : answer$;
  };
};

/** Errors with the signal's reason when the signal is aborted; immediately if it already is. */
const abortOf = (signal: AbortSignal): Observable<never> =>
  defer(() => (signal.aborted ? of(0) : fromEvent(signal, 'abort'))).pipe(
    mergeMap(() => throwError((): unknown => signal.reason)),
  );
