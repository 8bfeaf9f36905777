import { expect } from '@playwright/test';
import { FIND_UNREAD_MS } from '../../../src/streams/timing';
import { platformState, type PlatformState } from '../../e2e/support/platform';
import { type Harness, clickOn } from '../harness';
import type { Call } from './call';

const stored = ({ page }: Harness, prefix: string): Promise<readonly string[]> =>
  page.evaluate(
    (start) =>
      Object.keys(localStorage)
        .filter((key) => key.startsWith(start))
        .map((key) => localStorage.getItem(key) ?? ''),
    prefix,
  );

const newestTime = ({ notes }: PlatformState): number => Math.max(...notes.map(({ time }) => time));

const somebodyComments = async ({ sandbox, rows }: Harness, text: string): Promise<void> => {
  await sandbox.control('comment', { text });
  await expect(rows.filter({ hasText: text })).toBeVisible();
};

/**
 * Seen and read marks, which the panel keeps even if the platform refuses them (section 4,
 * decision read-flag-first). No message reports the failure. The marks of all notes are taken back
 * with a message instead.
 */
export const marks: readonly Call[] = [
  {
    name: 'mark seen',
    route: 'POST /notifications/seen',
    files: ['reading/mark-seen.ts'],
    target: { method: 'POST', path: '/notifications/seen' },
    trigger: (harness) => somebodyComments(harness, 'Seen at once.'),
    expectFailed: async (harness) => {
      const state = await platformState(harness.sandbox);
      expect(state.seen).toBeLessThan(newestTime(state));
      expect(await stored(harness, 'notesLastMarkedSeen')).toEqual([String(newestTime(state))]);
    },
    // The next note that is seen sends the mark again.
    retry: async (harness) => {
      // Times are whole seconds, and the panel sends each time once.
      const before = newestTime(await platformState(harness.sandbox));
      await expect.poll(() => Math.floor(Date.now() / 1000)).toBeGreaterThan(before);
      await somebodyComments(harness, 'Seen later.');
    },
    expectDone: ({ sandbox }) =>
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
    files: ['reading/send-reads.ts'],
    target: { method: 'POST', path: '/notifications/read' },
    views: ['detail'],
    trigger: (harness) => harness.press('j'),
    expectFailed: async (harness) => {
      await expect(harness.page.locator('.row[aria-current].is-unread')).toHaveCount(0);
      expect((await stored(harness, 'note_read_status_')).length).toBeGreaterThan(0);
    },
    // The panel sends a failed mark again after the platform's next answer.
    retry: (harness) => somebodyComments(harness, 'Not read so far.'),
    // Every cell ends with a comparison of all rows, which covers this.
    expectDone: () => Promise.resolve(),
  },
  {
    name: 'mark all read',
    route: 'POST /notifications/read',
    files: ['reading/send-reads.ts'],
    target: { method: 'POST', path: '/notifications/read' },
    views: ['list'],
    trigger: (harness) => clickOn(harness.page.getByRole('button', { name: 'Mark all as read' })),
    failureMessage: "Your notifications couldn't be marked as read. Please try again.",
    retryMs: 4000,
    expectFailed: async ({ page }) => {
      await expect(page.locator('.row.is-unread').first()).toBeVisible();
      await expect(page.getByText(/marked as read\.$/)).toHaveCount(0);
    },
    retry: (harness) => clickOn(harness.page.getByRole('button', { name: 'Mark all as read' })),
    expectDone: ({ page }) => expect(page.locator('.row.is-unread')).toHaveCount(0),
  },
  {
    name: 'find unread',
    route: 'GET /notifications/',
    files: ['reading/find-unread.ts'],
    target: { method: 'GET', path: 'number=100' },
    views: ['list'],
    trigger: (harness) => clickOn(harness.page.getByRole('button', { name: 'Mark all as read' })),
    // Those that are loaded are marked, unless the session ends.
    failureMessage: (kind) => (kind === '401' ? undefined : "Older ones couldn't be reached."),
    retryMs: FIND_UNREAD_MS,
    isSlowTooLate: true,
    retry: (harness) => clickOn(harness.page.getByRole('button', { name: 'Mark all as read' })),
    expectDone: ({ sandbox }) =>
      expect
        .poll(async () => (await platformState(sandbox)).notes.filter(({ read }) => !read).length)
        .toBe(0),
  },
];
