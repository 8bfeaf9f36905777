import { asyncScheduler, filter, map, Observable, Subject, type Subscription, tap } from 'rxjs';
import type { Behaviour } from '../../src/streams/behaviour';
import type { Entry, Session } from '../../src/streams/console/session';
import { effects } from '../../src/streams/effects';
import { acting } from '../../src/streams/effects/acting';
import { sources } from '../../src/streams/sources';
import { type Behaviours, startStore } from '../../src/streams/start-store';
import { asObject } from '../../src/streams/notes/read';
import type { Event } from '../../src/streams/state/events';
import type { State } from '../../src/streams/state/state';
import { createStage, type Input } from './stage';

const ALL: Behaviours = { ...effects, ...acting, ...sources };

/** What the panel does in a session, as a marble spec looks at it. */
export interface Relived {
  /** Subscribing runs it, once. */
  readonly run$: Observable<never>;
  /** 'polling: notes.listed 10', as they are said; the blogger says nothing here. */
  readonly said$: Observable<string>;
  /** 'GET /notifications/', as they are asked. */
  readonly asked$: Observable<string>;
  /** The state as it is at the end. */
  readonly state: () => State;
}

/** What comes by itself, and not in answer to the panel: the numbers of its entries, by when it comes. */
export const comesByItself = ({ kind, ...entry }: Entry): boolean =>
  (kind === 'event' && !('by' in entry && entry.by !== undefined)) ||
  ['lot', 'host', 'surrounding', 'pageHide', 'key', 'stored', 'locked'].includes(kind);

/**
 * Lives through a session at its nominal times: every delay is exactly as long as `timing.ts` says, and the platform takes
 * as long for an answer as it took in the recording. `given$` tells which entry comes when.
 */
export function relived(session: Session, given$: Observable<number>): Relived {
  const {
    deps,
    give,
    asked$: numbers$,
    lines$,
  } = createStage({
    ...session,
    tokenExpiresAt: session.tokenExpiresAt && session.tokenExpiresAt - session.startedAt,
  });
  const lots$ = new Subject<Behaviours>();
  const said$ = new Subject<string>();
  const asked$ = new Subject<string>();
  lines$.subscribe(asked$);
  const store = startStore(deps, lots$, session.initial);
  let state = session.initial;
  store.state$.subscribe((now) => (state = now));
  numbers$.subscribe((id) => {
    for (const { ms, input } of answersOf(session, id)) asyncScheduler.schedule(() => void give(input), ms);
  });
  const perform = (entry: Entry): void => {
    if (entry.kind === 'event') store.send(entry.event);
    else if (entry.kind === 'lot')
      lots$.next(Object.fromEntries(entry.names.flatMap((name) => named(name, said$))));
    else if (isInput(entry)) give(entry);
  };
  const run$ = new Observable<never>(() => {
    const running: Subscription = store.run$.subscribe();
    running.add(
      given$.subscribe((index) => {
        const entry = session.entries[index];
        if (entry) perform(entry);
      }),
    );
    return running;
  });
  return { run$, said$, asked$, state: () => state };
}

const isInput = (entry: Entry): entry is Input =>
  !['event', 'lot', 'begin', 'told', 'request', 'channel'].includes(entry.kind);

/** What came in answer to a request or of a channel, and how long after it was asked for. */
function answersOf(
  { entries }: Session,
  id: number,
): readonly { readonly ms: number; readonly input: Input }[] {
  const asked = entries.find(
    (entry) => (entry.kind === 'request' || entry.kind === 'channel') && entry.id === id,
  );
  return entries.flatMap((entry) =>
    asked && isInput(entry) && 'id' in entry && entry.id === id
      ? [{ ms: entry.at - asked.at, input: entry }]
      : [],
  );
}

/** A behaviour that tells what it says. */
function named(name: string, said$: Subject<string>): readonly (readonly [string, Behaviour])[] {
  const behaviour = ALL[name];
  const telling: Behaviour = (...streams) =>
    (behaviour?.(...streams) ?? new Observable()).pipe(tap((event) => said$.next(`${name}: ${told(event)}`)));
  return behaviour ? [[name, telling]] : [];
}

/** An event in a word, with what `timing.ts` has to do with. */
function told(event: Event): string {
  const { type, retryInMs, failures, attempt, number, status }: Readonly<Record<string, unknown>> = {
    ...event,
  };
  const { message, durationMs } = asObject(status);
  const words = [message, retryInMs ?? durationMs ?? number, failures ?? attempt];
  return [type, ...words.filter((word) => word !== undefined)].join(' ');
}

/**
 * Marbles take a millisecond each, and several things may happen in the same one: the first of each, the second of each
 * and so on are lines of their own.
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

/** What a session has led to, without its times: those of a browser are a little late. */
export const outcome = ({
  allNotes,
  selectedNoteId,
  filterName,
  noteReads,
  moderations,
  follows,
  drafts,
  ...state
}: State) => ({
  notes: Object.keys(allNotes),
  hidden: Object.keys(state.hiddenNoteIds),
  selectedNoteId,
  filterName,
  noteReads,
  moderations,
  follows: Object.keys(follows),
  drafts,
  connection: state.connection.kind,
  isPanelOpen: state.isPanelOpen,
});
