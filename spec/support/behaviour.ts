import { EMPTY, NEVER, Observable, of, ReplaySubject, startWith, tap } from 'rxjs';
import type { Context } from 'rxjs-marbles';
import { createPanelClient } from '../../src/streams/platform';
import { createStore } from '../../src/streams';
import type { Behaviour } from '../../src/streams/behaviour';
import type { Deps, Host, Storage, Surroundings } from '../../src/streams/deps';
import type { Event } from '../../src/streams/state/events';
import { reduce } from '../../src/streams/state/reducer';
import { initialState, type State } from '../../src/streams/state/state';
import { fakePlatform, type FakePlatform } from './platform';

/** Keeps what it is told, for a spec to expect each at its frame. */
export interface Recorder<T> {
  readonly tell: (value: T) => void;
  readonly told$: Observable<T>;
}

export function recorder<T>(): Recorder<T> {
  const told$ = new ReplaySubject<T>();
  return { tell: (value) => told$.next(value), told$: told$.asObservable() };
}

/**
 * A storage in memory; what it holds can be looked at, and each change expected: 'key = value', or 'no key'. While it is full
 * it takes nothing.
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
  const { tell, told$ } = recorder<string>();
  return {
    held,
    changed$: told$,
    get: (key) => held.get(key),
    set: (key, value) => {
      if (isFull()) return;
      held.set(key, value);
      tell(`${key} = ${value}`);
    },
    remove: (key) => {
      held.delete(key);
      tell(`no ${key}`);
    },
    keys: () => [...held.keys()],
    changes$,
  };
}

/** What a spec gives of the outside world. */
export type World = Partial<Omit<Deps, 'host' | 'surroundings'>> & {
  readonly host?: Partial<Host>;
  readonly surroundings?: Partial<Surroundings>;
};

/** An outside world in which nothing happens, but for what a spec gives it. The client is the real one. */
export const quietDeps = (world: World = {}, platform: FakePlatform = fakePlatform(() => NEVER)): Deps => ({
  client: createPanelClient({
    apiOrigin: 'https://platform.test',
    token: 'token',
    transport: platform.transport,
  }),
  storage: memoryStorage(),
  locks: { hold: () => NEVER.pipe(startWith(null)) },
  report: () => undefined,
  analytics: { record: () => undefined, bump: () => undefined, isHeard: () => false },
  signIn: () => undefined,
  signOut: () => undefined,
  open: () => undefined,
  jitterMs: () => 0,
  cursorPaging: false,
  tokenExpiresAt: Number.MAX_SAFE_INTEGER,
  isFreshSignIn: false,
  unauthorized$: NEVER,
  ...world,
  host: { isEmbedded: true, messages$: NEVER, post: () => undefined, ...world.host },
  surroundings: {
    isVisible$: of(true),
    isOnline$: of(true),
    isWide$: of(false),
    pageHide$: NEVER,
    keys$: NEVER,
    ...world.surroundings,
  },
});

/** A state in which all else is as at the start, after these events. */
export const after = (state: Partial<State>, ...events: readonly Event[]): State =>
  events.reduce(reduce, { ...initialState, ...state });

/** Some parts of a state, to be expected wholly: `toMatchObject` takes any object for an empty one. */
export const partsOf = (state: State, ...names: readonly (keyof State)[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, state[name]]));

/** What a behaviour is run on. */
export interface Stage {
  /** A hot marble diagram of events, named by `values`. */
  readonly events?: string;
  readonly values?: Readonly<Record<string, Event>>;
  readonly state?: Partial<State>;
  readonly world?: World;
  readonly platform?: FakePlatform;
  /** Told each state. */
  readonly watch?: (state: State) => void;
}

/** What a behaviour answers, in a real store whose only behaviour it is: its answers are folded into the state too. */
export const answersOf = (m: Context, behaviour: Behaviour, stage: Stage): Observable<Event> => {
  const events$ = stage.events === undefined ? EMPTY : m.hot(stage.events, stage.values);
  return new Observable((subscriber) => {
    const observed: Behaviour = (...streams) =>
      behaviour(...streams).pipe(tap((event) => subscriber.next(event)));
    const initial = { ...initialState, ...stage.state };
    const store = createStore(quietDeps(stage.world, stage.platform), { observed }, initial);
    const subscription = store.state$.subscribe((state) => stage.watch?.(state));
    subscription.add(store.run$.subscribe());
    subscription.add(events$.subscribe((event) => store.send(event)));
    return subscription;
  });
};
