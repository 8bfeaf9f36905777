import { setTimeout as wait } from 'node:timers/promises';
import type { Sandbox } from '../e2e/support/sandbox';
import { planOf, type Weights } from './plan';

const WEIGHTS: Weights<'slow' | 'fast' | 'failure'> = { slow: 3, fast: 1, failure: 1.5 };
const PAUSE_MS = [1500, 5000] as const;
const PATHS = ['/replies/new', '/comments/', '/likes/', '/follows/', '/notifications/'];

/** Makes answers slow and lets some requests fail, until a time in epoch milliseconds. */
export async function disturb(sandbox: Sandbox, seed: number, untilMs: number): Promise<void> {
  const plan = planOf(seed, 'faults', WEIGHTS, PAUSE_MS);
  await sandbox.control('slow', { ms: 300 });
  while (Date.now() < untilMs) {
    const { name, random, pauseMs } = plan.next().value;
    await wait(pauseMs);
    if (name === 'slow') await sandbox.control('slow', { ms: random.whole(100, 1200) });
    else if (name === 'fast') await sandbox.control('slow', { ms: 0 });
    else await sandbox.control('faults', { kind: '500', path: random.pick(PATHS), count: 1 });
  }
}
