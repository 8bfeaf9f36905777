import { asyncScheduler } from 'rxjs';
import { type CollectionSizes, sizeOf, watchCollections } from '../support/reachable';
import { createRandom, type Random } from '../support/random';
import { type Browser, createBrowser, type Tab } from './browser';
import { HOUR, inVirtualTime, MINUTE, SECOND } from './clock';
import { DEEDS, isDeed } from './deeds';
import { createLedger } from './ledger';

type Sizes = Readonly<Record<string, number>>;

const sum = (sizes: Sizes): number => Object.values(sizes).reduce((total, size) => total + size, 0);

/** The sizes of a page by name: its state, its streams, its collections, and what storage holds. */
function sizesOf({ storage }: Browser, tab: Tab, collections: () => CollectionSizes): Sizes {
  const state = tab.state();
  const parts = Object.fromEntries(Object.entries(state).map(([name, part]) => [name, sizeOf(part)]));
  return {
    state: sum(parts),
    streams: sizeOf(...tab.roots) - sizeOf(state),
    stored: storage.size,
    ...parts,
    ...collections(),
  };
}

const later = (ms: number, act: () => void): void => void asyncScheduler.schedule(act, ms);
const ACTS = Object.keys(DEEDS)
  .filter(isDeed)
  .filter((name) => !['retry', 'again', 'trashAll'].includes(name));

/** A day: notes arrive, change and go, the blogger acts and replies, the network and the channel break. */
function liveADay(browser: Browser, tab: Tab, random: Random): void {
  const { platform, network } = browser;
  const ledger = createLedger(browser, { isFair: () => false });
  const some = (): number => random.pick(platform.newest(30)).id;
  const repeat = (longestMs: number, act: () => void): void => {
    for (let at = HOUR; at < 22 * HOUR; at += random.whole(longestMs / 3, longestMs)) later(at, act);
  };
  repeat(
    20 * MINUTE,
    () => void platform.addNote(random.pick(['comment', 'comment', 'like', 'follow', 'reblog'])),
  );
  repeat(40 * MINUTE, () => platform.renewNote(some()));
  repeat(90 * MINUTE, () => platform.removeNote(some()));
  repeat(24 * MINUTE, () => DEEDS[random.pick(ACTS)](tab, some(), ledger));
  repeat(8 * HOUR, network.closeChannels);
  repeat(12 * HOUR, () => {
    tab.setOnline(false);
    later(random.whole(1, 20) * MINUTE, () => tab.setOnline(true));
  });
  repeat(3 * HOUR, () => tab.isVisible$.next(!tab.isVisible$.value));
  later(23 * HOUR, () => {
    tab.isVisible$.next(true);
    // The page keeps a draft for as long as the blogger leaves it.
    for (const id of Object.keys(tab.state().drafts).map(Number))
      tab.send({ type: 'reply.typed', id, text: '' });
    // Otherwise the notes that the platform has, and that the panel lists, would grow.
    platform.quietly(() =>
      platform
        .newest()
        .slice(60)
        .forEach(({ id }) => platform.removeNote(id)),
    );
  });
}

/** The largest size of each name. */
const largest = (days: readonly Sizes[]): Sizes =>
  days.reduce((found, sizes) =>
    Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, Math.max(size, found[name] ?? 0)])),
  );

test('[page-that-stays-open] nothing that a page holds is larger in the last three of eighteen days than in three before', () => {
  const days: Sizes[] = [];
  inVirtualTime((clock) => {
    const random = createRandom(1);
    const browser = createBrowser(clock, { notes: 20, deferredMs: SECOND });
    // The behaviours start in the first seconds.
    const { stop, sizes } = watchCollections();
    later(MINUTE, stop);
    const tab = browser.open();
    const live = (): void => {
      liveADay(browser, tab, random);
      later(24 * HOUR, () => {
        days.push(sizesOf(browser, tab, sizes));
        if (days.length < 18) live();
        else clock.halt();
      });
    };
    live();
  });
  for (const name of ['state', 'streams', 'stored'])
    process.stdout.write(`${name}: ${[0, 9, 17].map((day) => days[day]?.[name] ?? 0).join(', ')}\n`);
  const [early, late] = [largest(days.slice(9, 12)), largest(days.slice(15))];
  const grown = Object.entries(late).filter(([name, size]) => size > 1.25 * (early[name] ?? 0) + 10);
  expect(grown.map(([name, size]) => `${name}: ${early[name] ?? 0}, then ${size}`)).toEqual([]);
}, 600_000);
