import { expect } from '@playwright/test';
import { wireNote } from '../../support/notes';
import { fingerOn } from '../support/finger';
import { checkScenes } from './check-scenes';
import { foldScenes } from './fold-scenes';
import { COMMENT, type Scene, type ScenePanel } from './scene-panel';

const FILTERS = ['all', 'unread', 'comments', 'follows', 'likes'] as const;

const choose = ({ page }: ScenePanel, index: number): Promise<void> =>
  page.locator('.filter-bar button').nth(index).click();

const filters = FILTERS.map((name, index): Scene => ({
  name: `filter ${name}`,
  play: async (panel) => {
    await panel.open();
    await choose(panel, index);
  },
}));

const empties = FILTERS.map((name, index): Scene => ({
  name: `empty ${name}`,
  play: async (panel) => {
    await panel.page.route(/\/notifications\/\?/, (route) =>
      route.fulfill({
        headers: { 'Access-Control-Allow-Origin': '*' },
        json: { notes: [], last_seen_time: 0 },
      }),
    );
    await panel.open('.notice');
    await choose(panel, index);
  },
}));

const nothingUnread: Scene = {
  name: 'nothing unread found',
  play: async (panel) => {
    await panel.page.route(/\/notifications\/\?/, (route) => {
      const number = Number(new URL(route.request().url()).searchParams.get('number'));
      const notes = Array.from({ length: number }, (_, at) => wireNote(1000 - at, { read: 1 }));
      return route.fulfill({
        headers: { 'Access-Control-Allow-Origin': '*' },
        json: { notes, last_seen_time: 0 },
      });
    });
    await panel.open();
    await choose(panel, 1);
    await panel.page.locator('.notice').waitFor();
  },
};

const openSettings = async ({ page }: ScenePanel): Promise<void> => {
  await page.locator('.list-header button').nth(1).click();
  await page.locator('.header-menu button').first().click();
  await page.getByRole('dialog').waitFor();
};

const preferred: readonly Scene[] = [
  {
    name: 'panel settings',
    play: async (panel) => {
      await panel.open();
      await openSettings(panel);
    },
  },
  {
    name: 'quiet hours',
    play: async (panel) => {
      await panel.open();
      await openSettings(panel);
      await panel.page.locator('.settings-row').nth(5).click();
      await panel.page.locator('.settings-hours').waitFor();
    },
  },
  {
    name: 'only what people wrote',
    play: async (panel) => {
      await panel.open();
      await panel.page.keyboard.press('p');
      await panel.page.locator('.list-line').waitFor();
    },
  },
  {
    name: 'compact rows',
    play: async (panel) => {
      await panel.open();
      await openSettings(panel);
      await panel.page.locator('.settings-row').nth(3).click();
      await panel.page.keyboard.press('Escape');
    },
  },
];

const toAnswer: readonly Scene[] = [
  {
    name: 'new since the last visit',
    play: async (panel) => {
      await panel.sandbox.control('comment', { text: 'Is the kettle on?' });
      await panel.open();
      await panel.page.locator('.since-line').waitFor();
    },
  },
  {
    name: 'to answer',
    play: async (panel) => {
      await panel.open();
      await choose(panel, 5);
      await panel.page.locator('.searched').waitFor();
    },
  },
  {
    name: 'empty to answer',
    play: async (panel) => {
      await panel.page.route(/\/notifications\/\?/, (route) =>
        route.fulfill({
          headers: { 'Access-Control-Allow-Origin': '*' },
          json: { notes: [], last_seen_time: 0 },
        }),
      );
      await panel.open('.notice');
      await choose(panel, 5);
    },
  },
];

/** The search, with this text in its box. */
const searching = (name: string, query: string): Scene => ({
  name,
  play: async (panel) => {
    await panel.open();
    await panel.page.getByRole('status').first().waitFor({ state: 'attached' });
    await panel.page.keyboard.press('/');
    await panel.page.locator('.find input').fill(query);
    await panel.page.locator(query === '' ? '.find input' : '.find .searched p:not(:empty)').waitFor();
  },
});
const searches: readonly Scene[] = [
  searching('search', ''),
  searching('found', 'post'),
  searching('nothing found', 'xyzzy'),
];

/** A finger that comes down on a row, moves to the right by these distances in turn, and stays. */
async function touchRow({ page }: ScenePanel, byPx: readonly number[]): Promise<void> {
  await fingerOn(page, page.locator('.row').filter({ hasText: COMMENT }), byPx);
}

