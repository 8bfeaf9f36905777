import {
  BehaviorSubject,
  concat,
  ignoreElements,
  map,
  NEVER,
  type Observable,
  of,
  Subject,
  type Subscription,
  tap,
  timer,
  withLatestFrom,
} from 'rxjs';
import type { Behaviour, Behaviours } from '../../../src/streams/state/behaviour';
import type { Deps, KeyPress, Locks, Storage, TabChannel } from '../../../src/streams/state/deps';
import { actionBehaviours } from '../../../src/streams/behaviours/actions';
import { backgroundBehaviours } from '../../../src/streams/behaviours/background';
import type { Event } from '../../../src/streams/state/events';
import { reduce } from '../../../src/streams/reducer';
import { startStore } from '../../../src/streams/start-store';
import { initialState, type State } from '../../../src/streams/state/state';
import type { SharedRecords } from '../../../src/streams/outbox/store';
import { memoryStorage, quietDeps } from '../behaviour';
import { slowStore } from '../outbox';
import type { PageEnd, Network } from './network';
import type { SubscriptionCounts } from './subscription-counts';

type StorageChange = { readonly key: string; readonly value: string | undefined };

/** A page with the whole store of the panel, and a browser that the day controls. */
export interface Page {
  readonly state: () => State;
  /** Whether the deferred behaviours are loaded, which an open note needs. */
  readonly isComplete: () => boolean;
  readonly send: (event: Event) => void;
  readonly isVisible$: BehaviorSubject<boolean>;
  readonly isOnline$: BehaviorSubject<boolean>;
  readonly isWide$: BehaviorSubject<boolean>;
  readonly keys$: Subject<KeyPress>;
  readonly messages$: Subject<unknown>;
  readonly changes$: Subject<StorageChange>;
  readonly pageHide$: Subject<null>;
  /** The objects from which all others of the running store are reachable. */
  readonly roots: readonly object[];
  /** Unsubscribes the store. */
  readonly end: (how: PageEnd) => void;
}

export interface PageParts {
  readonly network: Pick<Network, 'transport' | 'pageEnd'>;
  readonly counts: SubscriptionCounts;
  /** Browser storage, which outlives the page. */
  readonly storage: Map<string, string>;
  readonly locks: Locks;
  /** The records of the outbox, which outlive the page. */
  readonly records: SharedRecords;
  /** The channel to other tabs; a page that is alone has none. */
  readonly tabs?: TabChannel;
  /** Storage that other tabs see, instead of `storage`. */
  readonly sharedStorage?: Storage;
  /** Its session, if it is not one that never ends, and the source of its ids. */
  readonly session?: Partial<Deps>;
  readonly isEmbedded: boolean;
  /** Called for each message to the host page. */
  readonly onPosted?: (message: object) => void;
  /** Starts without a screen, until this emits. */
  readonly screenWanted$?: Observable<unknown> | undefined;
  readonly behaviours: Readonly<Record<string, Behaviour>>;
  /** Milliseconds until the deferred behaviours are loaded. */
  readonly deferredMs: number;
  readonly report: (problem: string) => void;
  /** Called for each event, with the state after and before it. */
  readonly onEvent: (event: Event, state: State, before: State) => void;
}

export function openPage(parts: PageParts): Page {
  const { network, counts, storage, locks, records, tabs, sharedStorage, session, isEmbedded, deferredMs } =
    parts;
  const { report, onEvent, onPosted = () => undefined } = parts;
  const isVisible$ = new BehaviorSubject(true);
  const isOnline$ = new BehaviorSubject(true);
  const isWide$ = new BehaviorSubject(false);
  const keys$ = new Subject<KeyPress>();
  const messages$ = new Subject<unknown>();
  const changes$ = new Subject<StorageChange>();
  const pageHide$ = new Subject<null>();
  const deps: Deps = quietDeps(
    {
      locks: { hold: (name) => counts.counted('locks', locks.hold(name)) },
      storage: sharedStorage ?? memoryStorage(storage, counts.counted('storage.changes$', changes$)),
      tabs$: of(tabs),
      outbox: slowStore(records),
      screenWanted$: parts.screenWanted$,
      report,
      host: { isEmbedded, messages$: counts.counted('host.messages$', messages$), post: onPosted },
      environment: {
        isVisible$: counts.counted('isVisible$', isVisible$),
        isOnline$: counts.counted('isOnline$', isOnline$),
        isWide$: counts.counted('isWide$', isWide$),
        pageHide$: counts.counted('pageHide$', pageHide$),
        keys$: counts.counted('keys$', keys$),
      },
      tokenRejected$: counts.counted('tokenRejected$', NEVER),
      ...session,
    },
    { transport: network.transport, requests$: NEVER },
  );
  let isComplete = false;
  let before = initialState;
  let state = initialState;
  // Comes first, so that it gets each event before any behaviour reacts.
  const observer: Behaviour = (events$, state$) =>
    events$.pipe(
      withLatestFrom(state$),
      tap(([event, now]) => {
        before = state;
        state = now;
        onEvent(event, state, before);
      }),
      ignoreElements(),
    );
  const isDeferred = (name: string): boolean => name in backgroundBehaviours || name in actionBehaviours;
  const behavioursWhere = (isIn: (name: string) => boolean): Behaviours =>
    Object.fromEntries(Object.entries(parts.behaviours).filter(([name]) => isIn(name)));
  const initial = { observer, ...behavioursWhere((name) => !isDeferred(name)) };
  // As in the product, these behaviours are loaded after the first screen.
  const deferred$ = timer(deferredMs).pipe(
    tap(() => {
      isComplete = true;
    }),
    map(() => behavioursWhere(isDeferred)),
  );
  const store = startStore(deps, concat(of(initial), deferred$), initialState, reduce);
  network.pageEnd = undefined;
  const running: Subscription = store.run$.subscribe();
  return {
    state: () => state,
    isComplete: () => isComplete,
    send: store.send,
    isVisible$,
    isOnline$,
    isWide$,
    keys$,
    messages$,
    changes$,
    pageHide$,
    roots: [store.state$, running],
    end: (how) => {
      network.pageEnd = how;
      running.unsubscribe();
    },
  };
}
