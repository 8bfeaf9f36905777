import { expect } from '@playwright/test';
import type { Sandbox } from '../../e2e/support/sandbox';
import type { Call } from './call';

/** The analytics events that the platform has received, as JSON. */
const recorded = async (sandbox: Sandbox): Promise<string> => JSON.stringify(await sandbox.look('stats'));

/** The blogger's identity for analytics, requested once. Events are recorded without it, too. */
export const analytics: readonly Call[] = [
  {
    name: 'identity',
    route: 'GET /me',
    files: ['analytics/record-actions.ts'],
    target: { method: 'GET', path: '/me?' },
    startsBefore: 'note',
    trigger: async (harness) =>
      harness.view === 'list' ? harness.press('c', 'a') : harness.open('Hello, first time here!'),
    expectFailed: ({ sandbox, view }) =>
      expect
        .poll(() => recorded(sandbox))
        .toContain(view === 'list' ? 'notifications_filter' : 'notifications_note_open'),
    expectDone: async (harness) => {
      await harness.backToList();
      await harness.press('l', 'a');
      await expect.poll(() => recorded(harness.sandbox)).toContain('"filter":"likes"');
    },
  },
];
