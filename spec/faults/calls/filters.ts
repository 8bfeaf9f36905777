import { expect } from '@playwright/test';
import { platformState } from '../../e2e/support/platform';
import { offerFilters } from '../../e2e/support/server-filters';
import { type Harness, untilReady } from '../harness';
import type { Call } from './call';

/** Shows the follows, and reaches their end. */
async function showFollows({ page, press }: Harness): Promise<void> {
  await press('f');
  await page.clock.fastForward(300);
}

/** Loads the panel again as one for a platform that filters. J needs two rows of the filter. */
async function withFilters(harness: Harness): Promise<void> {
  const { page, sandbox } = harness;
  for (const user of ['osei', 'mothman']) await sandbox.control('follow', { user });
  await offerFilters(page, sandbox);
  await untilReady(harness);
}

/** Asks for the notes of a filter. Without them it shows what the list has, and loads that. */
export const filters: Call = {
  name: 'notes of a filter',
  route: 'GET /notifications/',
  files: ['list/filter-requests.ts'],
  target: { method: 'GET', path: 'type=follow' },
  views: ['list'],
  prepare: withFilters,
  trigger: showFollows,
  expectDone: async (harness) => {
    const { notes } = await platformState(harness.sandbox);
    const follows = notes.filter(({ type }) => type === 'follow').length;
    await showFollows(harness);
    await harness.advanceUntil(45_000, () => expect(harness.rows).toHaveCount(follows, { timeout: 400 }));
    await harness.press('a');
  },
};
