import type { Stage, Visit } from './stage';

const NOTES = 100;

/** A panel that has scrolled to its end, all hundred notes in it, and is at its top again. */
export async function fullPanel(stage: Stage, slower = 1): Promise<Visit> {
  const visit = await stage.visit();
  await visit.load();
  await loadAll(visit);
  await visit.page.keyboard.press('Home');
  await visit.page.waitForLoadState('networkidle');
  await visit.slowDown(slower);
  return visit;
}

/** Scrolls as one does who wants to see it all; resolves with the milliseconds from the navigation to the last row. */
export async function loadAll({ page, probe }: Visit): Promise<number> {
  await page.locator('[data-note]').first().waitFor();
  const done = probe<number>(`rowsPainted(${NOTES})`);
  const rows = page.locator('[data-note]');
  await page.mouse.move(200, 400);
  while ((await rows.count()) < NOTES) await page.mouse.wheel(0, 100_000);
  return done;
}
