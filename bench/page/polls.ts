import type { Figure } from '../figures';
import { fullPanel } from './full';
import { costOf, repeated, worked } from './measured';
import type { Stage } from './stage';

const POLLS = 20;

/** A light poll that finds nothing new. */
export async function polls(stage: Stage): Promise<readonly Figure[]> {
  const visit = await fullPanel(stage);
  const runs = await repeated(() => costOf(visit, POLLS, () => visit.probe(`poll(${POLLS})`)));
  await visit.close();
  return [
    worked(
      'an unchanged poll: task time',
      'ms',
      runs.map(({ taskMs }) => taskMs),
      1.5,
    ),
    worked(
      'an unchanged poll: DOM mutations',
      '',
      runs.map(({ mutations }) => mutations),
      0,
    ),
    worked(
      'an unchanged poll: bytes',
      'kB',
      runs.map(({ bytes }) => bytes / 1000),
    ),
  ];
}
