import { type Observable, ReplaySubject, tap } from 'rxjs';
import { isResponse, type Transport } from '../../client/transports/transport';
import type { Refusal } from './rejected-token';

/**
 * The number of refusals that are replayed to the code that evaluates them, because that code is loaded later.
 */
const KEPT_COUNT = 9;

/**
 * Wraps a transport. `refusals$` emits each response with a 4xx status, and replays the latest ones to late
 * subscribers.
 */
export function watchRefusals(transport: Transport): {
  readonly transport: Transport;
  readonly refusals$: Observable<Refusal>;
} {
  const refusals$ = new ReplaySubject<Refusal>(KEPT_COUNT);
  return {
    transport: {
      ...transport,
      send: (request) =>
        transport.send(request).pipe(
          tap((event) => {
            if (isResponse(event) && event.status > 399 && event.status < 500)
              refusals$.next({ request, event });
          }),
        ),
    },
    refusals$,
  };
}
