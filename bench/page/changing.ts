import type { Figure } from '../figures';
import { changer } from './changer';
import { fullPanel } from './full';
import { repeated, taskMsOf, worked } from './measured';
import type { Stage } from './stage';
import { watched } from './watched';

/** A light poll that finds one note of a hundred changed: a comment that was approved elsewhere, or is no more. */
export async function changing(stage: Stage): Promise<readonly Figure[]> {
  // Without a channel: a push would tell of the change before the poll does.
  await stage.sandbox.control('socket', { accept: false });
  const visit = await fullPanel(stage);
  const change = await changer(stage, visit);
  const taskMs = await repeated(async (run) => {
    await change(run);
    return taskMsOf(visit, 1, () => visit.probe('changed()'));
  });
  const look = await watched(visit, () => visit.probe('changed()'));
  const seen = await repeated(async (run) => {
    await change(run);
    return look();
  });
  await visit.close();
  return [
    worked('one note changed: task time', 'ms', taskMs, 6),
    worked(
      'one note changed: DOM mutations',
      '',
      seen.map(({ mutations }) => mutations),
      3,
    ),
    worked(
      'one note changed: bytes',
      'kB',
      seen.map(({ bytes }) => bytes / 1000),
      8,
    ),
  ];
}
