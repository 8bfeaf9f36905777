import {
  asyncScheduler,
  buffer,
  catchError,
  concat,
  connect,
  EMPTY,
  exhaustMap,
  expand,
  filter,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  race,
  scan,
  switchMap,
  throwError,
  timer,
} from 'rxjs';
import { isAwake } from '../state/awake';
import type { Behaviour } from '../state/behaviour';
import { type JitterMs, withJitter } from '../../lib/jitter';
import type { NoteId } from '../notes/note';
import { ofType } from '../operators/of-type';
import { select } from '../operators/select';
import { tag } from '../operators/tag';
import type { Event, EventOf } from '../state/events';
import {
  POLL_BACKOFF_CAP_MS,
  PUSH_ATTEMPTS_COUNT,
  PUSH_GATHER_MS,
  PUSH_OPEN_MS,
  PUSH_PAUSE_MS,
  PUSH_RETRY_STEP_MS,
  PUSH_STABLE_MS,
} from '../timing';
import type { PanelClient } from '../panel-client';
import { parsePush } from './parse-push';

const CHANNEL = '/wpcom/me/newest-note-data';

/** A push message with the id of a note, or null if the message has no id. */
type PushMessage = { readonly type: 'message'; readonly noteId: NoteId | null };
/** An emission of the channel: a change of its phase, or a push message. */
type Signal = EventOf<'push.subscribing' | 'push.subscribed' | 'push.lost'> | PushMessage;

/**
 * Keeps the push channel open while online and signed in (sections 4 and 8). Three attempts of at
 * most 30 s are followed by a pause of 120 s, repeatedly. A connection that is lost after it was open
 * for 30 s is reopened after 1 s (decision push-attempts).
 */
export const pushChannel: Behaviour = (events$, state$, { client, report, jitterMs }) =>
  state$.pipe(
    // Only the leader opens the channel; it sends the phase to its followers. A hidden leader without a list
    // and without notifications needs no push, because it counts the new notes when it becomes visible.
    select(
      (state) =>
        state.tabRole === 'leader' &&
        state.isOnline &&
        state.isSignedIn &&
        (isAwake(state) || state.isScreenWanted),
    ),
    switchMap((isWanted) => {
      if (isWanted) return channel$(client, events$.pipe(ofType('push.silent')), report, jitterMs);
      return state$.value.tabRole === 'leader'
        ? of<Signal>({ type: 'push.lost', attempt: 0, retryInMs: Infinity })
        : EMPTY;
    }),
    connect((signals$) =>
      merge(signals$.pipe(filter((signal) => signal.type !== 'message')), batched$(signals$)),
    ),
  );

/**
 * Connects and reconnects until unsubscribed. `silent$` ends an open connection like an error. Each `push.lost`
 * has the delay until the next attempt.
 */
function channel$(
  client: Pick<PanelClient, 'pinghub'>,
  silent$: Observable<unknown>,
  report: (problem: string) => void,
  jitterMs: JitterMs,
): Observable<Signal> {
  const ended$ = silent$.pipe(switchMap(() => throwError(() => new Error('the channel is silent'))));
  const attempt = (number: number): Observable<Signal> =>
    concat(
      of<Signal>({ type: 'push.subscribing' }),
      race(
        merge(client.pinghub.connect(CHANNEL).pipe(tag('pushChannel > connection')), ended$).pipe(
          catchError(() => of({ type: 'lost' as const })),
          map((event) => ({ event, openedAt: asyncScheduler.now() })),
          // Keeps the time of the first event, which is that of opening.
          scan(({ openedAt }, { event }) => ({ event, openedAt })),
          map(({ event, openedAt }): Signal => {
            if (event.type === 'message') return { type: 'message', noteId: parsePush(event.data, report) };
            if (event.type === 'open') return { type: 'push.subscribed' };
            // Without this rule, a platform that accepts and closes would get more attempts than one that refuses.
            return lostEvent(asyncScheduler.now() - openedAt >= PUSH_STABLE_MS ? 0 : number, jitterMs);
          }),
        ),
        // Browsers wait for minutes, or without limit, for a server that does not respond.
        timer(PUSH_OPEN_MS).pipe(map(() => lostEvent(number, jitterMs))),
      ),
    );
  return attempt(1).pipe(
    expand((signal) =>
      signal.type === 'push.lost'
        ? timer(signal.retryInMs).pipe(
            mergeMap(() => attempt(signal.attempt < PUSH_ATTEMPTS_COUNT ? signal.attempt + 1 : 1)),
          )
        : EMPTY,
    ),
  );
}

/**
 * Creates the event for a lost connection. `attempt` is 0 if the connection had been open for 30 s, otherwise the
 * number of the attempt.
 */
function lostEvent(attempt: number, jitterMs: JitterMs): EventOf<'push.lost'> {
  const step = Math.max(attempt, 1) * PUSH_RETRY_STEP_MS;
  const waitMs = attempt < PUSH_ATTEMPTS_COUNT ? step : PUSH_PAUSE_MS;
  return { type: 'push.lost', attempt, retryInMs: withJitter(waitMs, jitterMs, POLL_BACKOFF_CAP_MS) };
}

/**
 * Combines pushes within 100 ms into one event, without an id if they are about several notes (decision
 * push-fetches-its-note).
 */
const batched$ = (signals$: Observable<Signal>): Observable<Event> => {
  const pushes$ = signals$.pipe(filter((signal) => signal.type === 'message'));
  return pushes$.pipe(
    buffer(pushes$.pipe(exhaustMap(() => timer(PUSH_GATHER_MS)))),
    map((pushes) => [...new Set(pushes.map(({ noteId }) => noteId))]),
    map((ids) => ({ type: 'push.received', noteId: ids.length === 1 ? (ids[0] ?? null) : null })),
  );
};
