import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { wireNote } from '../support/notes';
import { COMMENT } from './gallery/scene-panel';
import { loadNotes } from './support/load-notes';
import { expect, test } from './support/test';

const box = (page: Page) => page.getByRole('searchbox');
const rows = (page: Page) => page.locator('.pane-list .row');
const said = (page: Page) => page.locator('.find .searched p');

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole('status').first().waitFor({ state: 'attached' });
}

/** The texts that the browser marks in a part of the page. */
const marked = (page: Page, part = 'body'): Promise<readonly string[]> =>
  page.evaluate(
    (selector) =>
      [...(CSS.highlights.get('notestream-found') ?? [])]
        .filter(({ startContainer }) => startContainer.parentElement?.closest(selector))
        .map(({ startContainer, startOffset, endOffset }) =>
          (startContainer.textContent ?? '').slice(startOffset, endOffset),
        ),
    part,
  );

const topOf = (row: Locator): Promise<number> =>
  row.evaluate(
    (element) =>
      element.getBoundingClientRect().top -
      (element.closest('.pane-scroller')?.getBoundingClientRect().top ?? NaN),
  );

test.describe('in a narrow panel', () => {
  test.use({ viewport: { width: 400, height: 720 } });

  test('[find-closed] [find-marks] the list is where it was, the matches are marked in rows and in the open note, no text changes, and only the first letter restyles the page', async ({
    page,
    sandbox,
  }) => {
    await open(page, sandbox.panel);
    await loadNotes(page, 40);
    await test.step('the list is where it was, after other rows and none were found', async () => {
      const last = rows(page).nth(30);
      await last.focus();
      const id = await last.getAttribute('data-note');
      const same = page.locator(`.pane-list [data-note="${id}"]`);
      const top = await topOf(same);
      await page.keyboard.press('/');
      for (const query of ['post', 'xyzzy']) {
        await box(page).fill(query);
        await expect(same).toHaveCount(0);
      }
      await page.keyboard.press('Escape');
      await expect(same).toBeFocused();
      await expect.poll(async () => Math.abs((await topOf(same)) - top)).toBeLessThanOrEqual(1);
    });
    const row = rows(page).filter({ hasText: COMMENT });
    const html = await row.innerHTML();
    await page.keyboard.press('/');
    await page.keyboard.type('h');
    await expect.poll(() => marked(page)).not.toEqual([]);
    await page.locator('[data-marked]').evaluate((panes) => {
      new MutationObserver(() => (document.title = 'restyled')).observe(panes, { attributes: true });
    });
    await page.keyboard.type('ello FIRST');
    await expect.poll(() => marked(page)).toEqual(['Hello', 'first']);
    expect(await row.innerHTML()).toBe(html);
    await page.keyboard.press('ArrowDown');
    await expect(rows(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('article')).toBeVisible();
    // Those of the note: marks in the covered list would force its layout.
    await expect.poll(() => marked(page, 'article')).toEqual(['Hello', 'first']);
    expect(await marked(page)).toHaveLength(2);
    await page.keyboard.press('ArrowLeft');
    await expect(rows(page)).toBeFocused();
    await expect.poll(() => marked(page, '.pane-list')).toEqual(['Hello', 'first']);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('search')).toHaveCount(0);
    expect(await marked(page)).toEqual([]);
    await page.keyboard.press('/');
    await page.keyboard.type('xylophone');
    await expect(said(page)).toContainText('Nothing found.');
    await sandbox.control('comment', { text: 'Is the Xylophone on?' });
    await expect(rows(page)).toHaveCount(1);
    await expect.poll(() => marked(page)).toEqual(['Xylophone']);
    await expect(page).not.toHaveTitle('restyled');
  });
});

/** 200 notes of two sites. The one in Arabic is among the 100 newest, and the one that is too old is not. */
const MANY = Array.from({ length: 200 }, (_, at) =>
  wireNote(1000 - at, {
    timestamp: new Date(Date.now() - at * 60_000).toISOString(),
    subject: [
      { text: `Amélie Poulain commented on Tea ${at}` },
      { text: at === 90 ? 'كتب مُحَمَّدٌ تعليقًا' : at === 150 ? 'Too old' : 'A long and fine comment 🍰' },
    ],
    url: `https://${at % 2 === 0 ? 'tea' : 'cake'}.example/${at}`,
    meta: { ids: { site: (at % 2) + 1, post: 2, comment: 3 } },
  }),
);

test('[find-searched] [find-site] [find-limits] of 200 notes it searches those that are held, then the rest up to the limit, for any text', async ({
  page,
  folder,
  sandboxWith,
  consoleLog,
}) => {
  test.slow();
  await page.setViewportSize({ width: 400, height: 720 });
  const file = path.join(folder, 'notes.json');
  writeFileSync(file, JSON.stringify(MANY));
  const { panel } = await sandboxWith('--notes-file', file);
  await open(page, panel);
  await page.keyboard.press('/');
  await page.keyboard.type('محمد');
  await expect(said(page)).toHaveText(/^Nothing found\. Only \d0 of your notifications were searched\.$/);
  await page.getByRole('button', { name: 'Search older ones' }).click();
  await expect(said(page)).toHaveText('1 notification found. Only 100 of your notifications were searched.');
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Search older ones' })).toHaveCount(0);
  await expect.poll(() => marked(page)).toEqual(['مُحَمَّدٌ']);
  await box(page).fill('too old');
  await expect(said(page)).toHaveText('Nothing found. Only 100 of your notifications were searched.');
  await test.step('10,000 characters and an emoji are searched for', async () => {
    await box(page).fill('x'.repeat(10_000));
    await expect(box(page)).toHaveValue('x'.repeat(200));
    await box(page).fill('🍰');
    await expect(said(page)).toContainText('99 notifications found.');
    await box(page).fill('');
    await expect(rows(page)).toHaveCount(100);
  });
  await test.step('keys do not wait for the rows of the keys before them on a slow processor', async () => {
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.keyboard.type('amelie xyzzy');
    for (let letters = 0; letters < 12; letters += 1) await page.keyboard.press('Backspace');
    await expect(rows(page)).toHaveCount(100);
    await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  });
  await test.step('the menu of sites leaves the notes of one', async () => {
    await page.getByRole('combobox', { name: 'Site' }).selectOption('cake.example');
    await expect(rows(page)).toHaveCount(50);
    await expect(said(page)).toContainText('50 notifications found.');
    await page.keyboard.press('Escape');
    await expect(rows(page)).toHaveCount(100);
  });
  expect(consoleLog.errors).toEqual([]);
});

test('[find-words] opened beside a note, the box has the focus, the note gives way, and axe finds nothing', async ({
  page,
  sandbox,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, sandbox.panel);
  await rows(page).filter({ hasText: COMMENT }).click();
  await expect(page.getByRole('article')).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.keyboard.type('hello');
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('hello');
  for (const [query, colorScheme] of [
    ['', 'light'],
    ['post', 'dark'],
    ['xyzzy', 'light'],
  ] as const) {
    await box(page).fill(query);
    await expect(said(page)).toHaveText(query === '' ? '' : /found/);
    await page.emulateMedia({ colorScheme });
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  }
});
