import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { wireNote } from '../support/notes';
import { COMMENT } from './gallery/scene-panel';
import { requestsTo } from './support/platform';
import { untilSettled } from './support/presses';
import { expect, openPanel, type PanelPage, test } from './support/test';

const tab = ({ frame }: PanelPage) => frame.getByRole('button', { name: /^To answer/ });
const waiting = async (panel: PanelPage): Promise<number> =>
  Number(/\d+/.exec((await tab(panel).getAttribute('aria-label')) ?? '0')?.[0]);

test('[to-answer] by keyboard alone: a reply and a like take comments out, and a new comment comes last', async ({
  panel,
  page,
  sandbox,
}) => {
  await page.keyboard.press('w');
  await expect(tab(panel)).toHaveAttribute('aria-pressed', 'true');
  await expect(panel.rows.first()).toContainText(/Waiting \d+/);
  const before = await waiting(panel);
  const headlines = await panel.rows.allTextContents();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(panel.detail).toBeVisible();
  await page.keyboard.press('l');
  await expect.poll(() => waiting(panel)).toBe(before - 1);
  // J leads from the liked comment, which stays until then, to the next one.
  await page.keyboard.press('j');
  await expect(panel.detail).toContainText((headlines[1] ?? '').slice(0, 12));
  await page.keyboard.press('r');
  await page.keyboard.type('Thank you.');
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => waiting(panel)).toBe(before - 2);
  await expect.poll(() => requestsTo(sandbox, '/replies/new')).toHaveLength(1);
  await expect(panel.frame.getByText('Reply posted!')).toBeVisible();
  // From the reply box to the note, and back to the list.
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowLeft');
  await expect(panel.detail).toBeHidden();
  await sandbox.control('comment', { text: 'The newest question.' });
  await expect.poll(() => waiting(panel)).toBe(before - 1);
  await expect(panel.rows.last()).toContainText('The newest question.');
  await page.keyboard.press('a');
  await expect(tab(panel)).toHaveAttribute('aria-pressed', 'false');
  await expect(panel.rows.first()).toContainText('The newest question.');
});

test('[to-answer-open] a liked comment that closes leaves its place, its focus and the keys to the next one', async ({
  panel,
  page,
}) => {
  await page.keyboard.press('w');
  await expect(tab(panel)).toHaveAttribute('aria-pressed', 'true');
  const headlines = await panel.rows.allTextContents();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(panel.detail).toBeVisible();
  await page.keyboard.press('l');
  await page.keyboard.press('ArrowLeft');
  await expect(panel.detail).toBeHidden();
  await expect(panel.rows).toHaveCount(headlines.length - 1);
  await expect(panel.rows.first()).toBeFocused();
  await page.keyboard.press('d');
  await expect(panel.rows).toHaveCount(headlines.length - 2);
});

test('[batch-focus] the next row gets the focus when a checked one is liked by the mouse, and leaves', async ({
  page,
  sandbox,
}) => {
  const panel = await openPanel(page, sandbox);
  await panel.frame.getByRole('button', { name: /^To answer/ }).click();
  await expect(panel.rows.first()).toContainText('Tina');
  await untilSettled(page);
  const next = await panel.rows.nth(1).getAttribute('data-note');
  await panel.rows.first().locator('.row-icon').click();
  await untilSettled(page);
  await panel.frame.locator('.checks-actions').getByRole('button', { name: 'Like' }).click();
  await expect(panel.rows.filter({ hasText: 'Tina' })).toHaveCount(0);
  await expect(panel.frame.locator(`.row[data-note="${next}"]`)).toBeFocused();
});

test('[to-answer] a trashed comment has its undo bar there, and Undo puts it back', async ({
  panel,
  page,
}) => {
  await tab(panel).click();
  const before = await waiting(panel);
  await panel.openNote(COMMENT);
  await page.keyboard.press('t');
  await expect.poll(() => waiting(panel)).toBe(before - 1);
  await panel.frame.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => waiting(panel)).toBe(before);
});

test.describe('of many notes', () => {
  const minutesAgo = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();
  /** 49 likes, and an old comment below them. */
  const notes = [
    ...Array.from({ length: 49 }, (_, at) =>
      wireNote(1000 - at, { type: 'like', timestamp: minutesAgo(at) }),
    ),
    wireNote(1, { timestamp: minutesAgo(4 * 24 * 60), subject: [{ text: 'The old question' }] }),
    ...Array.from({ length: 70 }, (_, at) =>
      wireNote(-at + 900, { type: 'like', timestamp: minutesAgo(5 * 24 * 60 + at) }),
    ),
  ];

  const open = async (page: Page, address: string): Promise<void> => {
    await page.goto(address);
    await expect(page.locator('.row').first()).toBeVisible();
    await page.getByRole('status').first().waitFor({ state: 'attached' });
  };

  test('[to-answer-searched] it searches on until it finds a comment, then the rest on request', async ({
    page,
    folder,
    sandboxWith,
  }) => {
    const file = path.join(folder, 'notes.json');
    writeFileSync(file, JSON.stringify(notes));
    const sandbox = await sandboxWith('--notes-file', file);
    await open(page, sandbox.panel);
    await page.getByRole('button', { name: /^To answer/ }).click();
    await expect(page.locator('.row')).toHaveText(/The old question/);
    await expect(page.locator('.row')).toContainText('Waiting 4 days');
    await expect(page.getByText('Only your newest 50 notifications were searched.')).toBeVisible();
    await page.getByRole('button', { name: 'Search older ones' }).click();
    await expect(page.getByText('Only your newest 100 notifications were searched.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Search older ones' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'To answer, 1 waiting' })).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });

  test('[to-answer-empty] an empty list says so, and how many notes it has searched', async ({
    page,
    folder,
    sandboxWith,
  }) => {
    const file = path.join(folder, 'notes.json');
    writeFileSync(file, JSON.stringify(notes.filter(({ type }) => type === 'like')));
    const sandbox = await sandboxWith('--notes-file', file);
    await open(page, sandbox.panel);
    await page.keyboard.press('w');
    await expect(page.getByText('No comment waits for your answer.')).toBeVisible();
    await expect(page.getByText('Only your newest 100 notifications were searched.')).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });
});
