import { controlsOf, filterButton, situationOf, tabStops } from './support/keys';
import { commentStatus, platformComment, platformState } from './support/platform';
import { expect, type Panel, test } from './support/test';

test.use({ actionTimeout: 5000 });

const TEXT = 'Hello, first time here!';
const FILTERS = [
  ['a', 'All'],
  ['u', 'Unread'],
  ['c', 'Comments'],
  ['f', 'Follows'],
  ['l', 'Likes'],
] as const;

const press = async ({ page }: Panel, ...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

/** Goes to the first row, wherever the keyboard was. */
async function toTop(panel: Panel): Promise<void> {
  await press(panel, 'k', 'k', 'k');
  await expect(panel.rows.nth(0)).toBeFocused();
}

/** Goes to the note of `TEXT`, which is the second, and opens it. */
async function openByKeys(panel: Panel): Promise<void> {
  await toTop(panel);
  await press(panel, 'j', 'Enter');
  await expect(panel.detail).toContainText(TEXT);
}

/** Opens the closed panel again, by the bell. */
async function reopen(panel: Panel): Promise<void> {
  await panel.bell.focus();
  await press(panel, 'Enter');
  await expect(panel.bell).toHaveAttribute('aria-expanded', 'true');
  await expect(panel.rows.nth(1)).toBeVisible();
  // The bell gives it the focus; a key before that would be the page's.
  await expect.poll(() => panel.rows.nth(1).evaluate(() => document.hasFocus())).toBe(true);
}

test('the list, in each filter: the filters’ keys, J, K and the arrows, and Enter and Left, which open', async ({
  panel,
}) => {
  test.slow();
  for (const [key, name] of FILTERS) {
    await press(panel, key);
    await expect(filterButton(panel.frame, name)).toHaveAttribute('aria-pressed', 'true');
    await expect(panel.rows.nth(1)).toBeVisible();
    for (const [next, previous] of [
      ['j', 'k'],
      ['ArrowDown', 'ArrowUp'],
    ] as const) {
      await toTop(panel);
      await press(panel, next);
      await expect(panel.rows.nth(1)).toBeFocused();
      await press(panel, previous);
      await expect(panel.rows.nth(0)).toBeFocused();
      await press(panel, next === 'j' ? 'Enter' : 'ArrowLeft');
      await expect(panel.detail).toBeVisible();
      await press(panel, 'ArrowRight');
      await expect(panel.detail).toBeHidden();
    }
  }
});

test('the detail, in each filter: J, K and the arrows go on, and Left, Right and Enter go back', async ({
  panel,
}) => {
  test.slow();
  for (const [key, name] of FILTERS) {
    await press(panel, key);
    await expect(filterButton(panel.frame, name)).toHaveAttribute('aria-pressed', 'true');
    await toTop(panel);
    const [first, second] = await panel.rows.evaluateAll((rows) => rows.map((row) => row.dataset.note));
    const isAt = (id: string | undefined): Promise<void> =>
      expect.poll(async () => (await situationOf(panel.frame)).note, { intervals: [10, 30, 100] }).toBe(id);
    await press(panel, 'Enter');
    await isAt(first);
    for (const [step, at] of [
      ['j', second],
      ['k', first],
      ['ArrowDown', second],
      ['ArrowUp', first],
    ] as const) {
      await press(panel, step);
      await isAt(at);
    }
    for (const back of ['ArrowLeft', 'ArrowRight', 'Enter']) {
      await press(panel, back);
      await isAt('');
      await expect(panel.rows.nth(0)).toBeFocused();
      await press(panel, 'Enter');
      await isAt(first);
    }
    await press(panel, 'ArrowLeft');
    await expect(panel.detail).toBeHidden();
  }
});

test('the open note: A, L, S and T each do, and undo, what its buttons do; E and R lead to writing', async ({
  page,
  panel,
  sandbox,
}) => {
  await openByKeys(panel);
  const { blogger } = await platformState(sandbox);
  const likes = async () => (await platformComment(sandbox, TEXT))?.likes.includes(blogger);
  for (const status of ['approved', 'unapproved']) {
    await press(panel, 'a');
    await expect.poll(() => commentStatus(sandbox, TEXT)).toBe(status);
  }
  for (const liked of [true, false]) {
    await press(panel, 'l');
    await expect.poll(likes).toBe(liked);
  }
  for (const [key, bar] of [
    ['s', 'Comment marked as spam'],
    ['t', 'Comment trashed'],
  ] as const) {
    await press(panel, key);
    await expect(panel.frame.getByRole('group', { name: bar })).toBeVisible();
    await expect(panel.detail).not.toContainText(TEXT);
    await press(panel, 'u');
    await expect(panel.frame.getByRole('group', { name: bar })).toBeHidden();
    await expect(panel.detail).toContainText(TEXT);
  }
  // The host page opens its editor; it is told which comment.
  await page.evaluate(() => {
    window.addEventListener('message', ({ data }) => document.body.setAttribute('data-said', String(data)));
  });
  await press(panel, 'e');
  await expect(page.locator('body')).toHaveAttribute('data-said', /"editComment"/);
  await press(panel, 'r');
  await expect(panel.frame.getByRole('textbox')).toBeFocused();
  await expect(panel.frame.getByRole('textbox')).toHaveValue('');
});

test('N and Escape close the panel, from the list and from the detail', async ({ panel }) => {
  for (const key of ['n', 'Escape'])
    for (const isOpen of [false, true]) {
      if (isOpen) await openByKeys(panel);
      await press(panel, key);
      await expect(panel.bell).toHaveAttribute('aria-expanded', 'false');
      await reopen(panel);
    }
});

test('Escape closes the panel while one types, too, and the text is kept', async ({ panel }) => {
  await openByKeys(panel);
  await press(panel, 'r');
  await panel.page.keyboard.type('Half a');
  await press(panel, 'Escape');
  await expect(panel.bell).toHaveAttribute('aria-expanded', 'false');
  await reopen(panel);
  await openByKeys(panel);
  await expect(panel.frame.getByRole('textbox')).toHaveValue('Half a');
});

const LETTERS = 'a u c f l j k n e s t r ?'.split(' ');

test('no shortcut acts with a modifier, while one types, or when single keys are switched off', async ({
  page,
  panel,
}) => {
  test.slow();
  const { frame } = panel;
  const changedBy = async (keys: readonly string[]) => {
    const before = await situationOf(frame);
    const changes: unknown[] = [];
    for (const key of keys) {
      await page.keyboard.press(key);
      const after = await situationOf(frame);
      if (JSON.stringify(after) !== JSON.stringify(before)) changes.push([key, before, after]);
    }
    return changes;
  };
  const withModifiers = ['Control', 'Alt', 'Meta', 'Shift'].flatMap((modifier) =>
    [...LETTERS.filter((key) => key !== '?'), 'ArrowDown'].map((key) => `${modifier}+${key}`),
  );
  await press(panel, 'j', 'j');
  await expect(panel.rows.nth(1)).toBeFocused();
  expect(await changedBy(withModifiers)).toEqual([]);
  await press(panel, 'Enter');
  await expect(panel.detail).toContainText(TEXT);
  expect(await changedBy(withModifiers)).toEqual([]);

  await press(panel, 'r');
  const { reply, ...before } = await situationOf(frame);
  await page.keyboard.type(LETTERS.join(''));
  await press(panel, 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown');
  expect(await situationOf(frame)).toEqual({ ...before, reply: reply + LETTERS.join('') });
  await expect(panel.bell).toHaveAttribute('aria-expanded', 'true');

  await frame.locator('[data-detail-heading]').focus();
  await press(panel, '?');
  await expect(frame.getByRole('dialog')).toBeFocused();
  await press(panel, 'Tab', 'Tab', 'Space');
  await expect(frame.getByRole('switch')).not.toBeChecked();
  await press(panel, 'Escape');
  await expect(frame.getByRole('dialog')).toBeHidden();
  expect(await changedBy(LETTERS)).toEqual([]);
  await press(panel, 'ArrowLeft');
  await expect(panel.detail).toBeHidden();
  expect(await changedBy(LETTERS)).toEqual([]);
  await expect(panel.bell).toHaveAttribute('aria-expanded', 'true');
});

test('replies with Control and Enter, with Enter on Send, and with a mention chosen by keys', async ({
  page,
  panel,
  sandbox,
}) => {
  await openByKeys(panel);
  const box = panel.frame.getByRole('textbox');
  await press(panel, 'r');
  await page.keyboard.type('Never too late.');
  await press(panel, 'Control+Enter');
  await expect.poll(() => commentStatus(sandbox, 'Never too late.')).toBe('approved');
  await expect(box).toHaveValue('');
  await expect(box).toBeFocused();

  await page.keyboard.type('Thanks @m');
  const options = panel.frame.getByRole('option');
  await expect(options.nth(1)).toBeVisible();
  await expect(options.nth(0)).toHaveAttribute('aria-selected', 'true');
  await press(panel, 'ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await press(panel, 'ArrowUp');
  await expect(options.nth(0)).toHaveAttribute('aria-selected', 'true');
  await press(panel, 'Enter');
  await expect(options).toHaveCount(0);
  await expect(box).toHaveValue(/^Thanks @m\w+ $/);
  await page.keyboard.type('@m');
  await expect(options.nth(0)).toBeVisible();
  // Of the panel only after the list.
  await press(panel, 'Escape');
  await expect(options).toHaveCount(0);
  await expect(panel.bell).toHaveAttribute('aria-expanded', 'true');
  await press(panel, 'Tab');
  await expect(panel.frame.getByRole('button', { name: 'Send' })).toBeFocused();
  await press(panel, 'Enter');
  await expect.poll(() => commentStatus(sandbox, 'Thanks @m')).toBe('approved');
});

test('Tab reaches every control of the list and of the detail, and the focus is always to be seen', async ({
  page,
  sandbox,
  consoleLog,
}) => {
  for (const width of [400, 1000]) {
    await page.setViewportSize({ width, height: 640 });
    await page.goto(sandbox.panel);
    await expect(page.locator('.row').nth(9)).toBeVisible();
    // The code for keys comes after the first screen, and the live regions with it.
    await page.getByRole('status').first().waitFor({ state: 'attached' });
    await page.keyboard.press('f');
    // The list may still be loading.
    const isReached = async () => {
      const stops = await tabStops(page);
      expect(stops.filter(({ isSeen }) => !isSeen)).toEqual([]);
      expect(stops.map(({ where }) => where)).toEqual(await controlsOf(page));
    };
    await expect(isReached).toPass({ timeout: 15_000 });
    await page.keyboard.press('c');
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expect(page.locator('.reply-box')).toBeVisible();
    if (width === 400) await expect(isReached).toPass({ timeout: 15_000 });
  }
  expect(consoleLog.errors).toEqual([]);
});

test('the overview opens and closes with ?, keeps the focus in, and gives it back', async ({ panel }) => {
  const dialog = panel.frame.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await press(panel, 'j', 'j');
  for (const key of ['?', 'Escape']) {
    await press(panel, '?');
    await expect(dialog).toBeFocused();
    await press(panel, 'Tab');
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    await press(panel, key);
    await expect(dialog).toBeHidden();
    await expect(panel.rows.nth(1)).toBeFocused();
  }
  await press(panel, 'Enter');
  await expect(panel.frame.locator('[data-detail-heading]')).toBeFocused();
  await press(panel, '?');
  await expect(dialog).toBeFocused();
  await press(panel, '?');
  await expect(panel.frame.locator('[data-detail-heading]')).toBeFocused();
});
