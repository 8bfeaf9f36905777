import { expect } from '@playwright/test';
import { isUnreachable } from '../faults';
import type { Harness } from '../harness';
import { type Call, expectCountdown, newsMessage, untilTroubleIsOver } from './call';

const LIST = { method: 'GET', path: '/notifications/?fields=id%2Ctype' };
const LIST_ROUTE = 'GET /notifications/';
const NEWS = 'Is the kettle on?';
const NOTE = { method: 'GET', path: '/notifications/8' };

const somebodyComments = ({ sandbox }: Harness): Promise<unknown> =>
  sandbox.control('comment', { text: NEWS });

const newsIsThere = ({ rows }: Harness): Promise<void> =>
  expect(rows.filter({ hasText: NEWS })).toBeVisible({ timeout: 1500 });

async function scrollToTheEnd({ page }: Harness): Promise<void> {
  await page.locator('.pane-list .pane-scroller').evaluate((box) => box.scrollTo(0, 1e6));
  await page.clock.fastForward(300);
}

/** The calls that load the list and its news (section 4). */
export const news: readonly Call[] = [
  {
    name: 'the first list',
    route: LIST_ROUTE,
    // The panel is at the top of its page here. Without a screen it makes the same call for ten
    // summaries, and with the same answers to failures.
    files: ['list/fetch-notes.ts', 'list/count-notes.ts'],
    target: LIST,
    views: ['list'],
    startsBefore: 'panel',
    trigger: async ({ page, sandbox }) => page.goto(sandbox.panel),
    // A longer message that replaces the list (section 8).
    failureMessage: (kind) => {
      if (kind === '401') return 'Sign in to see your notifications';
      if (kind === '429') return "There were too many requests. We'll get your notifications a little later.";
      return isUnreachable(kind)
        ? "We can't reach your notifications right now. We'll keep trying."
        : "Something went wrong on our side. We'll keep trying to get your notifications.";
    },
    expectFailed: expectCountdown,
    expectDone: async (harness) => {
      await untilTroubleIsOver(harness);
      await expect(harness.rows.first()).toBeVisible();
    },
  },
  {
    name: 'list',
    route: LIST_ROUTE,
    files: ['list/fetch-notes.ts'],
    target: LIST,
    // A push without a note id makes the panel load the list (decision push-fetches-its-note).
    trigger: ({ sandbox }) => sandbox.control('push', { message: { action: 'push' } }),
    failureMessage: newsMessage,
    expectFailed: expectCountdown,
    expectDone: untilTroubleIsOver,
  },
  {
    name: 'more of the list',
    route: LIST_ROUTE,
    files: ['list/fetch-notes.ts'],
    target: LIST,
    trigger: scrollToTheEnd,
    failureMessage: newsMessage,
    expectFailed: expectCountdown,
    // After signing in the panel starts at the top of the list.
    retry: async (harness, kind) => kind === '401' && scrollToTheEnd(harness),
    expectDone: async (harness) => {
      await untilTroubleIsOver(harness);
      await expect.poll(() => harness.rows.count()).toBeGreaterThanOrEqual(20);
    },
  },
  {
    name: 'light poll',
    route: LIST_ROUTE,
    files: ['list/fetch-news.ts'],
    target: { method: 'GET', path: '/notifications/?fields=id%2Cnote_hash' },
    // The panel polls as soon as the channel closes (section 4).
    trigger: ({ sandbox }) => sandbox.control('socket/drop'),
    failureMessage: newsMessage,
    expectFailed: expectCountdown,
    expectDone: untilTroubleIsOver,
  },
  {
    name: 'a note by push',
    route: 'GET /notifications/{note}',
    files: ['list/fetch-notes.ts'],
    target: { ...NOTE, wrongBody: { notes: [{ id: 'x' }] } },
    trigger: somebodyComments,
    // The note arrives with the list instead (decision push-fetches-its-note), unless the blogger is signed out.
    expectFailed: async (harness, kind) => kind !== '401' && newsIsThere(harness),
    expectDone: newsIsThere,
  },
  {
    name: 'a note by poll',
    route: 'GET /notifications/{note}',
    files: ['list/fetch-notes.ts'],
    target: NOTE,
    prepare: ({ sandbox }) => sandbox.control('socket', { accept: false }),
    trigger: async (harness) => {
      const { requests } = harness.pageLog;
      const before = requests.length;
      await somebodyComments(harness);
      await harness.advanceUntil(30_000, () =>
        expect.poll(() => requests.slice(before).join(), { timeout: 400 }).toContain(NOTE.path),
      );
    },
    // The note is tried again by itself; only a 429 is about the whole list.
    failureMessage: (kind) => (kind === '429' ? newsMessage(kind) : undefined),
    expectDone: (harness) => harness.advanceUntil(45_000, () => newsIsThere(harness)),
  },
];
