import type { Figure } from '../figures';
import { fullPanel } from './full-panel';
import { measureRuns, taskMsOf, workFigure } from './measure';
import type { Harness, PanelPage } from './harness';
import { observe } from './observe';

const PUSHES = 1000;
const BATCH = 50;

/** The cost of a thousand pushes without news, as fast as the channel delivers them. */
export async function pushes(harness: Harness): Promise<readonly Figure[]> {
  const page = await fullPanel(harness);
  const taskMs = await measureRuns(() => taskMsOf(page, 1, () => burst(harness, page)));
  const seen = await measureRuns(await observe(page, () => burst(harness, page)));
  await page.close();
  return [
    workFigure('1,000 pushes: task time', 'ms', taskMs),
    workFigure(
      '1,000 pushes: requests',
      '',
      seen.map(({ requests }) => requests),
    ),
    workFigure(
      '1,000 pushes: DOM mutations',
      '',
      seen.map(({ mutations }) => mutations),
    ),
  ];
}

async function burst({ sandbox }: Harness, { probe }: PanelPage): Promise<void> {
  const push = () => sandbox.control('push', { message: {} });
  for (let sent = 0; sent < PUSHES; sent += BATCH) await Promise.all(Array.from({ length: BATCH }, push));
  await probe('settled()');
}
