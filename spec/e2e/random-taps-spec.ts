import { report } from '../taps/report';
import { run } from '../taps/run';
import { test } from './support/fixtures';
import { MATRIX } from './support/matrix';
import { expect } from '@playwright/test';

/** `npm run taps` does the same for longer. With this seed, a panel without its guard fails. */
const SEED = 3;
const MS = 20_000;

test(
  '[press-guard] random taps act on nothing that was not under the pointer half a second before',
  MATRIX,
  async ({ browser, sandboxWith }) => {
    test.setTimeout(120_000);
    const log = await run({ seed: SEED, pages: 2, ms: MS }, browser, await sandboxWith());
    report(log).forEach((line) => console.log(line));
    expect(log.violations).toEqual([]);
    // Slow machines have fewer steps, but not none.
    expect([...log.actions.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(5);
  },
);
