import { expect, type Locator, type Page } from '@playwright/test';
import { FOLLOWERS, followNote } from './followers';
import type { Sandbox } from './sandbox';

/** Called in every state of the tour, with its name. */
export type CheckState = (state: string) => Promise<void>;

interface TourContext {
  readonly page: Page;
  readonly sandbox: Sandbox;
  readonly locale: string;
  readonly check: CheckState;
}

const COMMENT = 'Hello, first time here!';
/** A text from a row of each type of note that has its own layout. */
const NOTES: Readonly<Record<string, string>> = {
  'long comment': 'I started reading at the bus stop',
  'comment with a list': 'For anyone who wants to try',
  'comment with quotes': 'You wrote that it refuses',
  'comment with code': 'I wrote a timer',
  'comment in Arabic': 'جرّبت',
  'reply in Hebrew': 'הלחם יצא נהדר',
  follow: 'followed your blog',
  like: 'liked your post',
  achievement: '100 likes',
  order: 'You have a new order',
  comment: COMMENT,
};

/** Opens the panel; resolves when the code for keys and actions has loaded. */
async function open({ page, sandbox, locale }: TourContext, awaits: string): Promise<void> {
  await page.goto(`${sandbox.panel}/?locale=${locale}`);
  await page.locator(awaits).first().waitFor();
  await page.locator('[role="status"]').first().waitFor({ state: 'attached' });
}

/** Opens the note whose row has this text. Runs in the page, because the open note may cover the list. */
const openNote = (page: Page, wanted: string): Promise<void> =>
  page.evaluate(async (text) => {
    const rows = [...document.querySelectorAll<HTMLElement>('.row')];
    const row = rows.find((each) => each.textContent.includes(text));
    row?.click();
    while (!document.querySelector('article') || row?.ariaCurrent !== 'true')
      await new Promise((resolve) => requestAnimationFrame(resolve));
  }, wanted);

/** Clicks without a pointer: the tour changes the width under it, so that the panel ignores presses. */
const press = (control: Locator): Promise<void> => control.dispatchEvent('click');

const act = (page: Page, shortcut: string): Promise<void> =>
  press(page.locator(`button[aria-keyshortcuts="${shortcut}"]`));

/**
 * Visits each filter, the overview of shortcuts and the messages above the list. Ends with an
 * expired session.
 */
export async function tourList(context: TourContext): Promise<void> {
  const { page, sandbox, check } = context;
  await open(context, '.row');
  for (const filter of [1, 2, 3, 4, 5, 0]) {
    await press(page.locator('.filter-bar button').nth(filter));
    await page.locator(`.filter-bar button:nth-of-type(${filter + 1})[aria-pressed="true"]`).waitFor();
    await check(`filter ${filter}`);
  }
  await page.keyboard.press('/');
  for (const query of ['', 'post', 'xyzzy']) {
    await page.locator('.find input').fill(query);
    await page.locator(query === '' ? '.find input' : '.find .searched p:not(:empty)').waitFor();
    await check(`search for ${query}`);
  }
  await page.keyboard.press('Escape');
  await press(page.locator('.list-header .icon-button').nth(1));
  await page.locator('.header-menu').waitFor();
  await check('menu');
  await press(page.locator('.header-menu button').first());
  await page.locator('.modal').waitFor();
  await check('panel settings');
  await press(page.locator('.modal-header .icon-button'));
  await press(page.locator('.list-header .icon-button').nth(1));
  await press(page.locator('.header-menu-keys'));
  await page.locator('.modal').waitFor();
  await check('shortcuts');
  await press(page.locator('.modal-header .icon-button'));
  await page.locator('.pane-list .pane-scroller').evaluate((box) => box.scrollTo(0, 600));
  await sandbox.control('comment', { text: 'Is the kettle on?' });
  await page.locator('.new-notes').waitFor();
  await check('new notes above');
  await page.context().setOffline(true);
  await page.locator('.trouble-line').waitFor();
  await check('offline');
  await page.context().setOffline(false);
  await sandbox.control('faults', { count: 99, kind: '401' });
  await press(page.locator('.list-header .icon-button').first());
  await page.locator('.signed-out-bar').waitFor();
  await check('session ended');
  await forgetSession(page);
}

/** The next part of the tour signs in again. */
const forgetSession = (page: Page): Promise<void> => page.evaluate(() => localStorage.clear());

/** Scrolls until the row with this text has loaded. */
async function loadRow(page: Page, text: string): Promise<void> {
  const row = page.locator('.row', { hasText: text });
  await expect(async () => {
    await page.locator('.pane-list .pane-scroller').evaluate((box) => box.scrollTo(0, box.scrollHeight));
    await expect(row.first()).toBeAttached({ timeout: 500 });
  }).toPass();
}

/** Opens a note of each type, then replies, mentions, fails and undoes. */
export async function tourNotes(context: TourContext): Promise<void> {
  const { page, sandbox, check } = context;
  await open(context, '.row');
  for (const text of Object.values(NOTES)) await loadRow(page, text);
  for (const [name, text] of Object.entries(NOTES)) {
    await openNote(page, text);
    await check(name);
  }
  const reply = page.locator('[data-reply-box]');
  await reply.fill('One\nTwo\nThree\nFour\nFive\nSix');
  await check('reply of many lines');
  await reply.fill('');
  await reply.pressSequentially('Thanks @m');
  await page.getByRole('listbox').waitFor();
  await check('mention list');
  await reply.fill('');
  await sandbox.control('faults', { count: 1, kind: '500', method: 'PUT', path: '/comments/' });
  await act(page, 'A');
  await page.locator('.status-failure').waitFor();
  await check('status of a failure');
  await act(page, 'T');
  await page.locator('.undo-bar').waitFor();
  await check('undo bar');
}

const LIST = /\/notifications\/\?/;

const serveNotes = (page: Page, notes: readonly unknown[]): Promise<unknown> =>
  page.route(LIST, (route) =>
    route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: { notes, last_seen_time: 0 },
    }),
  );

/** Visits screens that replace the list or the panel, and a folded list. Ends signed out. */
export async function tourNotices(context: TourContext): Promise<void> {
  const { page, sandbox, check } = context;
  await page.evaluate(() => localStorage.setItem('notestream_preferences', '{"isFolding":true}'));
  await serveNotes(
    page,
    FOLLOWERS.map((name, at) => followNote(at, name, 10 - at)),
  );
  await open(context, '[data-folded]');
  await check('folded follows');
  await page.unroute(LIST);
  await serveNotes(page, []);
  await open(context, '.notice');
  for (const filter of [0, 1, 2, 3, 4]) {
    await press(page.locator('.filter-bar button').nth(filter));
    await check(`empty ${filter}`);
  }
  await page.unroute(LIST);
  await sandbox.control('faults', { count: 99, kind: '500', path: '/notifications' });
  // A kept list would show in place of the error page.
  await page.waitForFunction(() => localStorage.getItem('kept_list')?.includes('"id"') !== true);
  await open(context, '.notice-drawing-trouble');
  await check('error page');
  await press(page.locator('.list-header .icon-button').nth(1));
  await page.locator('.header-menu').waitFor();
  await press(page.locator('.header-menu [role="menuitem"]').last());
  // An earlier part of the tour has trashed a comment, which is not sent yet.
  const question = page.getByRole('alertdialog');
  await question.or(page.locator('.boot-notice')).first().waitFor();
  if (await question.isVisible()) {
    await check('question before signing out');
    await press(question.getByRole('button').first());
  }
  await page.locator('.boot-notice').waitFor();
  await check('signed out');
  await forgetSession(page);
}
