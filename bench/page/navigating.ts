import type { Figure } from '../figures';
import { fullPanel } from './full-panel';
import { measureRuns, taskMsOf, workFigure } from './measure';
import { rowOf } from './rows';
import type { Harness, PanelPage } from './harness';

const PRESSES = 50;

/** Clicks that open a note, and presses of J, at full processor speed and 4x slower. */
export async function navigating(harness: Harness): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const { cpuSlowdown, name, clickMs, keyMs } of [
    { cpuSlowdown: 1, name: '', clickMs: 17, keyMs: 3 },
    { cpuSlowdown: 4, name: ', CPU 4x slower', clickMs: 50, keyMs: 12 },
  ]) {
    const page = await fullPanel(harness, cpuSlowdown);
    const clicks = await measureRuns((run) => clickMsOf(page, run));
    figures.push(workFigure(`click to detail painted${name}`, 'ms', clicks, clickMs));
    const list = await measureRuns(() => pressed(page));
    figures.push(workFigure(`J in the list, task time each${name}`, 'ms', list, keyMs));
    const painted = page.probe('detailPainted()');
    await page.tab.click(rowOf(0));
    await painted;
    const detail = await measureRuns(() => pressed(page));
    figures.push(workFigure(`J in the detail, task time each${name}`, 'ms', detail));
    await page.close();
  }
  return figures;
}

async function clickMsOf({ tab, probe }: PanelPage, run: number): Promise<number> {
  const painted = probe('detailPainted()');
  await tab.click(rowOf(run));
  const ms = Number(await painted);
  const isBack = probe('listShown()');
  await tab.press('ArrowLeft');
  await isBack;
  return ms;
}

/** Moves down the list and up again, so that every run starts at the same note. */
async function pressed(page: PanelPage): Promise<number> {
  const press = async (key: string): Promise<void> => {
    for (let count = 0; count < PRESSES; count += 1) await page.tab.press(key);
  };
  const taskMs = await taskMsOf(page, PRESSES, () => press('j'));
  await press('k');
  return taskMs;
}
