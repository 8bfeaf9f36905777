import type { Figure } from '../figures';
import { fullPanel } from './full';
import { costOf, repeated, worked } from './measured';
import type { Stage } from './stage';
import { changer } from './changer';

/** A light poll that finds one note of a hundred changed: a comment that was approved elsewhere, or is no more. */
export async function changing(stage: Stage): Promise<readonly Figure[]> {
  // Without a channel: a push would tell of the change before the poll does.
  await stage.sandbox.control('socket', { accept: false });
  const visit = await fullPanel(stage);
  const change = await changer(stage, visit);
  const runs = await repeated(async (run) => {
    await change(run);
    return costOf(visit, 1, () => visit.probe('poll()'));
  });
  await visit.close();
  return [
    worked(
      'one note changed: task time',
      'ms',
      runs.map(({ taskMs }) => taskMs),
      6,
    ),
    worked(
      'one note changed: DOM mutations',
      '',
      runs.map(({ mutations }) => mutations),
      3,
    ),
    worked(
      'one note changed: bytes',
      'kB',
      runs.map(({ bytes }) => bytes / 1000),
      8,
    ),
  ];
}
