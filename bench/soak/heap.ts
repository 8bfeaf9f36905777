import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';
import type { Tab } from './tab';
import type { Situation } from './user/situation';

/**
 * Bytes of JavaScript in use in the page, after all that can be cleared up has been. Panel and host page are of one site,
 * and share a process and its heap.
 */
export class Heap {
  private constructor(private readonly session: CDPSession) {}

  static async of({ page }: Tab): Promise<Heap> {
    return new Heap(await page.context().newCDPSession(page));
  }

  async used(): Promise<number> {
    // What is kept for a console that nobody looks at is not the panel's.
    await this.session.send('Runtime.discardConsoleEntries');
    // What the first sweep lets go of may have held more.
    for (let sweep = 0; sweep < 3; sweep += 1) await this.session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await this.session.send('Runtime.getHeapUsage');
    return usedSize;
  }
}

/** How long the whole list may take, in milliseconds: it comes in pages of ten, and after a storm the first may be late. */
const LIST_MS = 40_000;
/** The panel holds the newest so many (section 9). */
const HELD = 100;

/** The list from its top, all of it, no note open. */
export async function toRestingScreen({ tab, witness }: Situation): Promise<void> {
  await tab.open();
  await filterBy(tab, 'All');
  const { notes } = await witness.look();
  const count = notes.slice(0, HELD).filter(({ isReadable }) => isReadable).length;
  for (const deadline = Date.now() + LIST_MS; Date.now() < deadline;) {
    if ((await tab.rows()).length >= count) break;
    await scrollTo(tab, 1e6);
    await wait(300);
  }
  await scrollTo(tab, 0);
}

/**
 * Bytes in use with all notes held and few of them drawn: rows of other notes are of another size, and React keeps a second
 * copy of each that has changed.
 */
export async function heapOf(heap: Heap, situation: Situation): Promise<number> {
  await toRestingScreen(situation);
  await filterBy(situation.tab, 'Follows');
  const bytes = await heap.used();
  await filterBy(situation.tab, 'All');
  return bytes;
}

const filterBy = (tab: Tab, name: string): Promise<void> =>
  tab.panel.frame.locator('.filter-bar').getByRole('button', { name, exact: true }).click();

async function scrollTo(tab: Tab, top: number): Promise<void> {
  await tab.frame.evaluate((px) => {
    document.querySelector('.pane-scroller')?.scrollTo({ top: px });
  }, top);
}
