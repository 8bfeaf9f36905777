import { expect } from '@playwright/test';
import { wireNote } from '../../support/notes';
import { fingerOn } from '../support/finger';
import { addFolded } from '../support/followers';
import { COMMENT, type Scene, type ScenePanel } from './scene-panel';

type Play = (panel: ScenePanel) => Promise<unknown>;

const SCROLLER = '.pane-list .pane-scroller';

/** A scene of the open list: does this, and waits for this element. */
const listed = (name: string, awaits: string, play: Play = () => Promise.resolve()): Scene => ({
  name,
  play: async (panel) => {
    await panel.open();
    await play(panel);
    await panel.page.locator(awaits).first().waitFor();
  },
});

/** A scene of the open list after these keys. */
const pressed = (name: string, awaits: string, ...keys: readonly string[]): Scene =>
  listed(name, awaits, ({ page }) => press(page, ...keys));

async function press({ keyboard }: ScenePanel['page'], ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await keyboard.press(key);
}

/** A panel that opens with this element, because of what was done before. */
const prepared = (
  name: string,
  awaits: string,
  prepare: Play,
  play: Play = () => Promise.resolve(),
): Scene => ({
  name,
  play: async (panel) => {
    await prepare(panel);
    await panel.open(awaits);
    await play(panel);
  },
});

/** Makes the platform answer like this. */
const failing =
  (kind: string, more: object = { path: '/notifications' }): Play =>
  ({ sandbox }) =>
    sandbox.control('faults', { count: 99, kind, ...more });

/** Makes the platform list these notes, given how many are requested. */
const listing =
  (notes: (count: number) => readonly unknown[]): Play =>
  ({ page }) =>
    page.route(/\/notifications\/\?/, (route) =>
      route.fulfill({
        headers: { 'Access-Control-Allow-Origin': '*' },
        json: {
          notes: notes(Number(new URL(route.request().url()).searchParams.get('number'))),
          last_seen_time: 0,
        },
      }),
    );
const empty = listing(() => []);

const choose = ({ page }: ScenePanel, index: number): Promise<void> =>
  page.locator('.filter-bar button').nth(index).click();

const FILTERS = ['all', 'unread', 'comments', 'follows', 'likes', 'to answer'];

const openSettings = async ({ page }: ScenePanel): Promise<void> => {
  await page.locator('.list-header button').nth(1).click();
  await page.locator('.header-menu button').first().click();
  await page.getByRole('dialog').waitFor();
};

/** Switches a setting of the panel. */
const setting =
  (row: number): Play =>
  async (panel) => {
    await openSettings(panel);
    await panel.page.locator('.settings-row').nth(row).click();
  };

/** The search, with this text in its box. */
const searching = (name: string, query: string): Scene =>
  listed(name, query === '' ? '.find input' : '.find .searched p:not(:empty)', async ({ page }) => {
    await page.keyboard.press('/');
    await page.locator('.find input').fill(query);
  });

/** A finger that comes down on a row, moves to the right by these distances in turn, and stays. */
const touched = (name: string, awaits: string, ...byPx: readonly number[]): Scene =>
  listed(name, awaits, ({ page }) => fingerOn(page, page.locator('.row').filter({ hasText: COMMENT }), byPx));

const scroll = ({ page }: ScenePanel, top: number): Promise<void> =>
  page.locator(SCROLLER).evaluate((box, px) => box.scrollTo(0, px), top);

const addComment: Play = ({ sandbox }) => sandbox.control('comment', { text: 'Is the kettle on?' });
const addFollows: Play = ({ page, sandbox }) => addFolded(page, sandbox);

/** A scene of all rows checked, and of the bar of the batch that the key acts on. */
const batch = (name: string, key: string, shows: string, prepare: Play): Scene =>
  prepared(name, '[data-note]', prepare, async ({ page }) => {
    await press(page, 'j', 'Control+a', key);
    await page.locator(`.deed-bar${shows}`).waitFor();
  });
const ofComments = { method: 'PUT', path: '/comments/' };

