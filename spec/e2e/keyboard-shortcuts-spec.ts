import { filterButton, snapshotOf } from './support/keyboard';
import { MATRIX } from './support/matrix';
import { commentStatus, platformComment, platformState } from './support/platform';
import { expect, type PanelPage, test } from './support/test';

test.use({ actionTimeout: 5000 });

const TEXT = 'Hello, first time here!';
const FILTERS = [
  ['a', 'All'],
  ['u', 'Unread'],
  ['c', 'Comments'],
  ['f', 'Follows'],
  ['l', 'Likes'],
  ['w', 'To answer'],
] as const;

const press = async ({ page }: PanelPage, ...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

/** Focuses the first row, wherever the focus was. */
async function toTop(panel: PanelPage): Promise<void> {
  await press(panel, 'k', 'k', 'k');
  await expect(panel.rows.nth(0)).toBeFocused();
}

/** Opens the note that contains `TEXT`, the second one. */
async function openByKeys(panel: PanelPage): Promise<void> {
  await toTop(panel);
  await press(panel, 'j', 'Enter');
  await expect(panel.detail).toContainText(TEXT);
}

/** Opens the closed panel again with the bell. */
async function reopen(panel: PanelPage): Promise<void> {
  await panel.bell.focus();
  await press(panel, 'Enter');
  await expect(panel.bell).toHaveAttribute('aria-expanded', 'true');
  await expect(panel.rows.nth(1)).toBeVisible();
  // Keys that are pressed before the frame has the focus go to the host page.
  await expect.poll(() => panel.rows.nth(1).evaluate(() => document.hasFocus())).toBe(true);
}

test(
  '[shortcuts-of-the-list] sets each filter by its key, moves with J, K and the arrows, and opens with Enter, Left and Right',
  MATRIX,
  async ({ panel }) => {
    test.slow();
    for (const [key, name] of FILTERS) {
      await press(panel, key);
      await expect(filterButton(panel.frame, name)).toHaveAttribute('aria-pressed', 'true');
      await expect(panel.rows.nth(1)).toBeVisible();
      for (const [next, previous, open] of [
        ['j', 'k', 'Enter'],
        ['ArrowDown', 'ArrowUp', 'ArrowLeft'],
        ['j', 'ArrowUp', 'ArrowRight'],
      ] as const) {
        await toTop(panel);
        await press(panel, next);
        await expect(panel.rows.nth(1)).toBeFocused();
        await press(panel, previous);
        await expect(panel.rows.nth(0)).toBeFocused();
        await press(panel, open);
        await expect(panel.detail).toBeVisible();
        await press(panel, 'ArrowRight');
        await expect(panel.detail).toBeHidden();
      }
    }
  },
);

test(
  'moves between open notes with J, K and the arrows, and returns with Left, Right and Enter',
  MATRIX,
  async ({ panel }) => {
    test.slow();
    for (const [key, name] of FILTERS) {
      await press(panel, key);
      await expect(filterButton(panel.frame, name)).toHaveAttribute('aria-pressed', 'true');
      await toTop(panel);
      const [first, second] = await panel.rows.evaluateAll((rows) => rows.map((row) => row.dataset.note));
      const isAt = (id: string | undefined): Promise<void> =>
        expect.poll(async () => (await snapshotOf(panel.frame)).note, { intervals: [10, 30, 100] }).toBe(id);
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
  },
);

test('[shortcuts-in-a-note] toggles with A and L, marks as spam with S, trashes with T, edits with E and replies with R', async ({
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
  // The panel sends the comment to the host page, which has the editor.
  await page.evaluate(() => {
    window.addEventListener('message', ({ data }) =>
      document.body.setAttribute('data-message', String(data)),
    );
  });
  await press(panel, 'e');
  await expect(page.locator('body')).toHaveAttribute('data-message', /"editComment"/);
  await press(panel, 'r');
  await expect(panel.frame.getByRole('textbox')).toBeFocused();
  await expect(panel.frame.getByRole('textbox')).toHaveValue('');
});

test(
  '[close-keys] closes the panel with N and Escape, from the list and from the detail',
  MATRIX,
  async ({ panel }) => {
    for (const key of ['n', 'Escape'])
      for (const isOpen of [false, true]) {
        if (isOpen) await openByKeys(panel);
        await press(panel, key);
        await expect(panel.bell).toHaveAttribute('aria-expanded', 'false');
        await reopen(panel);
      }
  },
);

test(
  'closes the panel with the second Escape while a reply is being typed, and keeps its text',
  MATRIX,
  async ({ panel }) => {
    await openByKeys(panel);
    await press(panel, 'r');
    await panel.page.keyboard.type('Half a');
    await press(panel, 'Escape');
    await expect(panel.frame.locator('[data-detail-heading]')).toBeFocused();
    await expect(panel.bell).toHaveAttribute('aria-expanded', 'true');
    await press(panel, 'Escape');
    await expect(panel.bell).toHaveAttribute('aria-expanded', 'false');
    await reopen(panel);
    await openByKeys(panel);
    await expect(panel.frame.getByRole('textbox')).toHaveValue('Half a');
  },
);

const LETTERS = 'a u c f l j k n e s t r ?'.split(' ');

test(
  'ignores shortcuts with a modifier, while typing, or when single-key shortcuts are off',
  MATRIX,
  async ({ page, panel }) => {
    test.slow();
    const { frame } = panel;
    const changedBy = async (keys: readonly string[]) => {
      const before = await snapshotOf(frame);
      const changes: unknown[] = [];
      for (const key of keys) {
        await page.keyboard.press(key);
        const after = await snapshotOf(frame);
        if (JSON.stringify(after) !== JSON.stringify(before)) changes.push([key, before, after]);
      }
      return changes;
    };
    const withModifiers = ['Control', 'Alt', 'Meta', 'Shift']
      .flatMap((modifier) =>
        [...LETTERS.filter((key) => key !== '?'), 'ArrowDown'].map((key) => `${modifier}+${key}`),
      )
      // Those check rows.
      .filter((key) => !/^(?:Shift[+](?:j|k|ArrowDown)|(?:Control|Meta)[+]a)$/.test(key));
    await press(panel, 'j', 'j');
    await expect(panel.rows.nth(1)).toBeFocused();
    expect(await changedBy(withModifiers)).toEqual([]);
    await press(panel, 'Enter');
    await expect(panel.detail).toContainText(TEXT);
    expect(await changedBy(withModifiers)).toEqual([]);

    await press(panel, 'r');
    const { reply, ...before } = await snapshotOf(frame);
    await page.keyboard.type(LETTERS.join(''));
    await press(panel, 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown');
    expect(await snapshotOf(frame)).toEqual({ ...before, reply: reply + LETTERS.join('') });
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
  },
);

test(
  'sends replies with Control and Enter and with Enter on Send, and chooses a mention by keys',
  MATRIX,
  async ({ page, panel, sandbox }) => {
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
    // The first Escape closes the mention list, not the panel.
    await press(panel, 'Escape');
    await expect(options).toHaveCount(0);
    await expect(panel.bell).toHaveAttribute('aria-expanded', 'true');
    await press(panel, 'Tab');
    await expect(panel.frame.getByRole('button', { name: 'Send' })).toBeFocused();
    await press(panel, 'Enter');
    await expect.poll(() => commentStatus(sandbox, 'Thanks @m')).toBe('approved');
  },
);
