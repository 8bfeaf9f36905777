import { expect } from '@playwright/test';
import type { Sandbox } from '../../../spec/browser/support/sandbox';
import type { Call } from './call';

/** What was recorded of the blogger's doings, as JSON. */
const recorded = async (sandbox: Sandbox): Promise<string> => JSON.stringify(await sandbox.look('stats'));

/** Who it is that does something, asked once, for the statistics; what is done is recorded all the same. */
export const tracking: readonly Call[] = [
  {
    name: 'who it is',
    route: 'GET /me',
    by: ['effects/tracking.ts'],
    target: { method: 'GET', path: '/me?' },
    begins: 'before any note',
    provoke: async (stage) =>
      stage.view === 'list' ? stage.press('c', 'a') : stage.open('Hello, first time here!'),
    failed: ({ sandbox, view }) =>
      expect
        .poll(() => recorded(sandbox))
        .toContain(view === 'list' ? 'notifications_filter' : 'notifications_note_open'),
    done: async (stage) => {
      await stage.back();
      await stage.press('l', 'a');
      await expect.poll(() => recorded(stage.sandbox)).toContain('"filter":"likes"');
    },
  },
];
