import { defer, NEVER, of, Subject, switchMap, throwError, timer } from 'rxjs';
import { verdicts } from '../../src/browser/sign-in/rejected-token';
import { watchRefusals } from '../../src/browser/sign-in/watch-refusals';
import type { Transport } from '../../src/client';
import type { SharedRecords } from '../../src/streams/outbox/store';
import { type SharedStore, withMemory } from '../../src/streams/outbox/with-memory';
import type { Locks, Storage } from '../../src/streams/state/deps';
import type { Event } from '../../src/streams/state/events';
import { AUTH_KEY } from '../../src/streams/session/stored-session';
import type { State } from '../../src/streams/state/state';
import { quietDeps } from './behaviour';
import { createStore } from './create-store';
import { COMMIT_MS, keptStore } from './outbox';

/** A tab with a whole store, over the storage, records and locks that all tabs share. Each leads. */
export interface Tab {
  readonly send: (event: Event) => void;
  readonly state: () => State;
  /** The number of times the panel has redirected to the sign-in page. */
  readonly signIns: () => number;
  /** Stores a newer token for the session. */
  readonly renew: () => void;
  /** Ends the page: with a `pagehide` event, or by a crash. */
  readonly leave: () => void;
  readonly crash: () => void;
  /** Puts the page into the back/forward cache. */
  readonly hide: () => void;
}

const EXPIRES_AT = Number.MAX_SAFE_INTEGER;

interface Shared {
  readonly held: Map<string, string>;
  readonly records: SharedRecords;
  readonly locks: Locks;
  readonly transport: Transport;
  readonly isFull?: () => boolean;
  readonly isDenied?: boolean;
}

/** A function that opens tabs of one browser. */
export function openTabsOf({
  held,
  records,
  locks,
  transport,
  isFull = () => false,
  isDenied = false,
}: Shared): () => Tab {
  const changed$ = new Subject<{ from: object; key: string; value: string | undefined }>();
  const kept = keptStore(records);
  const database: SharedStore = {
    put: kept.put,
    changes$: kept.changes$,
    all: () => (isDenied ? throwError(() => new Error('denied')) : of(new Map(records.records))),
    change: (key, change) =>
      timer(COMMIT_MS).pipe(
        switchMap(() =>
          kept.change(key, (record) => {
            const outcome = change(record);
            if (isDenied || (typeof outcome === 'object' && isFull())) throw new Error('full');
            return outcome;
          }),
        ),
      ),
  };
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
    let signIns = 0;
    let token = 'token';
    const { transport: watched, refusals$ } = watchRefusals(transport);
    const world = {
      ...verdicts(refusals$),
      storage,
      outbox: withMemory(database),
      locks: { hold: (name: string) => locks.hold(name) },
      environment: { pageHide$ },
      goToSignIn: () =>
        defer(() => {
          signIns += 1;
          return NEVER;
        }),
      token: () => token,
    };

    const store = createStore(quietDeps(world, { transport: watched, requests$: NEVER }));
    const running = changed$.subscribe(({ from, ...each }) => {
      if (from !== tab) changes$.next(each);
    });
    running.add(store.run$.subscribe());
    return {
      send: store.send,
      state: () => store.state$.value,
      signIns: () => signIns,
      renew: () => {
        token = 'newer';
        held.set(AUTH_KEY, `${EXPIRES_AT}:${token}`);
        store.send({ type: 'session.renewed', expiresAt: EXPIRES_AT });
      },
      leave: () => {
        pageHide$.next(null);
        running.unsubscribe();
      },
      crash: () => running.unsubscribe(),
      hide: () => pageHide$.next(null),
    };
  };
}
