import type { Figure } from '../figures';
import { fullPanel } from './full';
import { repeated, taskMsOf, worked } from './measured';
import { rowOf } from './rows';
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
    const painted = visit.probe('detailPainted()');
    await visit.tab.click(rowOf(0));
    await painted;
    const detail = await repeated(() => pressed(visit));
    figures.push(worked(`J in the detail, task time each${name}`, 'ms', detail));
    await visit.close();
  }
  return figures;
}

async function clickMsOf({ tab, probe }: Visit, run: number): Promise<number> {
  const painted = probe('detailPainted()');
  await tab.click(rowOf(run));
  const ms = Number(await painted);
  const isBack = probe('listShown()');
  await tab.press('ArrowLeft');
  await isBack;
  return ms;
}

/** Down the list and up again, so that every run does the same. */
async function pressed(visit: Visit): Promise<number> {
  const press = async (key: string): Promise<void> => {
    for (let count = 0; count < PRESSES; count += 1) await visit.tab.press(key);
  };
  const taskMs = await taskMsOf(visit, PRESSES, () => press('j'));
  await press('k');
  return taskMs;
}
