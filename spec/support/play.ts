import { asyncScheduler } from 'rxjs';
import { type Blog, createBlog, type Fate } from './blog';
import { BLOGGER_KEY } from '../../src/streams/state/stored-blogger';
import { createLocks } from './day/locks';
import { inVirtualTime, MINUTE } from './day/virtual-time';
import { createRecords, type SharedRecords } from '../../src/streams/outbox/store';
import { openTabsOf, type Tab } from './tabs';

/** Actions of the spec by their time in milliseconds. */
export type Script = Readonly<Record<number, () => void>>;

/** A browser with one platform. */
export interface Browser {
  readonly blog: Blog;
  readonly held: Map<string, string>;
  /** The outbox that all tabs share. */
  readonly shared: SharedRecords;
  readonly open: () => Tab;
}

interface World {
  readonly fateOf?: (line: string, times: number) => Fate;
  /** The number of notes of the platform. */
  readonly notes?: number;
  readonly isFull?: () => boolean;
  /** Storage reads as empty, and stores nothing. */
  readonly isDenied?: boolean;
}

/** Plays a script over one browser and its platform for five minutes. */
export function play(
  script: (browser: Browser) => Script,
  { fateOf, notes = 1, isFull = () => false, isDenied = false }: World = {},
): Browser {
  const blog = createBlog(fateOf, notes);
  // Blogger 5 is signed in.
  const held = new Map([[BLOGGER_KEY, '5']]);
  const shared = createRecords();
  const tabs: Tab[] = [];
  const openTab = openTabsOf({
    held,
    records: shared,
    locks: createLocks(),
    transport: blog.transport,
    isFull,
    isDenied,
  });
  const open = (): Tab => {
    const tab = openTab();
    tabs.push(tab);
    return tab;
  };
  const browser = { blog, held, shared, open };
  inVirtualTime((clock) => {
    for (const [ms, act] of Object.entries(script(browser))) asyncScheduler.schedule(act, Number(ms));
    asyncScheduler.schedule(() => {
      for (const tab of tabs) tab.crash();
      clock.halt();
    }, 5 * MINUTE);
  });
  return browser;
}

/** The first such request has this fate, the others are answered. */
export const firstOf =
  (request: string, fate: Fate) =>
  (line: string, times: number): Fate =>
    line === request && times === 1 ? fate : 'right';
