import { NEVER, Subject } from 'rxjs';
import { verdicts } from '../../src/browser/sign-in/rejected-token';
import { watchRefusals } from '../../src/browser/sign-in/watch-refusals';
import type { Transport } from '../../src/client';
import type { Locks, Storage } from '../../src/streams/state/deps';
import type { Event } from '../../src/streams/state/events';
import type { State } from '../../src/streams/state/state';
import { quietDeps } from './behaviour';
import { createStore } from './create-store';

/** A tab with a whole store, over the storage and locks that all tabs share. */
export interface Tab {
  readonly send: (event: Event) => void;
  readonly state: () => State;
  /** The page goes away: with a `pagehide` event, or by a crash. */
  readonly leave: () => void;
  readonly crash: () => void;
}

interface Shared {
  readonly held: Map<string, string>;
  readonly locks: Locks;
  readonly transport: Transport;
  readonly isFull?: () => boolean;
  readonly isDenied?: boolean;
}

/** A function that opens tabs of one browser. */
export function openTabsOf({
  held,
  locks,
  transport,
  isFull = () => false,
  isDenied = false,
}: Shared): () => Tab {
  const changed$ = new Subject<{ from: object; key: string; value: string | undefined }>();
  return () => {
    const tab = {};
    const changes$ = new Subject<{ key: string; value: string | undefined }>();
    const pageHide$ = new Subject<null>();
    const change = (key: string, value: string | undefined): void => {
      if (held.get(key) === value || isDenied || (value !== undefined && isFull())) return;
      if (value === undefined) held.delete(key);
      else held.set(key, value);
      changed$.next({ from: tab, key, value });
    };
    const storage: Storage = {
      get: (key) => (isDenied ? undefined : held.get(key)),
      set: change,
      remove: (key) => change(key, undefined),
      keys: () => (isDenied ? [] : [...held.keys()]),
      changes$,
    };
    const { transport: watched, refusals$ } = watchRefusals(transport);
    const world = {
      ...verdicts(refusals$),
      storage,
      locks: { hold: (name: string) => locks.hold(name) },
      environment: { pageHide$ },
    };

    const store = createStore(quietDeps(world, { transport: watched, requests$: NEVER }));
    const running = changed$.subscribe(({ from, ...each }) => {
      if (from !== tab) changes$.next(each);
    });
    running.add(store.run$.subscribe());
    return {
      send: store.send,
      state: () => store.state$.value,
      leave: () => {
        pageHide$.next(null);
        running.unsubscribe();
      },
      crash: () => running.unsubscribe(),
    };
  };
}
