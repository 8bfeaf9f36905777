import type { Figure } from '../figures';
import { fullPanel } from './full';
import { repeated, taskMsOf, worked } from './measured';
import type { Stage, Visit } from './stage';
import { watched } from './watched';

const PUSHES = 1000;
const AT_ONCE = 50;

/** A thousand pushes, as fast as they come, that tell of nothing new. */
export async function pushes(stage: Stage): Promise<readonly Figure[]> {
  const visit = await fullPanel(stage);
  const taskMs = await repeated(() => taskMsOf(visit, 1, () => burst(stage, visit)));
  const seen = await repeated(await watched(visit, () => burst(stage, visit)));
  await visit.close();
  return [
    worked('1,000 pushes: task time', 'ms', taskMs),
    worked(
      '1,000 pushes: requests',
      '',
      seen.map(({ requests }) => requests),
    ),
    worked(
      '1,000 pushes: DOM mutations',
      '',
      seen.map(({ mutations }) => mutations),
    ),
  ];
}

async function burst({ sandbox }: Stage, { probe }: Visit): Promise<void> {
  const push = () => sandbox.control('push', { message: {} });
  for (let sent = 0; sent < PUSHES; sent += AT_ONCE) await Promise.all(Array.from({ length: AT_ONCE }, push));
  await probe('settled()');
}
