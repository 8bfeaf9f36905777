import type { Stage, Visit } from './stage';

const NOTES = 100;

/** A panel that has scrolled to its end, all hundred notes in it, and is at its top again. */
export async function fullPanel(stage: Stage, slower = 1): Promise<Visit> {
  const visit = await stage.visit();
  await visit.load();
  await loadAll(visit);
  await visit.tab.press('Home');
  await visit.probe('settled()');
  await visit.slowDown(slower);
  return visit;
}

/** Scrolls as one does who wants to see it all; resolves with the milliseconds from the navigation to the last row. */
export async function loadAll({ tab, probe }: Visit): Promise<number> {
  await probe('rowsPainted(1)');
  const done = probe(`rowsPainted(${NOTES})`);
  const isDone = done.then(() => true);
  const isScrolled = (): Promise<boolean> => tab.scrollDown().then(() => false);
  while (!(await Promise.race([isDone, isScrolled()]))) continue;
  return Number(await done);
}
