import { asyncScheduler, noop } from 'rxjs';
import { createRecords } from '../../../src/streams/outbox/store';
import { ALL_BEHAVIOURS } from '../all-behaviours';
import { type CollectionSizes, sizeOf, watchCollections } from '../reachable';
import { createBlogger, toggled } from './blogger';
import { createLocks } from './locks';
import { createNetwork, type Network } from './network';
import { openPage, type Page } from './page';
import { addNote, change, createPlatform, newest, NOTE_KINDS, type Platform, removeNote } from './platform';
import { createRandom, type Random } from './random';
import { countSubscriptions } from './subscription-counts';
import { HOUR, inVirtualTime, MINUTE, SECOND } from './virtual-time';

/** More notes than a list can have. */
const PLATFORM_NOTES = 300;

/** How large a page is. */
export interface PageSize {
  /** Each part of the state. */
  readonly state: Readonly<Record<string, number>>;
  /** All subscriptions, and what they hold beside the state. */
  readonly streams: number;
  /** The maps and sets that the behaviours made when they started. */
  readonly collections: CollectionSizes;
  /** The entries of the browser's storage. */
  readonly stored: number;
}

/**
 * Lives with one page for so many days, in virtual time: notes arrive, change and go, some of them
 * malformed; the blogger reads, acts and replies; the network and the channel break. Returns the
 * size at the end of each day, when nothing is going on.
 */
export function liveWithPage(seed: number, dayCount: number): readonly PageSize[] {
  const sizes: PageSize[] = [];
  inVirtualTime(({ halt }) => {
    const random = createRandom(seed);
    const platform = createPlatform(20, () => random.pick(NOTE_KINDS));
    const { page, network, size } = openWatchedPage(platform, random);
    platform.changed$.subscribe(({ id }) => network.push(JSON.stringify({ action: 'push', note_id: id })));
    const blogger = createBlogger(random);

    const arrive = (): void => {
      const some = newest(platform, random.whole(1, 100)).at(-1);
      const kind = random.whole(0, 9);
      if (some && kind === 0) removeNote(platform, some.id);
      else if (some && kind === 1) {
        some.isRead = false;
        some.timestamp = asyncScheduler.now();
        change(platform, some.id);
      } else addNote(platform, random.pick(NOTE_KINDS), asyncScheduler.now(), random.chance(0.1));
      for (const { id } of newest(platform, Infinity).slice(PLATFORM_NOTES)) platform.notes.delete(id);
    };
    const visit = (left: number): void => {
      if (left === 0) {
        page.messages$.next(toggled(false));
        return;
      }
      blogger.act(page);
      later(random.whole(300, 5000), () => visit(left - 1));
    };
    const setOnline = (isOnline: boolean): void => {
      network.setOnline(isOnline);
      page.isOnline$.next(isOnline);
    };
    const breakNetwork = (): void => {
      setOnline(false);
      later(random.whole(1, 20) * MINUTE, () => setOnline(true));
    };
    const endDay = (): void => {
      page.isVisible$.next(true);
      page.send({ type: 'filter.selected', name: 'all' });
      page.send({ type: 'list.scrolled', fromBottomPx: 0, fromTopPx: 0, isMoving: false });
      // The page keeps a draft for as long as the blogger leaves it.
      for (const id of Object.keys(page.state().drafts).map(Number))
        page.send({ type: 'reply.typed', id, text: '' });
    };
    const live = (): void => {
      const repeat = (act: () => void, longestMs: number): void => {
        for (let at = HOUR; at < 22 * HOUR; at += random.whole(longestMs / 3, longestMs)) later(at, act);
      };
      repeat(arrive, 12 * MINUTE);
      repeat(() => visit(random.whole(10, 40)), 2 * HOUR);
      repeat(breakNetwork, 12 * HOUR);
      repeat(network.closeChannel, 8 * HOUR);
      repeat(() => page.isVisible$.next(!page.isVisible$.value), 3 * HOUR);
      later(23 * HOUR, endDay);
      later(24 * HOUR, () => {
        sizes.push(size());
        if (sizes.length < dayCount) live();
        else halt();
      });
    };
    live();
  });
  return sizes;
}

const later = (ms: number, act: () => void): void => {
  asyncScheduler.schedule(act, ms);
};

/** A page in a network without faults, and its size now. */
function openWatchedPage(
  platform: Platform,
  random: Random,
): { readonly page: Page; readonly network: Network; readonly size: () => PageSize } {
  const counts = countSubscriptions();
  const network = createNetwork(platform, random, counts, { sent: noop, back: noop, answered: noop });
  const [storage, locks, records] = [new Map<string, string>(), createLocks(), createRecords()];
  let recordCount = 0;
  // The behaviours start in the first seconds.
  const { stop, sizes: collections } = watchCollections();
  later(MINUTE, stop);
  const page = openPage({
    network,
    counts,
    storage,
    locks,
    records,
    session: { uniqueId: () => `record ${(recordCount += 1)}` },
    isEmbedded: true,
    behaviours: ALL_BEHAVIOURS,
    deferredMs: SECOND,
    report: noop,
    onEvent: noop,
  });
  const size = (): PageSize => {
    const state = page.state();
    return {
      state: Object.fromEntries(Object.entries(state).map(([name, part]) => [name, sizeOf(part)])),
      streams: sizeOf(...page.roots) - sizeOf(state),
      collections: collections(),
      stored: storage.size,
    };
  };
  return { page, network, size };
}
