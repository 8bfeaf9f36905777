import type { Scene, Stage } from './stage';

const FILTERS = ['all', 'unread', 'comments', 'follows', 'likes'] as const;

const choose = ({ page }: Stage, index: number): Promise<void> =>
  page.locator('.filter-bar button').nth(index).click();

const filters = FILTERS.map((name, index): Scene => ({
  name: `filter ${name}`,
  play: async (stage) => {
    await stage.open();
    await choose(stage, index);
  },
}));

const empties = FILTERS.map((name, index): Scene => ({
  name: `empty ${name}`,
  play: async (stage) => {
    await stage.page.route(/\/notifications\/\?/, (route) =>
      route.fulfill({
        headers: { 'Access-Control-Allow-Origin': '*' },
        json: { notes: [], last_seen_time: 0 },
      }),
    );
    await stage.open('.notice');
    await choose(stage, index);
  },
}));

/** The list, and what stands in for it. */
export const listScenes: readonly Scene[] = [
  ...filters,
  ...empties,
  {
    name: 'loading',
    play: async (stage) => {
      await stage.sandbox.control('faults', { count: 9, kind: 'timeout', path: '/notifications' });
      await stage.open('.skeleton-row');
    },
  },
  {
    name: 'loading more',
    play: async (stage) => {
      await stage.open();
      await stage.page.locator('[data-note]').nth(9).waitFor();
      await stage.sandbox.control('faults', { count: 9, kind: 'timeout', path: '/notifications' });
      await stage.page.locator('.pane-list .pane-scroller').evaluate((box) => box.scrollTo(0, 1e6));
      await stage.page.locator('.list-end .spinner').waitFor();
      await stage.page.locator('.pane-list .pane-scroller').evaluate((box) => box.scrollTo(0, 1e6));
    },
  },
  {
    name: 'the end',
    play: async (stage) => {
      await stage.open();
      await stage.page.waitForFunction(
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
    play: async (stage) => {
      await stage.sandbox.control('faults', { count: 99, kind: '500', path: '/notifications' });
      await stage.open('.notice-drawing-trouble');
    },
  },
  {
    name: 'account not allowed',
    play: async (stage) => {
      const body = { error: 'unauthorized' };
      await stage.sandbox.control('faults', { count: 99, kind: '403', body, path: '/notifications' });
      await stage.open('.notice-drawing-trouble');
    },
  },
  {
    name: 'offline beside notes',
    play: async (stage) => {
      await stage.open();
      await stage.page.context().setOffline(true);
      await stage.page.locator('.trouble-line').waitFor();
    },
  },
  {
    name: 'signed out',
    play: async (stage) => {
      await stage.open();
      await stage.sandbox.control('faults', { count: 99, kind: '401' });
      await stage.page.evaluate(() => window.dispatchEvent(new Event('online')));
      await stage.page.locator('.list-header button').first().click();
      await stage.page.locator('.signed-out-bar').waitFor();
    },
  },
  {
    name: 'new notes above',
    play: async (stage) => {
      await stage.open();
      await stage.page.locator('.pane-list .pane-scroller').evaluate((box) => box.scrollTo(0, 600));
      await stage.sandbox.control('comment', { text: 'Is the kettle on?' });
      await stage.page.locator('.new-notes').waitFor();
    },
  },
  {
    name: 'keyboard on a row',
    play: async (stage) => {
      await stage.open();
      await stage.page.keyboard.press('j');
      await stage.page.keyboard.press('j');
    },
  },
  {
    name: 'shortcuts in the list',
    play: async (stage) => {
      await stage.open();
      await stage.page.keyboard.press('?');
      await stage.page.getByRole('dialog').waitFor();
    },
  },
];
