import type { Scene, ScenePanel } from './scene-panel';

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

/** Scenes of the list, and of the screens that replace it. */
export const listScenes: readonly Scene[] = [
  ...filters,
  ...empties,
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
