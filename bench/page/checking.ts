import { setTimeout } from 'node:timers/promises';
import type { Figure } from '../figures';
import { fullPanel } from './full-panel';
import { keyMs, measureRuns, SPEEDS, taskMsOf, workFigure } from './measure';
import type { Harness, PanelPage } from './harness';

const COUNT = 100;
const LOOK_MS = 100;

/** A key that checks one of a hundred rows, and a hundred comments that are checked and trashed together. */
export async function checking(harness: Harness): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const { cpuSlowdown, name, atMost } of [
    { ...SPEEDS[0], atMost: 16 },
    { ...SPEEDS[1], atMost: 50 },
  ]) {
    const page = await fullPanel(harness, cpuSlowdown);
    const keys = await measureRuns(() => checkMs(page));
    figures.push(workFigure(`X with 100 rows: key to painted${name}`, 'ms', keys, atMost));
    await page.close();
  }
  const taskMs = await measureRuns(() => trashed(harness));
  return [...figures, workFigure('a hundred comments trashed together: task time of each', 'ms', taskMs)];
}

/** The first key loads code, and is part of the warm-up. */
async function checkMs(page: PanelPage): Promise<number> {
  await page.probe('settled()');
  return keyMs(page, 'x');
}

/** The task time of each comment, from the key that checks all until the platform has the last one. */
async function trashed(harness: Harness): Promise<number> {
  const { sandbox } = harness;
  await sandbox.reset();
  for (let index = 0; index < COUNT; index += 1) await sandbox.control('comment');
  const page = await fullPanel(harness);
  const taskMs = await taskMsOf(page, COUNT, async () => {
    await page.tab.press('a', true);
    await page.tab.press('t');
    while ((await deleted(harness)) < COUNT) await setTimeout(LOOK_MS);
    await page.probe('settled()');
  });
  await page.close();
  return taskMs;
}

/** How many comments the platform was asked to trash. */
async function deleted({ sandbox }: Harness): Promise<number> {
  const requests = JSON.stringify(await sandbox.look('requests'));
  return requests.match(/\/delete"/g)?.length ?? 0;
}
