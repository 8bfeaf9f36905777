import type { Figure } from '../figures';
import { otherDevice } from './other-device';
import { fullPanel } from './full-panel';
import { measureRuns, taskMsOf, workFigure } from './measure';
import type { Harness } from './harness';
import { observe } from './observe';

/** The cost of a light poll that finds one changed note among a hundred. */
export async function changedNote(harness: Harness): Promise<readonly Figure[]> {
  // Without a channel, because a push would arrive before the poll.
  await harness.sandbox.control('socket', { accept: false });
  const page = await fullPanel(harness);
  const change = await otherDevice(harness, page);
  const taskMs = await measureRuns(async (run) => {
    await change(run);
    return taskMsOf(page, 1, () => page.probe('changed()'));
  });
  const look = await observe(page, () => page.probe('changed()'));
  const seen = await measureRuns(async (run) => {
    await change(run);
    return look();
  });
  await page.close();
  return [
    workFigure('one note changed: task time', 'ms', taskMs, 6),
    workFigure(
      'one note changed: DOM mutations',
      '',
      seen.map(({ mutations }) => mutations),
      3,
    ),
    workFigure(
      'one note changed: bytes',
      'kB',
      seen.map(({ bytes }) => bytes / 1000),
      8,
    ),
  ];
}
