import {
  catchError,
  concat,
  defer,
  map,
  type Observable,
  of,
  switchMap,
  take,
  type TimestampProvider,
} from 'rxjs';
import { tag } from '../operators/tag';
import type { PanelClient } from '../panel-client';
import type { Locks } from '../state/deps';
import type { Verdict, Input, Reader, Result } from './input';
import { needsLook } from './aspect-rules';
import { claimOf, judge$, judgeLook$, SignedOutError } from './judge';
import { type Outcome, type OutboxRecord, stateOf, UNKNOWN_OWNER } from './record';
import { CALLS } from './requests';
import type { Step } from './step';
import type { OutboxStore } from './store';
import { recordKey } from './target';
import { transition } from './transitions';

/** The dependencies of the sender. */
export interface SenderDeps extends Pick<Reader, 'since'> {
  readonly client: PanelClient;
  readonly store: OutboxStore;
  readonly locks: Locks;
  /** Emits whether this tab is visible or leads: the current value, then each change. */
  readonly isActive$: Observable<boolean>;
  readonly isOnline$: Observable<boolean>;
  /** The id of the blogger who is signed in; undefined if nobody is. */
  readonly blogger$: Observable<string | undefined>;
  /** Emits true if a 4xx means that the session has ended, and false if only this call was refused. */
  readonly sessionEnded: (error: unknown) => Observable<boolean>;
  /** The clock of the browser, which may be changed. */
  readonly clock: TimestampProvider;
  readonly report: (problem: string) => void;
}

/** A step that the sender takes with a record. */
export interface Task extends Pick<Reader, 'blogger'> {
  readonly record: OutboxRecord;
  readonly step: Step;
}

/** The outcome of a step for a record. */
export interface Settled {
  readonly record: OutboxRecord;
  readonly outcome: Outcome;
}

/** Takes one step with a record. Each change is one transaction, which reads the record again. */
export function takeStep$({ record, step, blogger }: Task, deps: SenderDeps): Observable<Settled> {
  const { store, clock, client } = deps;
  const change$ = (input: Input): Observable<Settled> =>
    store
      .change(recordKey(record.aspect, record.target), (current) => transition(current, input, clock.now()))
      .pipe(map((outcome) => ({ record, outcome })));
  const look = (looked: OutboxRecord): Observable<Result> =>
    defer(() => CALLS[looked.aspect].look(client, looked)).pipe(take(1), tag('outbox > send > look'));
  const look$ = look(record).pipe(
    map((result): Verdict => ({ type: 'looked', ...result, ...claimOf(record) })),
    catchError((error: unknown) => judgeLook$(record, error, deps)),
  );
  const request$ = (sending: OutboxRecord): Observable<Settled> => {
    const sent$ = deps.blogger$.pipe(
      take(1),
      switchMap((current) => {
        if (!isOf(sending, current)) throw new SignedOutError('its blogger is not signed in any more');
        return CALLS[sending.aspect].send(client, sending).pipe(tag('outbox > send > request'));
      }),
    );
    return concat(sent$, of(undefined)).pipe(
      take(1),
      map((result): Verdict =>
        result
          ? { type: 'confirmed', ...result, ...claimOf(sending) }
          : { type: 'unanswered', retryAfterMs: 0, ...claimOf(sending) },
      ),
      catchError((error: unknown) => judge$(sending, error, { sessionEnded: deps.sessionEnded, look })),
      switchMap((input) => change$(input)),
    );
  };
  const { id } = record;
  // The record is stored as `sending` before the request starts, because the page may end at any time.
  const send$ = change$({ type: 'sent', id, isHurried: false }).pipe(
    switchMap((claimed) => (isClaimed(claimed.outcome, id) ? request$(claimed.outcome) : of(claimed))),
  );
  switch (step) {
    case 'send':
      return send$;
    case 'look':
      // Checks and sends under one lock: another tab that cannot see this tab's records checks in its own turn.
      return look$.pipe(
        switchMap((input) => change$(input)),
        switchMap((looked) => (isReady(looked.outcome, record, clock.now()) ? send$ : of(looked))),
      );
    case 'tidy':
      return change$({ type: 'tidied', blogger, since: deps.since });
  }
}

const isClaimed = (outcome: Outcome, id: string): outcome is OutboxRecord =>
  typeof outcome === 'object' && stateOf(outcome) === 'sending' && outcome.sent?.id === id;

/** Whether a record can be sent right after its check. */
const isReady = (outcome: Outcome, { id }: OutboxRecord, now: number): boolean =>
  typeof outcome === 'object' &&
  outcome.id === id &&
  stateOf(outcome) === 'waiting' &&
  outcome.dueAt <= now &&
  !needsLook(outcome, now);

/** Whether a record may be sent for the blogger who is signed in. */
const isOf = ({ owner }: OutboxRecord, blogger: string | undefined): boolean =>
  blogger !== undefined && (owner === blogger || owner === UNKNOWN_OWNER);
