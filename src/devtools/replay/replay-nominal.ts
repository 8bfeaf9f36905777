import { actionOf } from '../../streams/actions/table';
import { stateOf } from '../../streams/outbox/record';
import { asyncScheduler, filter, map, Observable, Subject, type Subscription, tap } from 'rxjs';
import { asObject } from '../../lib/json';
import { memoryStore } from '../../streams/outbox/store';
import { reduce } from '../../streams/reducer';
import type { Entry, Session } from '../monitor/session';
import type { Behaviour, Behaviours } from '../../streams/state/behaviour';
import type { Event } from '../../streams/state/events';
import type { State } from '../../streams/state/state';
import { createEnvironment, type Input } from './environment';
import type { ReplayParts } from './replay-parts';

/** A replay that a marble spec can observe. */
export interface NominalReplay {
  /** Runs the replay; must be subscribed to only once. */
  readonly run$: Observable<never>;
  /** The events of all behaviours, such as 'polling: notes.listed 10'. */
  readonly emitted$: Observable<string>;
  /** The requests of the panel, such as 'GET /notifications/'. */
  readonly requests$: Observable<string>;
  /** Returns the current state. */
  readonly state: () => State;
}

/** Whether an entry comes from outside and is not a response to a request of the panel. */
export const isUnprompted = ({ kind, ...entry }: Entry): boolean =>
  (kind === 'event' && !('by' in entry && entry.by !== undefined)) ||
  [
    'batch',
    'host',
    'environment',
    'pageHide',
    'pageShow',
    'screenWanted',
    'key',
    'stored',
    'locked',
    'told',
    'frozen',
  ].includes(kind);

/**
 * Replays a session at its nominal times: every delay is exactly as in `timing.ts`, and every
 * response takes as long as in the recording. `input$` emits the indices of the unprompted entries.
 */
export function replayAtNominalTimes(
  session: Session,
  input$: Observable<number>,
  parts: Omit<ReplayParts, 'inVirtualTime'>,
): NominalReplay {
  const environment = createEnvironment(
    { ...session, tokenExpiresAt: session.tokenExpiresAt && session.tokenExpiresAt - session.startedAt },
    parts,
  );
  const { deliver, requestIds$, requests$ } = environment;
  // The recorded transactions contain times of the browser.
  const deps = { ...environment.deps, outbox: memoryStore() };
  const behaviours$ = new Subject<Behaviours>();
  const emitted$ = new Subject<string>();
  const store = parts.startStore(deps, behaviours$, session.initial, reduce);
  let state = session.initial;
  store.state$.subscribe((now) => (state = now));
  requestIds$.subscribe((id) => {
    for (const { ms, input } of answersOf(session, id))
      asyncScheduler.schedule(() => void deliver(input), ms);
  });
  const perform = (entry: Entry): void => {
    if (entry.kind === 'event') store.send(entry.event);
    else if (entry.kind === 'batch')
      behaviours$.next(
        Object.fromEntries(entry.names.flatMap((name) => traced(name, parts.behaviours[name], emitted$))),
      );
    else if (isInput(entry)) deliver(entry);
  };
  const run$ = new Observable<never>(() => {
    const running: Subscription = store.run$.subscribe();
    running.add(
      input$.subscribe((index) => {
        const entry = session.entries[index];
        if (entry) perform(entry);
      }),
    );
    return running;
  });
  return { run$, emitted$, requests$, state: () => state };
}

const isInput = (entry: Entry): entry is Input =>
  !['event', 'batch', 'begin', 'emitted', 'request', 'channel'].includes(entry.kind);

/** The responses to a request or the messages of a channel, and their milliseconds after the request. */
function answersOf(
  { entries }: Session,
  id: number,
): readonly { readonly ms: number; readonly input: Input }[] {
  const request = entries.find(
    (entry) => (entry.kind === 'request' || entry.kind === 'channel') && entry.id === id,
  );
  return entries.flatMap((entry) =>
    request && isInput(entry) && 'id' in entry && entry.id === id
      ? [{ ms: entry.at - request.at, input: entry }]
      : [],
  );
}

/** Wraps a behaviour so that `emitted$` emits its events, too. */
function traced(
  name: string,
  behaviour: Behaviour | undefined,
  emitted$: Subject<string>,
): readonly (readonly [string, Behaviour])[] {
  const tracing: Behaviour = (...streams) =>
    (behaviour?.(...streams) ?? new Observable()).pipe(
      tap((event) => emitted$.next(`${name}: ${labelOf(event)}`)),
    );
  return behaviour ? [[name, tracing]] : [];
}

/** Describes an event by its type, message, durations and counts. */
function labelOf(event: Event): string {
  const { type, retryInMs, failures, attempt, number, status }: Readonly<Record<string, unknown>> = {
    ...event,
  };
  const { message, durationMs } = asObject(status);
  const words = [message, retryInMs ?? durationMs ?? number, failures ?? attempt];
  return [type, ...words.filter((word) => word !== undefined)].join(' ');
}

/**
 * Passes only the value with the index `nth` in each millisecond. A marble takes a millisecond, so
 * values in the same millisecond need separate diagrams.
 */
export const nthOfMs = <T>(source$: Observable<T>, nth: number): Observable<T> =>
  new Observable((subscriber) => {
    let [last, count] = [-1, 0];
    return source$
      .pipe(
        map((value) => {
          const now = asyncScheduler.now();
          count = now === last ? count + 1 : 0;
          last = now;
          return { value, count };
        }),
        filter((each) => each.count === nth),
        map(({ value }) => value),
      )
      .subscribe(subscriber);
  });

/** The parts of a state that stay the same if browser timers are slightly late. */
export const summaryOf = ({
  allNotes,
  selectedNoteId,
  filterName,
  noteReads,
  outbox,
  drafts,
  ...state
}: State) => ({
  notes: Object.keys(allNotes),
  selectedNoteId,
  filterName,
  noteReads,
  records: Object.entries(outbox.records).map(
    ([key, record]) => `${key} ${actionOf(record)} ${stateOf(record)}`,
  ),
  drafts,
  connection: state.connection.kind,
  isPanelOpen: state.isPanelOpen,
});
