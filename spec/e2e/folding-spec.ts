import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { addFolded, followId, followNote, FOLLOWERS } from './support/followers';
import { platformState } from './support/platform';
import { untilSettled } from './support/presses';
import type { Sandbox } from './support/sandbox';
import { expect, test } from './support/test';

const IDS = FOLLOWERS.map((_name, at) => followId(at));

/** Opens a panel that folds, with a comment above five follows. */
async function open(page: Page, sandbox: Sandbox): Promise<void> {
  await addFolded(page, sandbox);
  await page.goto(sandbox.panel);
  await expect(page.locator('.row').first()).toBeVisible();
  await page.getByRole('status').first().waitFor({ state: 'attached' });
}

const rows = (page: Page): Locator => page.locator('.row');
const follows = (page: Page): Locator => rows(page).filter({ hasText: 'followed your site' });
const folded = (page: Page, text = 'since you looked'): Locator =>
  page.getByRole('button', { name: new RegExp(`Edda followed your site and 4 ${text}`), expanded: false });
const violations = async (page: Page): Promise<unknown> =>
  (await new AxeBuilder({ page }).analyze()).violations;
const press = async (page: Page, ...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};
/** The follows that are read on the platform. */
const readFollows = async (sandbox: Sandbox): Promise<readonly number[]> =>
  (await platformState(sandbox)).read.filter((id) => IDS.includes(id)).toSorted();

test('[fold-rows] [fold-actions] [fold-opened] by keyboard, a fold is one row for all of its notes, a key unfolds it, and the focus stays', async ({
  page,
  sandbox,
}) => {
  test.slow();
  await open(page, sandbox);
  await expect(folded(page)).toBeVisible();
  await test.step('J stops at it once', async () => {
    await press(page, 'j', 'j');
    await expect(folded(page)).toBeFocused();
    await press(page, 'j');
    await expect(rows(page).nth(2)).toBeFocused();
    await press(page, 'k');
    await expect(folded(page)).toBeFocused();
  });
  await test.step('X checks it, M marks its notes as read, and Undo marks them as unread', async () => {
    await press(page, 'x');
    await expect(page.getByRole('toolbar', { name: '5 selected' })).toBeVisible();
    await expect(folded(page)).toHaveAccessibleName(/Selected/);
    expect(await violations(page)).toEqual([]);
    await press(page, 'Shift+k');
    await expect(page.getByRole('toolbar', { name: '6 selected' })).toBeVisible();
    await press(page, 'Shift+j');
    await expect(page.getByRole('toolbar', { name: '5 selected' })).toBeVisible();
    await press(page, 'm');
    await expect.poll(() => readFollows(sandbox)).toEqual(IDS);
    await expect(folded(page)).toBeFocused();
    await expect(folded(page)).not.toHaveAccessibleName(/Unread/);
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect.poll(() => readFollows(sandbox)).toEqual([]);
    await expect(folded(page)).toHaveAccessibleName(/Unread/);
  });
  await test.step('D sets it aside as a whole, and U brings it back with the focus', async () => {
    await folded(page).focus();
    await press(page, 'd');
    await expect(follows(page)).toHaveCount(0);
    await expect(rows(page).nth(1)).toBeFocused();
    await expect.poll(() => readFollows(sandbox)).toEqual(IDS);
    await press(page, 'u');
    await expect(folded(page)).toBeFocused();
    await expect.poll(() => readFollows(sandbox)).toEqual([]);
  });
  await test.step('Enter unfolds it, and opens nothing', async () => {
    await press(page, 'Enter');
    await expect(follows(page)).toHaveCount(5);
    await expect(rows(page).nth(1)).toBeFocused();
    await expect(rows(page).nth(1)).toHaveAccessibleName(/^Edda followed your site/);
    await expect(page.getByRole('status').filter({ hasText: '5 unfolded' })).toBeAttached();
    expect(await violations(page)).toEqual([]);
    await press(page, 'j');
    await expect(rows(page).nth(2)).toHaveAccessibleName(/^Dina followed your site/);
    await expect(rows(page).nth(2)).toBeFocused();
    expect(await readFollows(sandbox)).toEqual([]);
  });
  await test.step('an opened note keeps its row', async () => {
    await press(page, 'j', 'Enter');
    await expect(page.locator('[data-detail-heading]')).toBeFocused();
    await press(page, 'ArrowLeft');
    await expect(rows(page).nth(3)).toBeFocused();
    await expect(rows(page).nth(3)).toHaveAccessibleName(/^Cleo followed your site/);
  });
  await test.step('they stay unfolded in the other lists, and a new one joins them', async () => {
    await sandbox.control('note', followNote(5, 'Fia', 0));
    await press(page, 'f');
    await expect(rows(page).first()).toHaveAccessibleName(/^Fia followed your site/);
    await expect(follows(page)).toHaveCount(6);
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('[fold-actions] [fold-opened] a tap unfolds, and a tap on the picture checks all of them', async ({
    page,
    sandbox,
  }) => {
    await open(page, sandbox);
    await untilSettled(page);
    await folded(page).locator('.row-icon').tap();
    await expect(page.getByRole('toolbar', { name: '5 selected' })).toBeVisible();
    await page.getByRole('button', { name: 'Unselect all' }).tap();
    await untilSettled(page);
    await folded(page).tap();
    await expect(follows(page)).toHaveCount(5);
    await expect(page.getByRole('article')).toHaveCount(0);
  });
});

test('[fold-rows] a page never draws the notes of a fold, or that it is loading, before the fold, whose notes Mark all as read marks', async ({
  page,
  sandbox,
}) => {
  await open(page, sandbox);
  await expect(folded(page)).toBeVisible();
  await page.waitForFunction(() => localStorage.getItem('kept_list'));
  await page.addInitScript(() => {
    const flashed = (): boolean =>
      document.querySelector('.deferred') !== null ||
      (document.querySelector('.row') !== null && document.querySelector('[data-folded]') === null);
    new MutationObserver(() => {
      if (flashed()) document.documentElement.dataset.flashed = 'yes';
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await expect(folded(page, 'more')).toBeVisible();
  await page.getByRole('status').first().waitFor({ state: 'attached' });
  expect(await page.evaluate(() => document.documentElement.dataset.flashed)).toBeUndefined();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect.poll(() => readFollows(sandbox)).toEqual(IDS);
  await expect(folded(page, 'more')).not.toHaveAccessibleName(/Unread/);
});
