import {
  asyncScheduler,
  BehaviorSubject,
  defer,
  NEVER,
  Observable,
  of,
  Subject,
  Subscription,
  switchMap,
  throwError,
  timer,
} from 'rxjs';
import type { Aspect } from '../../../src/streams/outbox/aspects';
import type { Input, Wanted } from '../../../src/streams/outbox/input';
import type { OutboxRecord, Outcome } from '../../../src/streams/outbox/record';
import { sendOutbox$ } from '../../../src/streams/outbox/send';
import type { OutboxStore } from '../../../src/streams/outbox/store';
import { hurry$ } from '../../../src/streams/outbox/hurry';
import { byKey } from '../../../src/streams/outbox/overlay';
import { recordKey, type Target } from '../../../src/streams/outbox/target';
import { initialState, type State } from '../../../src/streams/state/state';
import { transition } from '../../../src/streams/outbox/transitions';
import { withMemory } from '../../../src/streams/outbox/with-memory';
import { createGate } from '../../../src/streams/retry-after-gate';
import { createPanelClient } from '../../../src/streams/panel-client';
import type { Locks } from '../../../src/streams/state/deps';
import { createLocks } from '../../world/shared';
import { ACTS_MS, createLedger, createTransport, type Fate, type Ledger } from './platform';
import { OWNER } from './records';

/** Where a tab may die: before or after a commit, or at a point of a request. */
export type Point = 'commits' | 'committed' | 'leaves' | 'acted' | 'answered';

export interface Tab {
  readonly store: OutboxStore;
  readonly isActive$: BehaviorSubject<boolean>;
  readonly isAlive: () => boolean;
  readonly die: () => void;
  /** The page goes away: what it has made and not sent leaves in a hurry. */
  readonly leave: () => void;
  /** Something that the blogger does; the callback gets its outcome. */
  readonly act: (
    input: Input,
    of: Pick<Wanted, 'aspect' | 'target'>,
    then?: (outcome: Outcome) => void,
  ) => void;
}

/** A browser with tabs, one store and one platform, in the virtual time of RxJS. */
export interface World {
  readonly ledger: Ledger;
  readonly records: Map<string, OutboxRecord>;
  readonly blogger$: BehaviorSubject<string | undefined>;
  readonly isOnline$: BehaviorSubject<boolean>;
  readonly problems: string[];
  readonly locks: Locks;
  /** A tab whose database did not open has `isDenied`. */
  readonly open: (isActive: boolean, isDenied?: boolean) => Tab;
  readonly recordOf: (aspect: Aspect, target: Target) => OutboxRecord | undefined;
}

interface Terms {
  readonly fate?: () => Fate;
  /** When the platform carries the next change out, in milliseconds from its request. */
  readonly actsMs?: () => number;
  readonly isFull?: () => boolean;
  /** How far the browser's clock is ahead, in milliseconds. */
  readonly aheadMs?: () => number;
  /** Whether the browser stores what a page puts while it goes away. */
  readonly isPut?: () => boolean;
  /** Returns false if the tab dies at this point. */
  readonly survives?: (tab: Tab, point: Point) => boolean;
}

/** How long a transaction takes, in milliseconds. */
const COMMIT_MS = 1;

export function createWorld({
  fate = () => 'answered',
  actsMs = () => ACTS_MS,
  isFull = () => false,
  aheadMs = () => 0,
  isPut = () => true,
  survives = () => true,
}: Terms = {}): World {
  const records = new Map<string, OutboxRecord>();
  const changes$ = new Subject<null>();
  const ledger = createLedger();
  const blogger$ = new BehaviorSubject<string | undefined>(OWNER);
  const isOnline$ = new BehaviorSubject(true);
  const locks = createLocks();
  const problems: string[] = [];
  const clock = { now: () => asyncScheduler.now() + aheadMs() };

  const open = (isActive: boolean, isDenied = false): Tab => {
    let isAlive = true;
    const running = new Subscription();
    /** Whether the tab goes on after this point. */
    const passes = (point: Point): boolean => {
      if (isAlive && !survives(tab, point)) tab.die();
      return isAlive;
    };
    const store = withMemory({
      changes$,
      all: () => defer(() => (isDenied ? throwError(() => new Error('denied')) : of(new Map(records)))),
      put: (key, record) => {
        if (!isFull() && isPut()) records.set(key, record);
      },
      change: (key, change) =>
        timer(COMMIT_MS).pipe(
          switchMap(() => {
            if (isDenied) throw new Error('denied');
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
    const isActive$ = new BehaviorSubject(isActive);
    const transport = createTransport({
      ledger,
      blogger: () => blogger$.value,
      fate,
      actsMs,
      isOnline: () => isOnline$.value,
      passes,
    });
    const client = createPanelClient(
      { apiOrigin: 'https://platform.test', token: 'token', transport },
      createGate(),
    );
    const sending$ = sendOutbox$({
      client,
      store,
      locks,
      isActive$,
      isOnline$,
      blogger$,
      sessionEnded: () => of(false),
      clock,
      since: clock.now(),
      report: (problem) => problems.push(problem),
    });
    const made = new Set<string>();
    const leaves$ = new Subject<null>();
    /** The state of a tab that shows what is stored. */
    const state$ = Object.assign(new Observable<State>(), {
      get value(): State {
        const outbox = { records: byKey([...records.values()]), at: clock.now(), isKept: true };
        return {
          ...initialState,
          outbox,
          isOnline: isOnline$.value,
          isSignedIn: blogger$.value !== undefined,
        };
      },
    });
    const hurried$ = hurry$(leaves$, {
      client,
      store,
      state$,
      isMadeHere: ({ id }) => made.has(id),
      now: () => clock.now(),
    });
    const tab: Tab = {
      store,
      isActive$,
      isAlive: () => isAlive,
      die: () => {
        isAlive = false;
        running.unsubscribe();
      },
      leave: () => {
        leaves$.next(null);
        tab.die();
      },
      act: (input, { aspect, target }, then = () => undefined) => {
        if (input.type === 'wanted') made.add(input.id);
        store
          .change(recordKey(aspect, target), (record) => transition(record, input, clock.now()))
          .subscribe(then);
      },
    };
    running.add(sending$.subscribe());
    running.add(hurried$.subscribe());
    return tab;
  };
  return {
    ledger,
    records,
    blogger$,
    isOnline$,
    problems,
    locks,
    open,
    recordOf: (aspect, target) => records.get(recordKey(aspect, target)),
  };
}
