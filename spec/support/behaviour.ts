import { EMPTY, NEVER, Observable, of, ReplaySubject, startWith, tap } from 'rxjs';
import type { Context } from 'rxjs-marbles';
import { createGate } from '../../src/streams/retry-after-gate';
import { createPanelClient } from '../../src/streams/panel-client';
import { createStore } from './create-store';
import type { Behaviour } from '../../src/streams/state/behaviour';
import type { Deps, Host, Storage, Environment } from '../../src/streams/state/deps';
import type { Event } from '../../src/streams/state/events';
import { reduce } from '../../src/streams/reducer';
import { initialState, type State } from '../../src/streams/state/state';
import { keptStore } from './outbox';
import { fakePlatform, type FakePlatform } from './platform';

/** A log of calls to the outside world; `entries$` replays each entry at the frame of its call. */
export interface Log<T> {
  readonly add: (value: T) => void;
  readonly entries$: Observable<T>;
}

export function createLog<T>(): Log<T> {
  const entries$ = new ReplaySubject<T>();
  return { add: (value) => entries$.next(value), entries$: entries$.asObservable() };
}

/**
 * Browser storage in memory. `changed$` emits each change as 'key = value' or 'no key'. While
 * `isFull` returns true, nothing is stored.
 */
export interface MemoryStorage extends Storage {
  readonly held: Map<string, string>;
  readonly changed$: Observable<string>;
}

export function memoryStorage(
  held = new Map<string, string>(),
  changes$: Storage['changes$'] = NEVER,
  isFull = (): boolean => false,
): MemoryStorage {
  const log = createLog<string>();
  return {
    held,
    changed$: log.entries$,
    get: (key) => held.get(key),
    set: (key, value) => {
      if (isFull()) return;
      held.set(key, value);
      log.add(`${key} = ${value}`);
    },
    remove: (key) => {
      if (held.delete(key)) log.add(`no ${key}`);
    },
    keys: () => [...held.keys()],
    changes$,
  };
}

/** Entries of storage, each written as 'key = value'. */
export const entriesOf = (...entries: readonly string[]): Map<string, string> =>
  new Map(
    entries.map((entry) => {
      const at = entry.indexOf(' = ');
      return [entry.slice(0, at), entry.slice(at + 3)];
    }),
  );

/** The parts of the outside world that a spec defines. */
export type World = Partial<Omit<Deps, 'host' | 'environment'>> & {
  readonly host?: Partial<Host>;
  readonly environment?: Partial<Environment>;
};

/** An outside world where nothing happens except what `world` defines. It has the real client. */
export const quietDeps = (world: World = {}, platform: FakePlatform = fakePlatform(() => NEVER)): Deps => ({
  client: createPanelClient(
    { apiOrigin: 'https://platform.test', token: 'token', transport: platform.transport },
    createGate(),
  ),
  storage: memoryStorage(),
  locks: { hold: () => NEVER.pipe(startWith(null)) },
  tabs$: of(undefined),
  outbox: keptStore(),
  report: () => undefined,
  analytics: { record: () => undefined, bump: () => undefined, isHeard: () => false },
  goToSignIn: () => EMPTY,
  signOut: () => undefined,
  open: () => undefined,
  jitterMs: () => 0,
  uniqueId: () => String(Math.random()),
  cursorPaging: false,
  keepList: true,
  drawList: () => undefined,
  tokenExpiresAt: Number.MAX_SAFE_INTEGER,
  token: () => 'token',
  adopt: () => undefined,
  leave: () => undefined,
  tokenRejected$: NEVER,
  tokenDoubted$: NEVER,
  ...world,
  host: { isEmbedded: true, messages$: NEVER, post: () => undefined, ...world.host },
  environment: {
    isVisible$: of(true),
    isOnline$: of(true),
    isWide$: of(false),
    pageHide$: NEVER,
    pageShow$: NEVER,
    attention$: NEVER,
    keys$: NEVER,
    ...world.environment,
  },
});

/** The initial state with these changes, after these events. */
export const stateAfter = (state: Partial<State>, ...events: readonly Event[]): State =>
  events.reduce(reduce, { ...initialState, ...state });

/** These parts of a state, for `toEqual`: `toMatchObject` would let `{}` match any object. */
export const pick = (state: State, ...names: readonly (keyof State)[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, state[name]]));

/** The input of a run of one behaviour. */
export interface BehaviourRun {
  /** A hot marble diagram of events; `values` has the event of each letter (see `legend.ts`). */
  readonly events?: string | undefined;
  readonly values?: Readonly<Record<string, Event>>;
  readonly state?: Partial<State> | undefined;
  readonly world?: World;
  readonly platform?: FakePlatform;
  /** Called with each state. */
  readonly watch?: (state: State) => void;
}

/**
 * The events that a behaviour emits when it is the only one in a real store. They are also folded
 * into the state.
 */
export const emittedBy = (m: Context, behaviour: Behaviour, run: BehaviourRun): Observable<Event> => {
  const events$ = run.events === undefined ? EMPTY : m.hot(run.events, run.values);
  return new Observable((subscriber) => {
    const observed: Behaviour = (...streams) =>
      behaviour(...streams).pipe(tap((event) => subscriber.next(event)));
    // A leader, because the election ends before a push channel opens.
    const initial: State = { ...initialState, tabRole: 'leader', ...run.state };
    const store = createStore(quietDeps(run.world, run.platform), { observed }, initial);
    const subscription = store.state$.subscribe((state) => run.watch?.(state));
    subscription.add(store.run$.subscribe());
    subscription.add(events$.subscribe((event) => store.send(event)));
    return subscription;
  });
};
