import type { Figure } from '../figures';
import { fullPanel } from './full';
import { costOf, repeated, worked } from './measured';
import type { Stage, Visit } from './stage';

const PRESSES = 50;

/** A click on a note until its detail is painted, and the J key, on this processor and on one that is 4x slower. */
export async function reading(stage: Stage): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const { slower, name, clickMs, keyMs } of [
    { slower: 1, name: '', clickMs: 17, keyMs: 3 },
    { slower: 4, name: ', CPU 4x slower', clickMs: 50, keyMs: 12 },
  ]) {
    const visit = await fullPanel(stage, slower);
    const clicks = await repeated((run) => clickMsOf(visit, run));
    figures.push(worked(`click to detail painted${name}`, 'ms', clicks, clickMs));
    const list = await repeated(() => pressed(visit));
    figures.push(worked(`J in the list, task time each${name}`, 'ms', list, keyMs));
    await visit.page.locator('[data-note]').first().click();
    await visit.page.getByRole('article').waitFor();
    const detail = await repeated(() => pressed(visit));
    figures.push(worked(`J in the detail, task time each${name}`, 'ms', detail));
    await visit.close();
  }
  return figures;
}

async function clickMsOf({ page, probe }: Visit, run: number): Promise<number> {
  const row = page.locator('[data-note]').nth(run);
  await row.scrollIntoViewIfNeeded();
  const painted = probe<number>('detailPainted()');
  await row.click();
  const ms = await painted;
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('article').waitFor({ state: 'hidden' });
  return ms;
}

/** Down the list and up again, so that every run does the same. */
async function pressed(visit: Visit): Promise<number> {
  const { keyboard } = visit.page;
  const down = await costOf(visit, PRESSES, async () => {
    for (let press = 0; press < PRESSES; press += 1) await keyboard.press('j');
  });
  for (let press = 0; press < PRESSES; press += 1) await keyboard.press('k');
  return down.taskMs;
}
