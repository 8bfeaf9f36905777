import { expect } from '@playwright/test';
import { platformState, type PlatformState } from '../../../spec/browser/support/platform';
import type { Stage } from '../stage';
import type { Call } from './call';

const stored = ({ page }: Stage, prefix: string): Promise<readonly string[]> =>
  page.evaluate(
    (start) =>
      Object.keys(localStorage)
        .filter((key) => key.startsWith(start))
        .map((key) => localStorage.getItem(key) ?? ''),
    prefix,
  );

const newestTime = ({ notes }: PlatformState): number => Math.max(...notes.map(({ time }) => time));

const somebodyComments = async ({ sandbox, rows }: Stage, text: string): Promise<void> => {
  await sandbox.control('comment', { text });
  await expect(rows.filter({ hasText: text })).toBeVisible();
};

/** Seen and read are so here, whatever the platform says (section 4, decision 7): nobody is told of a failure. */
export const marks: readonly Call[] = [
  {
    name: 'mark seen',
    route: 'POST /notifications/seen',
    by: ['effects/mark-seen.ts'],
    target: { method: 'POST', path: '/notifications/seen' },
    provoke: (stage) => somebodyComments(stage, 'Seen at once.'),
    failed: async (stage) => {
      const state = await platformState(stage.sandbox);
      expect(state.seen).toBeLessThan(newestTime(state));
      expect(await stored(stage, 'notesLastMarkedSeen')).toEqual([String(newestTime(state))]);
    },
    // The next note that is seen tells it again.
    again: async (stage) => {
      // Times are in whole seconds, and each is seen once.
      const before = newestTime(await platformState(stage.sandbox));
      await expect.poll(() => Math.floor(Date.now() / 1000)).toBeGreaterThan(before);
      await somebodyComments(stage, 'Seen later.');
    },
    done: ({ sandbox }) =>
      expect
        .poll(async () => {
          const state = await platformState(sandbox);
          return newestTime(state) - state.seen;
        })
        .toBe(0),
  },
  {
    name: 'mark read',
    route: 'POST /notifications/read',
    by: ['effects/mark-read.ts'],
    target: { method: 'POST', path: '/notifications/read' },
    provoke: async (stage) =>
      stage.view === 'list'
        ? stage.page.getByRole('button', { name: 'Mark all as read' }).click()
        : stage.press('j'),
    failed: async (stage) => {
      if (stage.view === 'list') await expect(stage.page.locator('.row.is-unread')).toHaveCount(0);
      else await expect(stage.page.locator('.row[aria-current].is-unread')).toHaveCount(0);
      expect((await stored(stage, 'note_read_status_')).length).toBeGreaterThan(0);
    },
    // A failed mark is sent again with the next answer of the platform.
    again: (stage) => somebodyComments(stage, 'Not read so far.'),
    // With all the others, by what every cell ends in.
    done: () => Promise.resolve(),
  },
];
