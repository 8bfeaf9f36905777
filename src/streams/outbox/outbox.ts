import {
  asyncScheduler,
  defer,
  EMPTY,
  filter,
  ignoreElements,
  map,
  merge,
  mergeMap,
  of,
  pairwise,
  race,
  skip,
  startWith,
  switchMap,
  take,
  takeUntil,
  tap,
} from 'rxjs';
import { OUTBOX_KEY } from '../../lib/storage-keys';
import { ofType } from '../operators/of-type';
import { select } from '../operators/select';
import { tag } from '../operators/tag';
import type { Behaviour } from '../state/behaviour';
import type { Storage } from '../state/deps';
import type { Event } from '../state/events';
import { MADE_HERE_MAX_COUNT } from '../timing';
import { bloggerId$, isOthers, ownerOfToken } from './blogger';
import { dropOld$ } from './drop';
import { hurry$ } from './hurry';
import { isWaiting, type OutboxRecord, UNKNOWN_OWNER } from './record';
import type { OutboxRule } from './wishes';
import { selectIsWaiting } from './selectors';
import { sendOutbox$ } from './send';
import { sessionEnded$ } from './session-ended';
import { answeredIn, checkAfterRemoval, settle } from './settle';
import { settledEvents } from './outcome-events';
import { storeWishes$ } from './store-wishes';
import { createView } from './view';

/**
 * The behaviour for all of the blogger's actions. The rules turn events into records, which all tabs share. The
 * tab that claims a record sends it (decision one-outbox).
 */
export const outboxOf =
  (rules: readonly OutboxRule[]): Behaviour =>
  (events$, state$, deps) =>
    defer(() => {
      const { client, storage, locks, environment, outbox, report, uniqueId } = deps;
      const { isVisible$, pageHide$, pageShow$ } = environment;
      // A frozen page misses changes; it reads them when it is back.
      const isBack$ = merge(isVisible$.pipe(skip(1), filter(Boolean)), pageShow$);
      const store = { ...outbox, changes$: merge(outbox.changes$, isBack$) };
      const now = (): number => asyncScheduler.now();
      const since = now();
      const isOfOthers = (record: OutboxRecord): boolean => isOthers(deps, record);
      const view = createView(store, asyncScheduler, isOfOthers);
      const known$ = bloggerId$(deps);
      /** Sign-out deletes unsent records, including those that are not stored yet. */
      const signOut$ = events$.pipe(ofType('signOut.requested'));
      /** The owner of new records; unknown if the page ends before the id is known. */
      const owner$ = race(known$, pageHide$.pipe(map(() => UNKNOWN_OWNER))).pipe(
        take(1),
        takeUntil(signOut$),
      );
      /** The ids of the last records that this page has made or retried. */
      const madeHere = new Set<string>();
      const rememberMade = (id: string): void => {
        madeHere.add(id);
        const [oldest = id] = madeHere;
        if (madeHere.size > MADE_HERE_MAX_COUNT) madeHere.delete(oldest);
      };

      const stored$ = storeWishes$(rules, events$, state$, {
        view,
        store,
        owner$,
        uniqueId,
        rememberMade,
        openGate: () => client.gate?.open(),
      }).pipe(tag('outbox > store'));
      const looked$ = view.looks$.pipe(
        // While storage fails, the hint stays as it is: stored records that cannot be read may be waiting, and
        // records in memory can be sent only by this page.
        tap(({ records, isKept }) => {
          if (isKept) keepHint(storage, Object.values(records).some(isWaiting));
        }),
        startWith(state$.value.outbox),
        pairwise(),
        mergeMap(([before, after]): readonly Event[] => [
          { type: 'outbox.looked', ...after },
          ...answeredIn(before.records, after.records).flatMap((record, _, answered) => [
            ...settle(record, state$.value, answered),
            ...settledEvents(record, madeHere),
          ]),
          ...checkAfterRemoval(before.records, after.records),
        ]),
        tag('outbox > look'),
      );
      const blogger$ = state$.pipe(
        select(({ isSignedIn }) => isSignedIn),
        switchMap((isSignedIn) => (isSignedIn ? known$ : of(undefined))),
      );
      const sent$ = sendOutbox$({
        client,
        store,
        locks,
        isActive$: state$.pipe(select(({ isVisible, tabRole }) => isVisible || tabRole === 'leader')),
        isOnline$: state$.pipe(select(({ isOnline }) => isOnline)),
        blogger$,
        sessionEnded: (error) => sessionEnded$(error, state$, deps),
        clock: asyncScheduler,
        since,
        report,
      }).pipe(tag('outbox > send'));
      const isMadeHere = ({ id }: OutboxRecord): boolean => madeHere.has(id);
      return merge(
        looked$,
        stored$,
        merge(
          // The blogger's id is requested only when something has to be sent.
          state$.pipe(
            select(selectIsWaiting),
            switchMap((is) => (is ? sent$ : EMPTY)),
          ),
          hurry$(pageHide$.pipe(takeUntil(signOut$)), { client, store, state$, isMadeHere, now }),
          dropOld$(store, ownerOfToken(deps), now),
        ).pipe(ignoreElements()),
      );
    });

/**
 * Keeps a storage key while there are records to send. A page that has not loaded this code loads it if the
 * key exists.
 */
function keepHint(storage: Storage, isWaitingFor: boolean): void {
  if (isWaitingFor === (storage.get(OUTBOX_KEY) !== undefined)) return;
  if (isWaitingFor) storage.set(OUTBOX_KEY, '1');
  else storage.remove(OUTBOX_KEY);
}
