import { expect } from '@playwright/test';
import { isUnreachable } from '../faults';
import type { Stage } from '../stage';
import { type Call, countsDown, isOver, trouble } from './call';

const LIST = { method: 'GET', path: '/notifications/?fields=id%2Ctype' };
const LIST_ROUTE = 'GET /notifications/';
const NEWS = 'Is the kettle on?';
const NOTE = { method: 'GET', path: '/notifications/8' };

const somebodyComments = ({ sandbox }: Stage): Promise<unknown> => sandbox.control('comment', { text: NEWS });

const newsIsThere = ({ rows }: Stage): Promise<void> =>
  expect(rows.filter({ hasText: NEWS })).toBeVisible({ timeout: 1500 });

async function scrollToTheEnd({ page }: Stage): Promise<void> {
  await page.locator('.pane-list .pane-scroller').evaluate((box) => box.scrollTo(0, 1e6));
  await page.clock.fastForward(300);
}

/** How the panel learns what there is (section 4, decisions 1 to 4). */
export const news: readonly Call[] = [
  {
    name: 'the first list',
    route: LIST_ROUTE,
    by: ['sources/fetch-notes.ts'],
    target: LIST,
    views: ['list'],
    begins: 'before the panel',
    provoke: async ({ page, sandbox }) => page.goto(sandbox.panel),
    // In place of the list, at length (section 8, "replaces the list").
    says: (fault) => {
      if (fault.name === '401') return 'You are not signed in';
      return isUnreachable(fault)
        ? "We can't reach your notifications right now. We'll keep trying."
        : "Something went wrong on our side. We'll keep trying to get your notifications.";
    },
    failed: countsDown,
    done: async (stage) => {
      await isOver(stage);
      await expect(stage.rows.first()).toBeVisible();
    },
  },
  {
    name: 'list',
    route: LIST_ROUTE,
    by: ['sources/fetch-notes.ts'],
    target: LIST,
    // A push that names no note makes the list due (decision 4).
    provoke: ({ sandbox }) => sandbox.control('push', { message: { action: 'push' } }),
    says: trouble,
    failed: countsDown,
    done: isOver,
  },
  {
    name: 'more of the list',
    route: LIST_ROUTE,
    by: ['sources/fetch-notes.ts'],
    target: LIST,
    provoke: scrollToTheEnd,
    says: trouble,
    failed: countsDown,
    // After signing in the panel begins anew, at its top.
    again: async (stage, { name }) => name === '401' && scrollToTheEnd(stage),
    done: async (stage) => {
      await isOver(stage);
      await expect.poll(() => stage.rows.count()).toBeGreaterThanOrEqual(40);
    },
  },
  {
    name: 'light poll',
    route: LIST_ROUTE,
    by: ['sources/fetch-news.ts'],
    target: { method: 'GET', path: '/notifications/?fields=id%2Cnote_hash' },
    // Without push one asks at once (section 4).
    provoke: ({ sandbox }) => sandbox.control('socket/drop'),
    says: trouble,
    failed: countsDown,
    done: isOver,
  },
  {
    name: 'a note by push',
    route: 'GET /notifications/{note}',
    by: ['sources/fetch-notes.ts'],
    target: { ...NOTE, wrong: { notes: [{ id: 'x' }] } },
    provoke: somebodyComments,
    // It comes with the list instead (decision 4); who is signed out hears of nothing.
    failed: async (stage, { name }) => name !== '401' && newsIsThere(stage),
    done: newsIsThere,
  },
  {
    name: 'a note by poll',
    route: 'GET /notifications/{note}',
    by: ['sources/fetch-notes.ts'],
    target: NOTE,
    prepare: ({ sandbox }) => sandbox.control('socket', { accept: false }),
    provoke: async (stage) => {
      const { requests } = stage.diary;
      const before = requests.length;
      await somebodyComments(stage);
      await stage.passUntil(30_000, () =>
        expect.poll(() => requests.slice(before).join(), { timeout: 400 }).toContain(NOTE.path),
      );
    },
    // A 404 that does not say that the note is gone says nothing: the others do not wait for it.
    says: (fault) => (fault.name === '404' ? undefined : trouble(fault)),
    done: (stage) => stage.passUntil(45_000, () => newsIsThere(stage)),
  },
];
