import {
  catchError,
  defaultIfEmpty,
  defer,
  map,
  type Observable,
  of,
  switchMap,
  take,
  tap,
  type TimestampProvider,
} from 'rxjs';
import type { PanelClient } from '../panel-client';
import type { Step } from './due';
import type { Input, SenderInput } from './input';
import { claimOf, judge$, judgeLook, SignedOutError } from './judge';
import { KINDS } from './kinds';
import type { OutboxRecord } from './record';
import { CALLS } from './requests';
import type { OutboxStore } from './store';
import { recordKey } from './target';
import { type Outcome, transition } from './transitions';

/** What the sender needs from outside. */
export interface SenderDeps {
  readonly client: PanelClient;
  readonly store: OutboxStore;
  /** Whether this tab leads; each emits its current value, then each change. */
  readonly isLeader$: Observable<boolean>;
  readonly isOnline$: Observable<boolean>;
  /** The id of the blogger who is signed in; undefined if nobody is. */
  readonly blogger$: Observable<string | undefined>;
  /** Emits when the last page goes away: what waits for the end of its undo window is sent now. */
  readonly hurry$: Observable<unknown>;
  /** Emits whether a 401 has ended the session, rather than refused one call. */
  readonly sessionEnded: (error: unknown) => Observable<boolean>;
  /** The clock of the browser, which may be changed. */
  readonly clock: TimestampProvider;
  readonly report: (problem: string) => void;
}

/** A step that the sender takes with a record. `hurry` sends before the undo window ends. */
export interface Task {
  readonly record: OutboxRecord;
  readonly step: Step | 'hurry';
  /** Who is signed in. */
  readonly blogger?: string | undefined;
}

/** What a step of the sender made of a record. */
export interface Settled {
  readonly record: OutboxRecord;
  readonly outcome: Outcome;
  /** The platform's response, if it confirmed the action. */
  readonly response?: unknown;
}

/** Takes one step with a record. Each is one transaction, which reads the record again. */
export function takeStep$({ record, step, blogger }: Task, deps: SenderDeps): Observable<Settled> {
  const { store, clock, client } = deps;
  const change$ = (input: Input, response?: unknown): Observable<Settled> =>
    store
      .change(recordKey(record.kind, record.target), (current) => transition(current, input, clock.now()))
      .pipe(map((outcome) => ({ record, outcome, response })));
  const look = (looked: OutboxRecord): Observable<boolean> =>
    defer(() => CALLS[looked.kind].look(client, looked)).pipe(take(1));
  const look$ = look(record).pipe(
    map((isDone): SenderInput => ({ type: 'looked', isDone, ...claimOf(record) })),
    catchError((error: unknown) => of(judgeLook(record, error))),
  );
  const request$ = (sending: OutboxRecord): Observable<Settled> => {
    let response: unknown;
    return deps.blogger$.pipe(
      take(1),
      switchMap((current) => {
        if (current !== sending.owner) throw new SignedOutError('its blogger is not signed in any more');
        return CALLS[sending.kind].send(client, sending);
      }),
      take(1),
      tap((value) => (response = value)),
      map((): SenderInput => ({ type: 'confirmed', ...claimOf(sending) })),
      defaultIfEmpty<SenderInput, SenderInput>({ type: 'lost', ...claimOf(sending) }),
      catchError((error: unknown) => judge$(sending, error, { sessionEnded: deps.sessionEnded, look })),
      switchMap((input) => change$(input, response)),
    );
  };
  const { id, owner } = record;
  // The record says that it is being sent before it is: a page may die at any time.
  const send$ = change$({ type: 'sent', id, owner, isHurried: step === 'hurry' }).pipe(
    switchMap((claimed) => (isClaimed(claimed.outcome, id) ? request$(claimed.outcome) : of(claimed))),
  );
  switch (step) {
    case 'hurry':
      return send$;
    case 'send':
      if (!KINDS[record.kind].looksFirst) return send$;
      return look$.pipe(
        switchMap((input) => (input.type === 'looked' && !input.isDone ? send$ : change$(input))),
      );
    case 'look':
      return look$.pipe(switchMap((input) => change$(input)));
    case 'abandon':
      return change$({ type: 'abandoned', ...claimOf(record) });
    case 'age':
      return change$({ type: 'aged' });
    case 'setClock':
      return change$({ type: 'clockSet' });
    case 'drop':
      return change$({ type: 'bloggerChanged', owner: blogger ?? record.owner });
  }
}

const isClaimed = (outcome: Outcome, id: string): outcome is OutboxRecord =>
  typeof outcome === 'object' && outcome.state === 'sending' && outcome.id === id;
