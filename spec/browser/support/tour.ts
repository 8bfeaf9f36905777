import type { Page } from '@playwright/test';
import type { Sandbox } from './sandbox';

/** Called in every state of the tour, with its name. */
export type Look = (state: string) => Promise<void>;

interface Guide {
  readonly page: Page;
  readonly sandbox: Sandbox;
  readonly locale: string;
  readonly look: Look;
}

const COMMENT = 'Hello, first time here!';
/** A text of a row of each type of note that is drawn in its own way. */
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

/** Goes to the panel; resolves when the code for keys and actions is there, too. */
async function open({ page, sandbox, locale }: Guide, awaits: string): Promise<void> {
  await page.goto(`${sandbox.panel}/?locale=${locale}`);
  await page.locator(awaits).first().waitFor();
  await page.locator('[role="status"]').first().waitFor({ state: 'attached' });
}

/** Opens the note whose row has this text or id. In the page itself: other notes are opened while the list is covered. */
const openNote = (page: Page, wanted: string | number): Promise<void> =>
  page.evaluate(async (text) => {
    const row = [...document.querySelectorAll<HTMLElement>('.row')].find((each) =>
      typeof text === 'number' ? each.dataset.note === String(text) : each.textContent.includes(text),
    );
    row?.click();
    while (!document.querySelector('article') || row?.ariaCurrent !== 'true')
      await new Promise((resolve) => requestAnimationFrame(resolve));
  }, wanted);

const act = (page: Page, shortcut: string): Promise<void> =>
  page.locator(`button[aria-keyshortcuts="${shortcut}"]`).click();

/** The list by each filter, the overview of the shortcuts, and what lies above the list. Ends with an expired session. */
export async function tourList(guide: Guide): Promise<void> {
  const { page, sandbox, look } = guide;
  await open(guide, '.row');
  for (const filter of [1, 2, 3, 4, 0]) {
    await page.locator('.filter-bar button').nth(filter).click();
    await page.locator(`.filter-bar button:nth-of-type(${filter + 1})[aria-pressed="true"]`).waitFor();
    await look(`filter ${filter}`);
  }
  await page.locator('.list-header .icon-button').nth(1).click();
  await page.locator('.help').waitFor();
  await look('shortcuts');
  await page.locator('.help-header .icon-button').click();
  await page.locator('.pane-list .pane-scroller').evaluate((box) => box.scrollTo(0, 600));
  await sandbox.control('comment', { text: 'Is the kettle on?' });
  await page.locator('.new-notes').waitFor();
  await look('new notes above');
  await page.context().setOffline(true);
  await page.locator('.trouble-line').waitFor();
  await look('offline');
  await page.context().setOffline(false);
  await sandbox.control('faults', { count: 99, kind: '401' });
  await page.locator('.list-header .icon-button').first().click();
  await page.locator('.signed-out-bar').waitFor();
  await look('session ended');
}

/** Open notes of each type, and what is done with a comment: reply, mention, failure, undo. */
export async function tourNotes({ page, sandbox, look }: Guide): Promise<void> {
  for (const [name, text] of Object.entries(NOTES)) {
    await openNote(page, text);
    await look(name);
  }
  const reply = page.locator('[data-reply-box]');
  await reply.fill('One\nTwo\nThree\nFour\nFive\nSix');
  await look('reply of many lines');
  await reply.fill('');
  await reply.pressSequentially('Thanks @m');
  await page.getByRole('listbox').waitFor();
  await look('mention list');
  await reply.fill('');
  await sandbox.control('faults', { count: 1, kind: '500', path: '/comments/' });
  await act(page, 'A');
  await page.locator('.status-failure').waitFor();
  await look('status of a failure');
  await act(page, 'T');
  await page.locator('.undo-bar').waitFor();
  await look('undo bar');
}

const LIST = /\/notifications\/\?/;

const serveNotes = (page: Page, notes: readonly unknown[]): Promise<unknown> =>
  page.route(LIST, (route) =>
    route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: { notes, last_seen_time: 0 },
    }),
  );

/** Notes that the list is given, opened one after the other. */
export async function tourGivenNotes(guide: Guide, notes: readonly { readonly id: number }[]): Promise<void> {
  const { page, look } = guide;
  await serveNotes(page, notes);
  await open(guide, '.row');
  for (const { id } of notes) {
    await openNote(page, id);
    await look(`note ${id}`);
  }
  await page.unroute(LIST);
}

/** Screens that replace the list or the panel. Ends signed out. */
export async function tourNotices(guide: Guide): Promise<void> {
  const { page, sandbox, look } = guide;
  await serveNotes(page, []);
  await open(guide, '.notice');
  for (const filter of [0, 1, 2, 3, 4]) {
    await page.locator('.filter-bar button').nth(filter).click();
    await look(`empty ${filter}`);
  }
  await page.unroute(LIST);
  await sandbox.control('faults', { count: 99, kind: '500', path: '/notifications' });
  await open(guide, '.notice-drawing-trouble');
  await look('error page');
  await page.locator('.list-header .icon-button').nth(1).click();
  await page.locator('.help-sign-out').click();
  await page.locator('.boot-notice').waitFor();
  await look('signed out');
  // The next tour signs in again.
  await page.evaluate(() => localStorage.clear());
}
