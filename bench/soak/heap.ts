import type { CDPSession } from '@playwright/test';
import type { Tab } from './tab';

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

/** The same screen each time that it is measured: the whole list from its top, all of it, no note open. */
export async function toRestingScreen(tab: Tab): Promise<void> {
  const { frame } = tab.panel;
  await tab.open();
  await frame.locator('.filter-bar').getByRole('button', { name: 'All', exact: true }).click();
  // Loads page after page, until there are no more.
  for (let rows = -1; rows !== (await tab.rows()).length;) {
    rows = (await tab.rows()).length;
    await tab.frame.evaluate(() => document.querySelector('.pane-scroller')?.scrollTo({ top: 1e6 }));
    await tab.page.waitForTimeout(700);
  }
  await tab.frame.evaluate(() => document.querySelector('.pane-scroller')?.scrollTo({ top: 0 }));
}
