import type { Figure } from '../figures';
import { fullPanel } from './full-panel';
import { measureRuns, taskMsOf, workFigure } from './measure';
import type { Harness } from './harness';
import { observe } from './observe';

const POLLS = 20;

/** The cost of a light poll that finds no changes. */
export async function polls(harness: Harness): Promise<readonly Figure[]> {
  const page = await fullPanel(harness);
  const taskMs = await measureRuns(() => taskMsOf(page, POLLS, () => page.probe(`poll(${POLLS})`)));
  const idleMs = await measureRuns(() => taskMsOf(page, POLLS, () => page.probe(`frames(${POLLS})`)));
  const seen = await measureRuns(await observe(page, () => page.probe('poll()')));
  await page.close();
  return [
    workFigure('an unchanged poll: task time', 'ms', taskMs, 1.5),
    workFigure('two frames without a poll: task time', 'ms', idleMs),
    workFigure(
      'an unchanged poll: DOM mutations',
      '',
      seen.map(({ mutations }) => mutations),
      0,
    ),
    workFigure(
      'an unchanged poll: bytes',
      'kB',
      seen.map(({ bytes }) => bytes / 1000),
    ),
  ];
}
