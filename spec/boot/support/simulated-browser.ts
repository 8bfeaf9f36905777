import { EMPTY, Subject, type Subscription } from 'rxjs';
import { obtainToken } from '../../../src/boot/sign-in';
import type { Session } from '../../../src/streams/session/state';
import { loadSession } from '../../../src/streams/session/stored-session';
import type { Storage } from '../../../src/streams/state/deps';
import { memoryStorage } from '../../support/behaviour';
import { panelPage } from '../../support/panel-page';
import { locationWith, signInContext } from './sign-in-context';

interface StorageChange {
  readonly key: string;
  readonly value: string | undefined;
}

export interface SimulatedBrowser {
  readonly held: Map<string, string>;
  /** Loads the panel in a tab. */
  readonly open: (tab: number) => void;
  /** The storage of a tab that shows no panel. */
  readonly storageOf: (tab: number) => Storage;
  /** The visits to the sign-in page, by tab. */
  readonly visits: readonly number[];
  /** The session of each tab that runs a panel. */
  readonly sessions: readonly (Session | undefined)[];
}

export interface BrowserOptions {
  /** Milliseconds that the sign-in page takes. */
  readonly pageMs: number;
  readonly hasLocks?: boolean;
}

/**
 * A browser with one storage, one set of locks and any number of tabs. Each tab runs the code that
 * signs in, and the panel's start is recorded. Time is jest's fake one.
 */
export function simulatedBrowser({ pageMs, hasLocks = true }: BrowserOptions): SimulatedBrowser {
  const held = new Map<string, string>();
  const pages = new Map<number, Subject<StorageChange>>();
  const queue: (() => void)[] = [];
  const visits: number[] = [];
  const sessions: (Session | undefined)[] = [];

  const storageOf = (tab: number): Storage => {
    const changes$ = new Subject<StorageChange>();
    pages.set(tab, changes$);
    const memory = memoryStorage(held, changes$);
    const tell = (key: string, value?: string): void =>
      pages.forEach((page$, other) => other !== tab && page$.next({ key, value }));
    return {
      ...memory,
      set: (key, value) => {
        memory.set(key, value);
        tell(key, value);
      },
      remove: (key) => {
        memory.remove(key);
        tell(key);
      },
    };
  };

  /** The locks of one page: released when it is left. */
  const createLocks = () => {
    const releases: (() => void)[] = [];
    const request = (_name: string, _options: unknown, onGranted: () => Promise<void>): Promise<void> => {
      const begin = (): void => void onGranted().then(end);
      const end = (): void => {
        if (!queue.includes(begin)) return;
        const wasFirst = queue[0] === begin;
        queue.splice(queue.indexOf(begin), 1);
        if (wasFirst) queue[0]?.();
      };
      releases.push(end);
      queue.push(begin);
      if (queue[0] === begin) begin();
      return new Promise(() => undefined);
    };
    return { locks: { request }, releaseAll: () => releases.forEach((release) => release()) };
  };

  const load = (tab: number, fragment = ''): void => {
    const { locks, releaseAll } = createLocks();
    const replace = (address: string): void => {
      visits.push(tab);
      const token = `token${visits.length}`;
      const state = new URL(address).searchParams.get('state') ?? '';
      pages.delete(tab);
      releaseAll();
      setTimeout(() => load(tab, `#access_token=${token}&state=${state}`), pageMs);
    };
    const fakes = {
      navigator: hasLocks ? { locks } : {},
      location: locationWith(replace),
      fetch: () => Promise.resolve(panelPage()),
    };
    const storage = storageOf(tab);
    let shown: Subscription | undefined;
    const context = signInContext(fakes, {
      storage,
      show: (_screen, _panelWhen$, meanwhile$ = EMPTY) => {
        shown?.unsubscribe();
        shown = meanwhile$.subscribe();
      },
      start: (session) => {
        sessions[tab] = session;
      },
    });
    const stored = fragment === '' ? loadSession(storage, Date.now()) : undefined;
    if (stored) context.start(stored);
    else obtainToken(context, fragment);
  };

  return { held, open: (tab) => load(tab), storageOf, visits, sessions };
}
