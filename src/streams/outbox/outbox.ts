import {
  asyncScheduler,
  defer,
  EMPTY,
  filter,
  ignoreElements,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  pairwise,
  race,
  startWith,
  switchMap,
  take,
  tap,
} from 'rxjs';
import { OUTBOX_KEY } from '../../lib/storage-keys';
import { select } from '../operators/select';
import { tag } from '../operators/tag';
import type { Behaviour } from '../state/behaviour';
import type { Storage } from '../state/deps';
import type { Event } from '../state/events';
import { bloggerId$, isOthers } from './blogger';
import { dropOld$ } from './drop';
import { hurry$ } from './hurry';
import type { Input } from './input';
import { takeOver$ } from './old-records';
import { isWaiting } from './overlay';
import { type OutboxRecord, UNKNOWN_OWNER } from './record';
import type { OutboxRule, Wish } from './rule';
import { selectIsWaiting } from './selectors';
import { sendOutbox$ } from './send';
import { sessionEnded$ } from './session-ended';
import { answeredIn, cameBack, settle } from './settle';
import { settledEvents } from './settled';
import { recordKey } from './target';
import { createView } from './view';

/**
 * Everything that the blogger does: the rules of the kinds turn events into records, which all tabs
 * share and the leading one sends (decision one-outbox).
 */
export const outboxOf =
  (rules: readonly OutboxRule[]): Behaviour =>
  (events$, state$, deps) =>
    defer(() => {
      const { client, storage, locks, environment, outbox: store, report, uniqueId } = deps;
      const { pageHide$ } = environment;
      const now = (): number => asyncScheduler.now();
      const since = now();
      const isOfOthers = (record: OutboxRecord): boolean => isOthers(deps, record);
      const view = createView(store, asyncScheduler, isOfOthers);
      const known$ = bloggerId$(deps);
      /** The owner of what is done now; there is no time to find out while the page goes away. */
      const owner$ = race(known$, pageHide$.pipe(map(() => UNKNOWN_OWNER))).pipe(take(1));
      /** The ids of the records that this page has made, or sends again. */
      const own = new Set<string>();

      const make$ = (made: Extract<Wish, { type: 'made' }>): Observable<Event> => {
        const id = uniqueId();
        const key = recordKey(made.kind, made.target);
        const current = (): OutboxRecord | undefined => state$.value.outbox.records[key];
        own.add(id);
        const inputOf = (owner: string): Input => ({ ...made, id, owner });
        const shown = inputOf(current()?.owner ?? UNKNOWN_OWNER);
        return view.change(key, owner$.pipe(map(inputOf)), shown).pipe(
          switchMap((outcome) => (outcome === 'refused' && made.kind === 'reply' ? store.all() : EMPTY)),
          mergeMap(({ records }): Event[] => {
            const isThere = records.some(
              ({ kind, target, state }) => state === 'done' && recordKey(kind, target) === key,
            );
            // The same text was sent before. The platform refuses it as a duplicate, too.
            return isThere && made.note !== undefined
              ? [{ type: 'reply.failed', id: made.note, isDuplicate: true }]
              : [];
          }),
        );
      };
      const change$ = ({ type, id }: Extract<Wish, { id: string }>): Observable<never> => {
        const found = Object.entries(state$.value.outbox.records).find(
          ([, record]) => record.id === id || record.next?.id === id,
        );
        if (!found) return EMPTY;
        const [key, record] = found;
        const newId = `${id}-`;
        // Also of what an earlier page has made: the blogger waits here.
        if (type === 'retried') own.add(newId);
        const inputOf = (owner: string): Input =>
          type === 'retried' ? { type, id, newId, owner } : { type, id };
        return view.change(key, owner$.pipe(map(inputOf)), inputOf(record.owner)).pipe(ignoreElements());
      };
      const stored$ = events$.pipe(
        mergeMap((event) => rules.map((rule) => rule(event, state$.value))),
        filter((wish) => wish !== undefined),
        mergeMap((wish) => (wish.type === 'made' ? make$(wish) : change$(wish))),
        tag('outbox > store'),
      );
      const looked$ = view.looks$.pipe(
        tap(({ records }) => keepHint(storage, Object.values(records).some(isWaiting))),
        startWith(state$.value.outbox),
        pairwise(),
        mergeMap(([before, after]): readonly Event[] => [
          { type: 'outbox.looked', ...after },
          ...answeredIn(before.records, after.records).flatMap((record) => [
            ...settle(record, state$.value),
            ...settledEvents(record, own),
          ]),
          ...cameBack(before.records, after.records),
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
        isLeader$: state$.pipe(select(({ tabRole }) => tabRole === 'leader')),
        isOnline$: state$.pipe(select(({ isOnline }) => isOnline)),
        blogger$,
        sessionEnded: (error) => sessionEnded$(error, state$),
        clock: asyncScheduler,
        since,
        report,
      }).pipe(tag('outbox > send'));
      const isOwn = ({ id }: OutboxRecord): boolean => own.has(id);
      return merge(
        looked$,
        stored$,
        merge(
          // Without anything to send, nobody has to know who is signed in.
          state$.pipe(
            select(selectIsWaiting),
            switchMap((is) => (is ? sent$ : EMPTY)),
          ),
          hurry$(pageHide$, { client, store, state$, isOwn, now }),
          takeOver$(storage, locks, store, now),
          dropOld$(store, isOfOthers, now),
        ).pipe(ignoreElements()),
      );
    });

/** Tells a page without this code that there is something to send. */
function keepHint(storage: Storage, isWaitingFor: boolean): void {
  if (isWaitingFor === (storage.get(OUTBOX_KEY) !== undefined)) return;
  if (isWaitingFor) storage.set(OUTBOX_KEY, '1');
  else storage.remove(OUTBOX_KEY);
}