/** Scenes of the list, and of the screens that replace it. */
export const listScenes: readonly Scene[] = [
  ...filters,
  ...empties,
  nothingUnread,
  ...toAnswer,
  ...searches,
  ...preferred,
  ...foldScenes,
  ...checkScenes,
  {
    name: 'loading',
    play: async (panel) => {
      await panel.sandbox.control('faults', { count: 9, kind: 'timeout', path: '/notifications' });
      await panel.open('.skeleton-row');
    },
  },
  {
    name: 'kept list',
    play: async (panel) => {
      await panel.open();
      await panel.page.waitForFunction(() => localStorage.getItem('kept_list'));
      await panel.sandbox.control('faults', { count: 9, kind: 'timeout', path: '/notifications' });
      await panel.open('.list-updating');
    },
  },
  {
    name: 'loading more',
    play: async (panel) => {
      await panel.open();
      await panel.page.locator('[data-note]').nth(9).waitFor();
      await panel.sandbox.control('faults', { count: 9, kind: 'timeout', path: '/notifications' });
      await panel.page.locator('.pane-list .pane-scroller').evaluate((box) => box.scrollTo(0, 1e6));
      await panel.page.locator('.list-end .spinner').waitFor();
      await panel.page.locator('.pane-list .pane-scroller').evaluate((box) => box.scrollTo(0, 1e6));
    },
  },
  {
    name: 'the end',
    play: async (panel) => {
      await panel.open();
      await panel.page.waitForFunction(
        () => {
          document.querySelector('.pane-list .pane-scroller')?.scrollTo(0, 1e6);
          return document.querySelector('p.list-end');
        },
        undefined,
        { timeout: 30_000 },
      );
    },
  },
  {
    name: 'error page',
    play: async (panel) => {
      await panel.sandbox.control('faults', { count: 99, kind: '500', path: '/notifications' });
      await panel.open('.notice-drawing-trouble');
    },
  },
  {
    name: 'account not allowed',
    play: async (panel) => {
      const body = { error: 'unauthorized' };
      await panel.sandbox.control('faults', { count: 99, kind: '403', body, path: '/notifications' });
      await panel.open('.notice-drawing-trouble');
    },
  },
  {
    name: 'offline beside notes',
    play: async (panel) => {
      await panel.open();
      await panel.page.context().setOffline(true);
      await panel.page.locator('.trouble-line').waitFor();
    },
  },
  {
    name: 'signed out',
    play: async (panel) => {
      await panel.open();
      await panel.sandbox.control('faults', { count: 99, kind: '401' });
      await panel.page.evaluate(() => window.dispatchEvent(new Event('online')));
      await panel.page.locator('.list-header button').first().click();
      await panel.page.locator('.signed-out-bar').waitFor();
    },
  },
  {
    name: 'new notes above',
    play: async (panel) => {
      await panel.open();
      await panel.page.locator('.pane-list .pane-scroller').evaluate((box) => box.scrollTo(0, 600));
      await panel.sandbox.control('comment', { text: 'Is the kettle on?' });
      await panel.page.locator('.new-notes').waitFor();
    },
  },
  {
    name: 'set aside',
    play: async (panel) => {
      await panel.open();
      for (const key of ['j', 'd']) await panel.page.keyboard.press(key);
      await panel.page.locator('.status-bar').waitFor();
    },
  },
  {
    name: 'recently done',
    play: async (panel) => {
      await panel.open();
      for (const key of ['j', 'd']) await panel.page.keyboard.press(key);
      await panel.openNote(COMMENT);
      await panel.act('A');
      await panel.type('Welcome! The yeast can wait.');
      await panel.page.keyboard.press('Control+Enter');
      await panel.page.locator('.status-bar a').waitFor();
      // Leaves the reply box, which has the arrow keys.
      await panel.page.keyboard.press('Escape');
      await panel.sandbox.control('faults', { count: 1, kind: '403', path: '/likes/new' });
      await panel.act('L');
      await panel.page.locator('.is-trouble').waitFor({ state: 'attached' });
      await panel.back();
      await panel.page.keyboard.press('z');
      await panel.page.locator('.recent-row').nth(3).waitFor();
    },
  },
  {
    name: 'nothing done recently',
    play: async (panel) => {
      await panel.open();
      await panel.page.keyboard.press('z');
      await panel.page.locator('.notice').waitFor();
    },
  },
  {
    name: 'mouse on a row',
    play: async (panel) => {
      await panel.open();
      const row = panel.page.locator('.row').filter({ hasText: COMMENT });
      // The list may still scroll to the row, which takes the actions away until the mouse moves.
      await expect(async () => {
        await row.hover({ position: { x: 100, y: 20 } });
        await row.hover({ position: { x: 110, y: 20 } });
        await expect(panel.page.locator('.row-tools-place')).toBeVisible({ timeout: 500 });
      }).toPass({ timeout: 10_000 });
    },
  },
  {
    name: 'finger on a row',
    play: async (panel) => {
      await panel.open();
      await touchRow(panel, []);
      await panel.page.locator('.row-tools .is-touch').waitFor();
    },
  },
  {
    name: 'row swiped towards its start',
    play: async (panel) => {
      await panel.open();
      await touchRow(panel, [-30, -60, -120]);
      await panel.page.locator('.swipe-label').waitFor();
    },
  },
  {
    name: 'row swiped towards its end',
    play: async (panel) => {
      await panel.open();
      await touchRow(panel, [30, 60, 120]);
      await panel.page.locator('.swipe-label').waitFor();
    },
  },
  {
    name: 'keyboard on a row',
    play: async (panel) => {
      await panel.open();
      await panel.page.keyboard.press('j');
      await panel.page.keyboard.press('j');
    },
  },
  {
    name: 'shortcuts in the list',
    play: async (panel) => {
      await panel.open();
      await panel.page.keyboard.press('?');
      await panel.page.getByRole('dialog').waitFor();
    },
  },
];
