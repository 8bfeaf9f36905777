import type { Figure } from '../figures';
import { fullPanel } from './full';
import { repeated, taskMsOf, worked } from './measured';
import type { Stage } from './stage';
import { watched } from './watched';

const POLLS = 20;

/** A light poll that finds nothing new. */
export async function polls(stage: Stage): Promise<readonly Figure[]> {
  const visit = await fullPanel(stage);
  const taskMs = await repeated(() => taskMsOf(visit, POLLS, () => visit.probe(`poll(${POLLS})`)));
  const idleMs = await repeated(() => taskMsOf(visit, POLLS, () => visit.probe(`frames(${POLLS})`)));
  const seen = await repeated(await watched(visit, () => visit.probe('poll()')));
  await visit.close();
  return [
    worked('an unchanged poll: task time', 'ms', taskMs, 1.5),
    worked('two frames without a poll: task time', 'ms', idleMs),
    worked(
      'an unchanged poll: DOM mutations',
      '',
      seen.map(({ mutations }) => mutations),
      0,
    ),
    worked(
      'an unchanged poll: bytes',
      'kB',
      seen.map(({ bytes }) => bytes / 1000),
    ),
  ];
}
