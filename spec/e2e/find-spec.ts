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
const said = (page: Page) => page.getByRole('search').getByRole('status');

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

  test('[find-words] by keyboard alone: a person is found, and the found note is opened, checked and left', async ({
    page,
    sandbox,
  }) => {
    await open(page, sandbox.panel);
    await page.keyboard.press('/');
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toHaveValue('');
    await page.keyboard.type('HELLO first');
    await expect(rows(page)).toHaveCount(1);
    await expect(said(page)).toContainText('1 notification found.');
    await page.keyboard.press('ArrowDown');
    await expect(rows(page)).toBeFocused();
    await page.keyboard.press('x');
    await expect(page.getByText('1 selected')).toBeVisible();
    await page.keyboard.press('x');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('article')).toContainText(COMMENT);
    await page.keyboard.press('ArrowLeft');
    await expect(rows(page)).toBeFocused();
    await page.keyboard.press('/');
    await expect(box(page)).toBeFocused();
    await page.keyboard.type('xyzzy');
    await expect(said(page)).toContainText('Nothing found.');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('search')).toHaveCount(0);
    await expect(rows(page)).not.toHaveCount(1);
  });

  for (const filter of ['a', 'c', 'w'])
    test(`[find-closed] the list of ${filter} is where it was, after other rows and none were found`, async ({
      page,
      sandbox,
    }) => {
      await open(page, sandbox.panel);
      await loadNotes(page, 40);
      await page.keyboard.press(filter);
      const row = rows(page).nth(filter === 'a' ? 30 : 5);
      await row.focus();
      const id = await row.getAttribute('data-note');
      const same = page.locator(`.pane-list [data-note="${id}"]`);
      const top = await topOf(same);
      const pressed = await page.locator('.filter-bar [aria-pressed="true"]').textContent();
      await page.keyboard.press('/');
      for (const query of ['post', 'xyzzy']) {
        await box(page).fill(query);
        await expect(same).toHaveCount(0);
      }
      await page.keyboard.press('Escape');
      await expect(same).toBeFocused();
      await expect.poll(async () => Math.abs((await topOf(same)) - top)).toBeLessThanOrEqual(1);
      await expect(page.locator('.filter-bar [aria-pressed="true"]')).toHaveText(pressed ?? '');
    });

  test('[find-marks] the matches are marked in rows and in the open note, and no text changes', async ({
    page,
    sandbox,
  }) => {
    await open(page, sandbox.panel);
    const row = rows(page).filter({ hasText: COMMENT });
    const html = await row.innerHTML();
    await page.keyboard.press('/');
    await page.keyboard.type('hello FIRST');
    await expect.poll(() => marked(page)).toEqual(['Hello', 'first']);
    expect(await row.innerHTML()).toBe(html);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('article')).toBeVisible();
    // Those of the note: marks in the covered list would force its layout.
    await expect.poll(() => marked(page, 'article')).toEqual(['Hello', 'first']);
    expect(await marked(page)).toHaveLength(2);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => marked(page, '.pane-list')).toEqual(['Hello', 'first']);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('search')).toHaveCount(0);
    expect(await marked(page)).toEqual([]);
  });

  test('[find-marks] only the first letter of the first search restyles the page', async ({
    page,
    sandbox,
  }) => {
    await open(page, sandbox.panel);
    await page.keyboard.press('/');
    await page.keyboard.type('h');
    await expect.poll(() => marked(page)).not.toEqual([]);
    await page.locator('[data-marked]').evaluate((panes) => {
      new MutationObserver(() => (document.title = 'restyled')).observe(panes, { attributes: true });
    });
    await page.keyboard.type('ello');
    await expect
      .poll(async () => [...new Set((await marked(page)).map((text) => text.toLowerCase()))])
      .toEqual(['hello']);
    await page.keyboard.press('Escape');
    await expect.poll(() => marked(page)).toEqual([]);
    await page.keyboard.press('/');
    await page.keyboard.type('h');
    await expect.poll(() => marked(page)).not.toEqual([]);
    await expect(page).not.toHaveTitle('restyled');
  });

  test('[find-marks] marks follow rows that come and go', async ({ page, sandbox }) => {
    await open(page, sandbox.panel);
    await page.keyboard.press('/');
    await page.keyboard.type('xylophone');
    await expect(said(page)).toContainText('Nothing found.');
    await sandbox.control('comment', { text: 'Is the Xylophone on?' });
    await expect(rows(page)).toHaveCount(1);
    await expect.poll(() => marked(page)).toEqual(['Xylophone']);
  });

  test('[find-closed] closing the panel closes it', async ({ page, panel }) => {
    await page.keyboard.press('/');
    await expect(panel.frame.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('hello');
    await panel.frame.getByRole('button', { name: 'Close notifications' }).click();
    await expect(panel.bell).toHaveAttribute('aria-expanded', 'false');
    await panel.bell.click();
    await expect(panel.rows.first()).toBeVisible();
    await expect(panel.frame.getByRole('search')).toHaveCount(0);
  });

  for (const scheme of ['light', 'dark'] as const)
    test(`axe finds nothing in the search, ${scheme}`, async ({ page, sandbox }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await open(page, sandbox.panel);
      await page.keyboard.press('/');
      for (const query of ['', 'post', 'xyzzy']) {
        await box(page).fill(query);
        await expect(said(page)).toHaveText(query === '' ? '' : /found/);
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      }
    });
});

