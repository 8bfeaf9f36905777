import type { Figure } from '../figures';
import { fullPanel } from './full-panel';
import type { Harness, PanelPage } from './harness';
import { measureRuns, SPEEDS, workFigure } from './measure';
import { rowOf } from './rows';

const APPROVE = `[...document.querySelectorAll('article button')].find((button) => button.title.includes('pprove'))`;

/** Clicks on Approve in an open note, at full processor speed and 4x slower. */
export async function approving(harness: Harness): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const { cpuSlowdown, name } of SPEEDS) {
    const page = await fullPanel(harness, cpuSlowdown);
    const opened = page.probe('detailPainted()');
    await page.tab.click(rowOf('Hello, first time here!'));
    await opened;
    const clicks = await measureRuns(() => clickMs(page));
    figures.push(workFigure(`Approve clicked to painted${name}`, 'ms', clicks));
    await page.close();
  }
  return figures;
}

/** Waits for the answer before the click, so that each click starts a request. */
async function clickMs({ tab, probe }: PanelPage): Promise<number> {
  await probe('settled()');
  const painted = probe('togglePainted()');
  await tab.click(APPROVE);
  return Number(await painted);
}
