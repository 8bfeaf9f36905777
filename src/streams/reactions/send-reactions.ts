import {
  catchError,
  defer,
  EMPTY,
  filter,
  finalize,
  ignoreElements,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  race,
  share,
  Subject,
  switchMap,
  take,
  takeUntil,
  timeout,
  timer,
} from 'rxjs';
import { acrossSessions } from '../operators/across-sessions';
import { groupedBy } from '../operators/grouped-by';
import { holdInTab } from '../operators/hold-in-tab';
import { inTurn } from '../operators/in-turn';
import type { PanelClient } from '../panel-client';
import type { Behaviour } from '../state/behaviour';
import type { Event } from '../state/events';
import type { State } from '../state/state';
import { LOCK_RELEASE_MS, LOCK_WAIT_MS } from '../timing';
import { leftReactions$ } from './left-reactions';
import { createOutbox } from './outbox';
import {
  REACTION_KEYS,
  type ReactionKind,
  type ReactionRecord,
  type ReactionTarget,
} from './stored-reaction';

interface Click {
  /** Of the note, or of the site that is followed. */
  readonly id: number;
  readonly value: boolean;
}

interface Reactions {
  readonly clicks: (events$: Observable<Event>) => Observable<Click>;
  /** Undefined if the note does not name what the reaction is about. */
  readonly targetOf: (state: State, id: number) => ReactionTarget | undefined;
  /** Sends it. Errors if the platform does not confirm it. */
  readonly request: (client: PanelClient, record: ReactionRecord) => Observable<unknown>;
  readonly confirmed: (click: Click, response: unknown) => Event;
  readonly failed: (click: Click) => Event;
}

/**
 * A behaviour that sends reactions of one kind. Each is a record in storage until the platform has
 * answered, and only the tab that holds its lock sends it; what a page leaves is sent by another one.
 * Clicks on one note are sent one after another, and one that a later click has replaced is not sent
 * (decision reactions-are-records).
 */
export const sendReactions =
  (kind: ReactionKind, { clicks, targetOf, request, confirmed, failed }: Reactions): Behaviour =>
  (events$, state$, deps) => {
    const { client, storage, locks, report, environment } = deps;
    const { pageHide$ } = environment;
    const outbox = createOutbox(kind, storage);
    const hold$ = (id: number): Observable<unknown> => holdInTab(locks, REACTION_KEYS[kind].keyOf(id));

    const clicked$ = clicks(events$).pipe(
      map((click) => ({ ...click, target: targetOf(state$.value, click.id), ended$: new Subject<null>() })),
      share(),
    );
    const left$ = leftReactions$(kind, outbox, state$, deps).pipe(
      map((record) => ({ id: record.id, value: record.value, record, ended$: new Subject<null>() })),
      share(),
    );
    const send$ = (record: ReactionRecord): Observable<Event> =>
      defer(() => {
        if (!outbox.isLast(record)) return EMPTY;
        outbox.markSent(record);
        return request(client, record);
      }).pipe(
        acrossSessions(state$),
        switchMap((response) => {
          // The platform's state is that of the last request.
          const isLast = outbox.isLast(record);
          outbox.remove(record);
          return isLast || kind !== 'follow' ? of(confirmed(record, response)) : EMPTY;
        }),
      );
    const deliver$ = (record: ReactionRecord): Observable<Event> =>
      race(hold$(record.id).pipe(timeout({ first: LOCK_WAIT_MS })), pageHide$).pipe(
        take(1),
        switchMap(() => send$(record)),
        catchError(() => {
          const isLast = outbox.isLast(record);
          outbox.remove(record);
          return isLast ? of(failed(record)) : EMPTY;
        }),
      );
    const waiting$ = merge(
      clicked$.pipe(
        map(({ target, ...click }) => ({
          ...click,
          record: target && outbox.add(click.id, click.value, target),
        })),
      ),
      left$,
    );
    const sent$ = waiting$.pipe(
      groupedBy(
        ({ id }) => id,
        inTurn(pageHide$),
        (waiting) =>
          (waiting.record ? deliver$(waiting.record) : of(failed(waiting))).pipe(
            finalize(() => waiting.ended$.next(null)),
          ),
        report,
      ),
    );
    // As for moderations, other tabs can get a lock before they see the last change of storage.
    const held$ = merge(clicked$.pipe(filter(({ target }) => target !== undefined)), left$).pipe(
      groupedBy(
        ({ id }) => id,
        // All of them share the lock. Another tab would get it between two of them.
        (each) => mergeMap(each),
        ({ id, ended$ }) => hold$(id).pipe(takeUntil(ended$.pipe(mergeMap(() => timer(LOCK_RELEASE_MS))))),
        report,
      ),
      ignoreElements(),
    );
    // The lock is asked for before other tabs find the record.
    return merge(held$, sent$);
  };
