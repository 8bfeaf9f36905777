import { filterButton } from '../e2e/support/keyboard';
import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';
import { lastAsides } from './ledger-entries';
import type { Tab } from './tab';
import type { UserContext } from './user/context';
import { click } from './click';

/**
 * Measures the JavaScript heap of a page after garbage collection, in bytes. The panel and the host
 * page are of one site, and share a process and its heap.
 */
export class Heap {
  private constructor(private readonly session: CDPSession) {}

  static async of({ page }: Tab): Promise<Heap> {
    return new Heap(await page.context().newCDPSession(page));
  }

  async used(): Promise<number> {
    // Objects that are kept only for the console would count as the panel's.
    await this.session.send('Runtime.discardConsoleEntries');
    // Objects that one collection frees may have held others.
    for (let sweep = 0; sweep < 3; sweep += 1) await this.session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await this.session.send('Runtime.getHeapUsage');
    return usedSize;
  }
}

/**
 * Milliseconds for the whole list, which loads in pages of ten. After many faults the first may be
 * late.
 */
const LIST_MS = 40_000;
/** The panel holds this many notes (section 9). */
const HELD = 100;

/** Loads the whole list, closes any note, and scrolls to the top. */
export async function showWholeList({ tab, monitor, ledger }: UserContext): Promise<void> {
  await tab.open();
  await filterBy(tab, 'All');
  const { notes } = await monitor.poll();
  const aside = lastAsides(ledger.entries).flatMap(({ note, end }) => (end === 'back' ? [] : note));
  const count = notes.slice(0, HELD).filter(({ id, isReadable }) => isReadable && !aside.includes(id)).length;
  for (const deadline = Date.now() + LIST_MS; Date.now() < deadline;) {
    if ((await tab.rows()).length >= count) break;
    await scrollTo(tab, 1e6);
    await wait(300);
  }
  await scrollTo(tab, 0);
}

/**
 * The bytes in use while the panel holds all notes and shows few of them. Rows differ in size, and
 * React keeps a second copy of each changed row, so that shown rows would blur the comparison.
 */
export async function heapOf(heap: Heap, context: UserContext): Promise<number> {
  await showWholeList(context);
  await filterBy(context.tab, 'Follows');
  const bytes = await heap.used();
  await filterBy(context.tab, 'All');
  return bytes;
}

/** The message about a posted reply covers the filters of a narrow panel for 12 s. */
const FILTER_MS = 20_000;

const filterBy = (tab: Tab, name: string): Promise<void> =>
  click(filterButton(tab.panel.frame, name), { timeout: FILTER_MS });

async function scrollTo(tab: Tab, top: number): Promise<void> {
  await tab.frame.evaluate((px) => {
    document.querySelector('.pane-scroller')?.scrollTo({ top: px });
  }, top);
}
