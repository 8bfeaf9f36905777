import {
  BehaviorSubject,
  ignoreElements,
  NEVER,
  Subject,
  type Subscription,
  tap,
  withLatestFrom,
} from 'rxjs';
import { createStore } from '../../../src/streams';
import type { Behaviour } from '../../../src/streams/behaviour';
import type { Deps, KeyPress, Locks } from '../../../src/streams/deps';
import { effects } from '../../../src/streams/effects';
import { acting } from '../../../src/streams/effects/acting';
import { sources } from '../../../src/streams/sources';
import type { Event } from '../../../src/streams/state/events';
import { initialState, type State } from '../../../src/streams/state/state';
import { memoryStorage, quietDeps } from '../behaviour';
import type { Departure, Network } from './network';
import type { Tally } from './tally';

type StorageChange = { readonly key: string; readonly value: string | undefined };

/** The panel in a page, as long as that lives: the whole store, and the browser around it in the day's hands. */
export interface Page {
  readonly state: () => State;
  readonly send: (event: Event) => void;
  readonly isVisible$: BehaviorSubject<boolean>;
  readonly isOnline$: BehaviorSubject<boolean>;
  readonly isWide$: BehaviorSubject<boolean>;
  readonly keys$: Subject<KeyPress>;
  readonly messages$: Subject<unknown>;
  readonly changes$: Subject<StorageChange>;
  readonly pageHide$: Subject<null>;
  /** Lets go of the store. */
  readonly end: (how: Departure) => void;
}

export interface PageParts {
  readonly network: Pick<Network, 'transport' | 'departure'>;
  readonly tally: Tally;
  /** Browser storage, which outlives the page. */
  readonly held: Map<string, string>;
  readonly locks: Locks;
  readonly isEmbedded: boolean;
  readonly behaviours: Readonly<Record<string, Behaviour>>;
  readonly report: (problem: string) => void;
  /** Told each event with the state after and before it. */
  readonly happened: (event: Event, state: State, before: State) => void;
}

/** What the product does, and what a spec may break of it. */
export const ALL_BEHAVIOURS: Readonly<Record<string, Behaviour>> = { ...effects, ...acting, ...sources };

export function openPage(parts: PageParts): Page {
  const { network, tally, held, locks, isEmbedded, report, happened } = parts;
  const isVisible$ = new BehaviorSubject(true);
  const isOnline$ = new BehaviorSubject(true);
  const isWide$ = new BehaviorSubject(false);
  const keys$ = new Subject<KeyPress>();
  const messages$ = new Subject<unknown>();
  const changes$ = new Subject<StorageChange>();
  const pageHide$ = new Subject<null>();
  const deps: Deps = quietDeps(
    {
      locks: { hold: (name) => tally.counted('locks', locks.hold(name)) },
      storage: memoryStorage(held, tally.counted('storage.changes$', changes$)),
      report,
      host: { isEmbedded, messages$: tally.counted('host.messages$', messages$) },
      surroundings: {
        isVisible$: tally.counted('isVisible$', isVisible$),
        isOnline$: tally.counted('isOnline$', isOnline$),
        isWide$: tally.counted('isWide$', isWide$),
        pageHide$: tally.counted('pageHide$', pageHide$),
        keys$: tally.counted('keys$', keys$),
      },
      unauthorized$: tally.counted('unauthorized$', NEVER),
    },
    { transport: network.transport, requests$: NEVER },
  );
  let before = initialState;
  let state = initialState;
  // The first to hear of each event, and the last before whom nothing has come of it.
  const witness: Behaviour = (events$, state$) =>
    events$.pipe(
      withLatestFrom(state$),
      tap(([event, now]) => {
        before = state;
        state = now;
        happened(event, state, before);
      }),
      ignoreElements(),
    );
  const store = createStore(deps, { witness, ...parts.behaviours });
  network.departure = undefined;
  const running: Subscription = store.run$.subscribe();
  return {
    state: () => state,
    send: store.send,
    isVisible$,
    isOnline$,
    isWide$,
    keys$,
    messages$,
    changes$,
    pageHide$,
    end: (how) => {
      network.departure = how;
      running.unsubscribe();
    },
  };
}
