import { asyncScheduler, delay, filter, of, skipWhile, take, tap } from 'rxjs';
import { quietDeps } from '../../spec/support/behaviour';
import { createLocks } from '../../spec/world/shared';
import { mulberry32 } from '../../spec/support/random';
import { inVirtualTime, MINUTE } from '../../spec/world/clock';
import { reduce } from '../../src/streams/reducer';
import { initialState } from '../../src/streams/state/state';
import { isHidden } from '../../src/streams/outbox/note-records';
import { selectIsWaiting } from '../../src/streams/outbox/selectors';
import { platformOf, WARM_UP_MS } from './platform';
import type { Product } from './product';
import { WORKS } from './scenarios';

/** The note that is trashed, and the answers about its comment. */
const ID = 1;
const COMMENT = { ID: 10, URL: 'https://blog.test/10', status: 'approved' };
const LATENCY_MS = 50;
/** When the platform pushes the change, after the click. */
const PUSHED_MS = 110;

/**
 * Trashes a note on a platform whose list still has it, and returns how many milliseconds after the
 * confirmation it is back.
 */
export function backAfterMs(product: Product): number {
  let result = Infinity;
  inVirtualTime((clock) => {
    const scenario = { ...WORKS, name: '', title: '', latencyMs: LATENCY_MS, pushesAtMs: [PUSHED_MS] };
    const platform = platformOf(scenario, mulberry32(1), {
      requested: () => undefined,
      sockets: () => undefined,
      sessions: () => undefined,
    });
    const { transport, ...verdicts } = product.watch({
      ...platform.transport,
      send: (request) =>
        request.url.includes('/comments/')
          ? of({ status: 200, body: COMMENT }).pipe(delay(LATENCY_MS))
          : platform.transport.send(request),
    });
    const client = product.clientOf(transport, () => 'token');
    const deps = { ...quietDeps({ ...verdicts, client, locks: createLocks() }), isFreshSignIn: false };
    const { state$, send, run$ } = product.startStore(
      deps,
      of(product.initial, product.deferred),
      initialState,
      reduce,
    );
    const running = run$.subscribe();
    asyncScheduler.schedule(() => {
      send({ type: 'action.requested', action: 'trash', id: ID });
      const [record] = Object.values(state$.value.outbox.records);
      if (record) send({ type: 'deed.closed', id: record.id });
      let confirmedMs = NaN;
      const isBack$ = state$.pipe(
        skipWhile(selectIsWaiting),
        tap(() => (confirmedMs ||= asyncScheduler.now())),
        filter((state) => ID in state.allNotes && !isHidden(state, ID)),
        take(1),
        tap(() => (result = asyncScheduler.now() - confirmedMs)),
      );
      running.add(isBack$.subscribe());
    }, WARM_UP_MS);
    asyncScheduler.schedule(() => {
      running.unsubscribe();
      clock.halt();
    }, WARM_UP_MS + MINUTE);
  });
  return result;
}
