import {
  asyncScheduler,
  BehaviorSubject,
  defer,
  NEVER,
  of,
  Subject,
  Subscription,
  switchMap,
  timer,
} from 'rxjs';
import type { Input, Made } from '../../../src/streams/outbox/input';
import type { OutboxRecord } from '../../../src/streams/outbox/record';
import { sendOutbox$ } from '../../../src/streams/outbox/send';
import type { OutboxStore } from '../../../src/streams/outbox/store';
import { recordKey, type Target } from '../../../src/streams/outbox/target';
import { type Outcome, transition } from '../../../src/streams/outbox/transitions';
import { withMemory } from '../../../src/streams/outbox/with-memory';
import { createPanelClient } from '../../../src/streams/panel-client';
import { createLedger, createTransport, type Fate, type Ledger } from './platform';
import { OWNER } from './records';

/** Where a tab may die: before or after a commit, or at a point of a request. */
export type Point = 'commits' | 'committed' | 'leaves' | 'acted' | 'answered';

export interface Tab {
  readonly store: OutboxStore;
  readonly isLeader$: BehaviorSubject<boolean>;
  readonly isAlive: () => boolean;
  readonly die: () => void;
  /** Something that the blogger does; the callback gets its outcome. */
  readonly act: (input: Input, of: Pick<Made, 'kind' | 'target'>, then?: (outcome: Outcome) => void) => void;
}

/** A browser with tabs, one store and one platform, in the virtual time of RxJS. */
export interface World {
  readonly ledger: Ledger;
  readonly records: Map<string, OutboxRecord>;
  readonly blogger$: BehaviorSubject<string | undefined>;
  readonly isOnline$: BehaviorSubject<boolean>;
  readonly problems: string[];
  readonly open: (isLeader: boolean) => Tab;
  readonly recordOf: (kind: Made['kind'], target: Target) => OutboxRecord | undefined;
}

interface Terms {
  readonly fate?: () => Fate;
  readonly isFull?: () => boolean;
  /** How far the browser's clock is ahead, in milliseconds. */
  readonly aheadMs?: () => number;
  /** Returns false if the tab dies at this point. */
  readonly survives?: (tab: Tab, point: Point) => boolean;
}

/** How long a transaction takes, in milliseconds. */
const COMMIT_MS = 1;

export function createWorld({
  fate = () => 'answered',
  isFull = () => false,
  aheadMs = () => 0,
  survives = () => true,
}: Terms = {}): World {
  const records = new Map<string, OutboxRecord>();
  const changes$ = new Subject<null>();
  const ledger = createLedger();
  const blogger$ = new BehaviorSubject<string | undefined>(OWNER);
  const isOnline$ = new BehaviorSubject(true);
  const problems: string[] = [];
  const clock = { now: () => asyncScheduler.now() + aheadMs() };

  const open = (isLeader: boolean): Tab => {
    let isAlive = true;
    const running = new Subscription();
    /** Whether the tab goes on after this point. */
    const passes = (point: Point): boolean => {
      if (isAlive && !survives(tab, point)) tab.die();
      return isAlive;
    };
    const store = withMemory({
      changes$,
      all: () => defer(() => of(new Map(records))),
      change: (key, change) =>
        timer(COMMIT_MS).pipe(
          switchMap(() => {
            if (!passes('commits')) return NEVER;
            const outcome = change(records.get(key));
            if (outcome === 'refused') return of(outcome);
            if (isFull() && outcome !== 'deleted') throw new Error('full');
            if (outcome === 'deleted') records.delete(key);
            else records.set(key, outcome);
            if (!passes('committed')) return NEVER;
            changes$.next(null);
            return of(outcome);
          }),
        ),
    });
    const isLeader$ = new BehaviorSubject(isLeader);
    const transport = createTransport({
      ledger,
      blogger: () => blogger$.value,
      fate,
      isOnline: () => isOnline$.value,
      passes,
    });
    const client = createPanelClient({ apiOrigin: 'https://platform.test', token: 'token', transport });
    const sending$ = sendOutbox$({
      client,
      store,
      isLeader$,
      isOnline$,
      blogger$,
      hurry$: NEVER,
      sessionEnded: () => of(false),
      clock,
      report: (problem) => problems.push(problem),
    });
    const tab: Tab = {
      store,
      isLeader$,
      isAlive: () => isAlive,
      die: () => {
        isAlive = false;
        running.unsubscribe();
      },
      act: (input, { kind, target }, then = () => undefined) =>
        void store
          .change(recordKey(kind, target), (record) => transition(record, input, clock.now()))
          .subscribe(then),
    };
    running.add(sending$.subscribe());
    return tab;
  };
  return {
    ledger,
    records,
    blogger$,
    isOnline$,
    problems,
    open,
    recordOf: (kind, target) => records.get(recordKey(kind, target)),
  };
}