test.describe('of 200 notes', () => {
  test.use({ viewport: { width: 400, height: 720 } });
  const minutesAgo = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();
  const site = (id: number) => ({ meta: { ids: { site: id, post: 2, comment: 3 } } });
  const notes = Array.from({ length: 200 }, (_, at) =>
    wireNote(1000 - at, {
      timestamp: minutesAgo(at),
      subject: [
        { text: `Amélie Poulain commented on Tea ${at}` },
        { text: at === 90 ? 'كتب مُحَمَّدٌ تعليقًا' : at === 150 ? 'Too old' : 'A long and fine comment 🍰' },
      ],
      url: `https://${at % 2 === 0 ? 'tea' : 'cake'}.example/${at}`,
      ...site((at % 2) + 1),
    }),
  );

  async function openMany(
    page: Page,
    folder: string,
    sandboxWith: (...args: readonly string[]) => Promise<{ readonly panel: string }>,
  ): Promise<void> {
    const file = path.join(folder, 'notes.json');
    writeFileSync(file, JSON.stringify(notes));
    const { panel } = await sandboxWith('--notes-file', file);
    await open(page, panel);
  }

  test('[find-searched] it searches the notes that are held, then on request the rest, up to the limit', async ({
    page,
    folder,
    sandboxWith,
  }) => {
    await openMany(page, folder, sandboxWith);
    await page.keyboard.press('/');
    await page.keyboard.type('محمد');
    await expect(said(page)).toHaveText(/^Nothing found\. Only \d0 of your notifications were searched\.$/);
    await page.getByRole('button', { name: 'Search older ones' }).click();
    await expect(said(page)).toHaveText(
      '1 notification found. Only 100 of your notifications were searched.',
    );
    await expect(rows(page)).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Search older ones' })).toHaveCount(0);
    await expect.poll(() => marked(page)).toEqual(['مُحَمَّدٌ']);
    await box(page).fill('too old');
    await expect(said(page)).toHaveText('Nothing found. Only 100 of your notifications were searched.');
  });

  test('[find-site] the menu of sites leaves the notes of one', async ({ page, folder, sandboxWith }) => {
    await openMany(page, folder, sandboxWith);
    await loadNotes(page, 100);
    await page.keyboard.press('/');
    await page.getByRole('combobox', { name: 'Site' }).selectOption('cake.example');
    await expect(rows(page)).toHaveCount(50);
    await expect(said(page)).toContainText('50 notifications found.');
    await page.keyboard.press('Escape');
    await expect(rows(page)).toHaveCount(100);
  });

  test('[find-limits] 10,000 characters, an emoji and Arabic are searched for without an error, also at 4x', async ({
    page,
    folder,
    sandboxWith,
    consoleLog,
  }) => {
    await openMany(page, folder, sandboxWith);
    await loadNotes(page, 100);
    const client = await page.context().newCDPSession(page);
    await page.keyboard.press('/');
    await box(page).fill('x'.repeat(10_000));
    await expect(box(page)).toHaveValue('x'.repeat(200));
    await box(page).fill('🍰');
    await expect(said(page)).toContainText('99 notifications found.');
    await box(page).fill('مُحَمَّدٌ');
    await expect(rows(page)).toHaveCount(1);
    await box(page).fill('');
    await expect(rows(page)).toHaveCount(100);
    // Keys do not wait for the rows of the keys before them.
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.keyboard.type('amelie xyzzy');
    for (let letters = 0; letters < 12; letters += 1) await page.keyboard.press('Backspace');
    await expect(rows(page)).toHaveCount(100);
    expect(consoleLog.errors).toEqual([]);
  });
});

test.describe('in a wide panel', () => {
  test.use({ viewport: { width: 1280, height: 720 } });

  test('[find-words] opened beside a note, the box has the focus, and the note gives way', async ({
    page,
    sandbox,
  }) => {
    await open(page, sandbox.panel);
    await rows(page).filter({ hasText: COMMENT }).click();
    await expect(page.getByRole('article')).toBeVisible();
    await page.keyboard.press('/');
    await expect(page.getByRole('article')).toHaveCount(0);
    await page.keyboard.type('hello');
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toHaveValue('hello');
  });
});
