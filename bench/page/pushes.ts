import type { Figure } from '../figures';
import { fullPanel } from './full';
import { costOf, repeated, worked } from './measured';
import type { Stage } from './stage';

const PUSHES = 1000;
const AT_ONCE = 50;

/** A thousand pushes, as fast as they come, that tell of nothing new. */
export async function pushes(stage: Stage): Promise<readonly Figure[]> {
  const visit = await fullPanel(stage);
  const burst = async (): Promise<void> => {
    for (let sent = 0; sent < PUSHES; sent += AT_ONCE)
      await Promise.all(
        Array.from({ length: AT_ONCE }, () => stage.sandbox.control('push', { message: {} })),
      );
    await visit.page.waitForLoadState('networkidle');
    await visit.probe('poll()');
  };
  const runs = await repeated(() => costOf(visit, 1, burst));
  await visit.close();
  return [
    worked(
      '1,000 pushes: task time',
      'ms',
      runs.map(({ taskMs }) => taskMs),
    ),
    worked(
      '1,000 pushes: requests',
      '',
      runs.map(({ requests }) => requests),
    ),
    worked(
      '1,000 pushes: DOM mutations',
      '',
      runs.map(({ mutations }) => mutations),
    ),
  ];
}
