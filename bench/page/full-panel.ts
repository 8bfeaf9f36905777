import type { Harness, PanelPage } from './harness';

const NOTES = 100;

/** Opens a panel, loads all hundred notes by scrolling, and goes back to the top. */
export async function fullPanel(harness: Harness, cpuSlowdown = 1): Promise<PanelPage> {
  const page = await harness.openPage();
  await page.load();
  await loadAll(page);
  await page.tab.press('Home');
  await page.probe('settled()');
  await page.slowDown(cpuSlowdown);
  return page;
}

/**
 * Scrolls until all notes are loaded. Resolves with the milliseconds from the navigation to the
 * last row.
 */
export async function loadAll({ tab, probe }: Pick<PanelPage, 'tab' | 'probe'>): Promise<number> {
  await probe('rowsPainted(1)');
  const done = probe(`rowsPainted(${NOTES})`);
  const isDone = done.then(() => true);
  const isScrolled = (): Promise<boolean> => tab.scrollDown().then(() => false);
  while (!(await Promise.race([isDone, isScrolled()]))) continue;
  return Number(await done);
}
