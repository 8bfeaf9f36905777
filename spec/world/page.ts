import {
  BehaviorSubject,
  concat,
  ignoreElements,
  map,
  merge,
  NEVER,
  of,
  Subject,
  tap,
  timer,
  withLatestFrom,
} from 'rxjs';
import { missedChanges } from '../../src/browser/missed-changes';
import type { Transport } from '../../src/client';
import { actionBehaviours } from '../../src/streams/behaviours/actions';
import { backgroundBehaviours } from '../../src/streams/behaviours/background';
import { createGate } from '../../src/streams/retry-after-gate';
import { createPanelClient } from '../../src/streams/panel-client';
import { reduce } from '../../src/streams/reducer';
import { startStore } from '../../src/streams/start-store';
import type { Behaviour, Behaviours } from '../../src/streams/state/behaviour';
import type { Deps } from '../../src/streams/state/deps';
import type { Event } from '../../src/streams/state/events';
import { initialState, type State } from '../../src/streams/state/state';
import { quietDeps, type World } from '../support/behaviour';
import { ORIGIN } from './platform';
import type { SubscriptionCounts } from './subscription-counts';

/** A page with the whole store of the panel. */
export interface Page {
  readonly state: () => State;
  /** Whether the deferred behaviours are loaded, which an open note needs. */
  readonly isComplete: () => boolean;
  readonly send: (event: Event) => void;
  readonly isVisible$: BehaviorSubject<boolean>;
  readonly isOnline$: BehaviorSubject<boolean>;
  readonly isWide$: BehaviorSubject<boolean>;
  readonly messages$: Subject<unknown>;
  readonly pageHide$: Subject<null>;
  /** The objects from which all others of the running store are reachable. */
  readonly roots: readonly object[];
  /** Unsubscribes the store. */
  readonly stop: () => void;
}

export interface PageParts {
  readonly transport: Transport;
  readonly counts: SubscriptionCounts;
  /** The browser, as far as it differs from one in which nothing happens. */
  readonly world: World & Pick<Deps, 'storage' | 'locks' | 'outbox'>;
  readonly isEmbedded?: boolean;
  readonly behaviours: Readonly<Record<string, Behaviour>>;
  /** Milliseconds until the deferred behaviours are loaded; 0 if all start at once. */
  readonly deferredMs?: number;
  /** Called for each event, with the state after and before it. */
  readonly onEvent?: (event: Event, state: State, before: State) => void;
}

export function openPage({
  transport,
  counts: { counted },
  world,
  isEmbedded = false,
  behaviours,
  deferredMs = 0,
  onEvent = () => undefined,
}: PageParts): Page {
  const isVisible$ = new BehaviorSubject(true);
  const isOnline$ = new BehaviorSubject(true);
  const isWide$ = new BehaviorSubject(false);
  const messages$ = new Subject<unknown>();
  const pageHide$ = new Subject<null>();
  const connected: Transport = {
    send: (request) => counted(`${request.method} ${request.api.path}`, transport.send(request)),
    connect: (channel) => counted('push channel', transport.connect(channel)),
  };
  const options = { apiOrigin: ORIGIN, token: world.token ?? 'token', transport: connected };
  const client = createPanelClient(options, createGate());
  const deps = quietDeps({
    ...world,
    client,
    locks: { hold: (name) => counted(`lock ${name}`, world.locks.hold(name)) },
    storage: {
      ...world.storage,
      changes$: counted(
        'storage.changes$',
        merge(
          world.storage.changes$,
          missedChanges(world.storage, { isVisible$, pageHide$, pageShow$: NEVER }),
        ),
      ),
    },
    host: { isEmbedded, messages$: counted('host.messages$', messages$), ...world.host },
    environment: {
      isVisible$: counted('isVisible$', isVisible$),
      isOnline$: counted('isOnline$', isOnline$),
      isWide$: counted('isWide$', isWide$),
      pageHide$: counted('pageHide$', pageHide$),
      keys$: counted('keys$', NEVER),
    },
  });
  let isComplete = deferredMs === 0;
  let state = initialState;
  // Comes first, so that it gets each event before any behaviour reacts.
  const observer: Behaviour = (events$, state$) =>
    events$.pipe(
      withLatestFrom(state$),
      tap(([event, now]) => {
        const before = state;
        state = now;
        onEvent(event, state, before);
      }),
      ignoreElements(),
    );
  const isDeferred = (name: string): boolean => name in backgroundBehaviours || name in actionBehaviours;
  const behavioursWhere = (isIn: (name: string) => boolean): Behaviours =>
    Object.fromEntries(Object.entries(behaviours).filter(([name]) => isIn(name)));
  // As in the product, these behaviours are loaded after the first screen.
  const deferred$ = timer(deferredMs).pipe(
    tap(() => (isComplete = true)),
    map(() => behavioursWhere(isDeferred)),
  );
  const behaviours$ =
    deferredMs === 0
      ? of({ observer, ...behaviours })
      : concat(of({ observer, ...behavioursWhere((name) => !isDeferred(name)) }), deferred$);
  const store = startStore(deps, behaviours$, initialState, reduce);
  const running = store.run$.subscribe();
  return {
    state: () => store.state$.value,
    isComplete: () => isComplete,
    send: store.send,
    isVisible$,
    isOnline$,
    isWide$,
    messages$,
    pageHide$,
    roots: [store.state$, running],
    stop: () => running.unsubscribe(),
  };
}