/** Scenes of the list, and of the screens that replace it. */
export const listScenes: readonly Scene[] = [
  ...FILTERS.map((name, index) =>
    listed(index < 5 ? `filter ${name}` : name, '.row', (panel) => choose(panel, index)),
  ),
  ...FILTERS.map((name, index) =>
    prepared(`empty ${name}`, '.notice', empty, (panel) => choose(panel, index)),
  ),
  prepared(
    'nothing unread found',
    '[data-note]',
    listing((count) => Array.from({ length: count }, (_, at) => wireNote(1000 - at, { read: 1 }))),
    async (panel) => {
      await choose(panel, 1);
      await panel.page.locator('.notice').waitFor();
    },
  ),
  prepared('new since the last visit', '.since-line', addComment),
  searching('search', ''),
  searching('found', 'post'),
  searching('nothing found', 'xyzzy'),
  listed('panel settings', '.settings-row', openSettings),
  listed('quiet hours', '.settings-hours', setting(5)),
  pressed('only what people wrote', '.list-line', 'p'),
  listed('compact rows', '.panel.is-compact', async (panel) => {
    await setting(3)(panel);
    await panel.page.keyboard.press('Escape');
  }),
  prepared('folded follows', '[data-folded]', addFollows),
  prepared('folded follows selected', '[data-folded]', addFollows, async ({ page }) => {
    await page.locator('[data-folded]').first().focus();
    await page.keyboard.press('x');
    await page.locator('.row[data-folded].is-checked').waitFor();
  }),
  pressed('checked notes', '.checks-bar', 'j', 'Control+a'),
  batch('batch of trash', 't', '', addComment),
  batch('batch that is sent', 'a', ':has(progress)', failing('timeout', ofComments)),
  batch('batch that has failed', 'a', '.has-failed', failing('403', ofComments)),
  prepared('loading', '.skeleton-row', failing('timeout')),
  listed('kept list', '.list-updating', async (panel) => {
    await panel.page.waitForFunction(() => localStorage.getItem('kept_list'));
    await failing('timeout')(panel);
    await panel.open('.list-updating');
  }),
  listed('loading more', '.list-end .spinner', async (panel) => {
    await panel.page.locator('[data-note]').nth(9).waitFor();
    await failing('timeout')(panel);
    await scroll(panel, 1e6);
    await panel.page.locator('.list-end .spinner').waitFor();
    await scroll(panel, 1e6);
  }),
  listed('the end', 'p.list-end', async (panel) => {
    await expect(async () => {
      await scroll(panel, 1e6);
      await expect(panel.page.locator('p.list-end')).toBeAttached({ timeout: 500 });
    }).toPass({ timeout: 30_000 });
  }),
  prepared('error page', '.notice-drawing-trouble', failing('500')),
  prepared(
    'account not allowed',
    '.notice-drawing-trouble',
    failing('403', { body: { error: 'unauthorized' }, path: '/notifications' }),
  ),
  listed('offline beside notes', '.trouble-line', ({ page }) => page.context().setOffline(true)),
  listed('signed out', '.signed-out-bar', async (panel) => {
    await failing('401', {})(panel);
    await panel.page.evaluate(() => window.dispatchEvent(new Event('online')));
    await panel.page.locator('.list-header button').first().click();
  }),
  listed('new notes above', '.new-notes', async (panel) => {
    await scroll(panel, 600);
    await addComment(panel);
  }),
  pressed('set aside', '.status-bar', 'j', 'd'),
  listed('recently done', '.recent-row:nth-child(4)', async (panel) => {
    const { page, sandbox } = panel;
    await press(page, 'j', 'd');
    await panel.openNote(COMMENT);
    await panel.act('A');
    await panel.type('Welcome! The yeast can wait.');
    await page.keyboard.press('Control+Enter');
    await page.locator('.status-bar a').waitFor();
    // Leaves the reply box, which has the arrow keys.
    await page.keyboard.press('Escape');
    await sandbox.control('faults', { count: 1, kind: '403', path: '/likes/new' });
    await panel.act('L');
    await page.locator('.is-trouble').waitFor({ state: 'attached' });
    await panel.back();
    await page.keyboard.press('z');
  }),
  pressed('nothing done recently', '.notice', 'z'),
  listed('mouse on a row', '.row-tools', async ({ page }) => {
    const row = page.locator('.row').filter({ hasText: COMMENT });
    // The list may still scroll to the row, which takes the actions away until the mouse moves.
    await expect(async () => {
      for (const x of [100, 110]) await row.hover({ position: { x, y: 20 } });
      await expect(page.locator('.row-tools')).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 10_000 });
  }),
  touched('finger on a row', '[data-tools=large] .row-tools'),
  touched('row swiped towards its start', '.swipe-label', -30, -60, -120),
  touched('row swiped towards its end', '.swipe-label', 30, 60, 120),
  pressed('keyboard on a row', '.row:focus', 'j', 'j'),
  pressed('shortcuts in the list', 'dialog, [role="dialog"]', '?'),
];
