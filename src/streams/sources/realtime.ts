import {
  buffer,
  catchError,
  concat,
  connect,
  EMPTY,
  exhaustMap,
  expand,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  race,
  switchMap,
  timer,
} from 'rxjs';
import type { Behaviour } from '../behaviour';
import { type JitterMs, withJitter } from '../jitter';
import type { NoteId } from '../notes/note';
import { asId, asObject, isObject } from '../notes/read';
import { select } from '../operators/select';
import { tag } from '../operators/tag';
import type { Event, EventOf } from '../state/events';
import {
  PUSH_ATTEMPTS_COUNT,
  PUSH_GATHER_MS,
  PUSH_OPEN_MS,
  PUSH_PAUSE_MS,
  PUSH_RETRY_STEP_MS,
} from '../timing';
import type { PanelClient } from '../platform';

const CHANNEL = '/wpcom/me/newest-note-data';

/** What a push says: a note's id, or null where it does not say which. */
type Pushed = { readonly type: 'message'; readonly noteId: NoteId | null };
type Signal = EventOf<'push.subscribing' | 'push.subscribed' | 'push.lost'> | Pushed;

/**
 * The push channel (sections 4 and 8): while online, three attempts of 30 s at most, a pause of 120 s, and again; a connection
 * that was open and is lost starts anew after 1 s (decision 20). Leaving closes the channel.
 */
export const realtime: Behaviour = (_events$, state$, { client, report, jitterMs }) =>
  state$.pipe(
    select(({ isOnline, isSignedIn }) => isOnline && isSignedIn),
    switchMap((isOnline) =>
      isOnline
        ? channel$(client, report, jitterMs)
        : of<Signal>({ type: 'push.lost', attempt: 0, retryInMs: Infinity }),
    ),
    connect((signals$) =>
      merge(
        signals$.pipe(mergeMap((signal) => (signal.type === 'message' ? EMPTY : of(signal)))),
        gathered$(signals$),
      ),
    ),
  );

/** Connects for ever; each loss says when the next attempt comes. */
function channel$(
  client: Pick<PanelClient, 'pinghub'>,
  report: (problem: string) => void,
  jitterMs: JitterMs,
): Observable<Signal> {
  const attempt = (number: number): Observable<Signal> => {
    let wasOpen = false;
    return concat(
      of<Signal>({ type: 'push.subscribing' }),
      race(
        client.pinghub.connect(CHANNEL).pipe(
          tag('realtime > channel'),
          map((said): Signal => {
            wasOpen = true;
            return said.type === 'open'
              ? { type: 'push.subscribed' }
              : { type: 'message', noteId: parsePush(said.data, report) };
          }),
          catchError(() => of(lost(wasOpen ? 0 : number, jitterMs))),
        ),
        // Where nobody answers, a browser would wait for minutes, or for ever.
        timer(PUSH_OPEN_MS).pipe(map(() => lost(number, jitterMs))),
      ),
    );
  };
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

/** `attempt` failed; 0 is a connection that had been open. */
function lost(attempt: number, jitterMs: JitterMs): EventOf<'push.lost'> {
  const step = Math.max(attempt, 1) * PUSH_RETRY_STEP_MS;
  const waitMs = attempt < PUSH_ATTEMPTS_COUNT ? step : PUSH_PAUSE_MS;
  return { type: 'push.lost', attempt, retryInMs: withJitter(waitMs, jitterMs) };
}

/** Pushes that come close together are one event: of one note's id, or of none when they are of several. */
const gathered$ = (signals$: Observable<Signal>): Observable<Event> => {
  const pushes$ = signals$.pipe(
    mergeMap((signal) => (signal.type === 'message' ? of(signal.noteId) : EMPTY)),
  );
  return pushes$.pipe(
    buffer(pushes$.pipe(exhaustMap(() => timer(PUSH_GATHER_MS)))),
    map((ids) => [...new Set(ids)]),
    map((ids) => ({ type: 'push.received', noteId: ids.length === 1 ? (ids[0] ?? null) : null })),
  );
};

/**
 * The note of a message `{"action":"push","note_id":123}`; null where it names none. One that is malformed is reported;
 * what it wanted to say is lost, so that it counts as one that names none.
 */
function parsePush(data: unknown, report: (problem: string) => void): NoteId | null {
  const message = parseJson(data);
  const { action = 'push', note_id: noteId } = asObject(message);
  if (message === undefined) report('a push message is not JSON');
  else if (!isObject(message)) report('a push message is no object');
  else if (action !== 'push') report('a push message has another action than push');
  else if (noteId !== undefined && asId(noteId) === undefined) report("a push message's note_id is no id");
  return asId(noteId) ?? null;
}

function parseJson(data: unknown): unknown {
  try {
    return JSON.parse(String(data));
  } catch {
    return undefined;
  }
}
