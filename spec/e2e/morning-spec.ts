import { MATRIX } from './support/matrix';
import { commentStatus, platformComment, platformState } from './support/platform';
import { middleOf, untilSettled } from './support/presses';
import type { Sandbox } from './support/sandbox';
import { expect, type PanelPage, panelPage, test } from './support/test';

/** The comments of this morning, oldest first. Every other one waits for approval. */
const COMMENTS = Array.from({ length: 10 }, (_, index) => ({
  text: `Remark ${index + 1} of this morning.`,
  approved: index % 2 === 0,
}));
const NEWEST_FIRST = COMMENTS.map(({ text }) => text).reverse();
/** Positions in the list, newest first. */
const TO_APPROVE = [0, 2, 4];
const TO_ANSWER = [5, 7];
const TO_TRASH = 8;
const TO_RESTORE = 9;

/** The actions of a blogger who uses only keys, or only taps. */
interface Hands {
  readonly open: () => Promise<void>;
  /** Opens the row of a comment, with the list in view. */
  readonly openRow: (index: number) => Promise<void>;
  readonly next: () => Promise<void>;
  readonly approve: () => Promise<void>;
  readonly answer: (text: string) => Promise<void>;
  readonly trash: () => Promise<void>;
  /** Opens the note that has taken the place of the trashed one, if it does not open by itself. */
  readonly afterTrash: () => Promise<void>;
  readonly undo: () => Promise<void>;
}

const textOf = (index: number): string => NEWEST_FIRST[index] ?? '';

/** Reads ten notes, approves three, answers two, trashes two and undoes one of them. */
async function morning(panel: PanelPage, sandbox: Sandbox, hands: Hands): Promise<void> {
  await panel.page.goto(sandbox.host);
  for (const comment of COMMENTS) await sandbox.control('comment', comment);
  await hands.open();
  await expect(panel.rows.nth(9)).toContainText(textOf(9));
  // The code for keys loads after the first screen.
  await panel.frame.getByRole('status').first().waitFor({ state: 'attached' });
  const ids = await panel.rows.evaluateAll((rows) =>
    rows.slice(0, 10).map((row) => Number(row.dataset.note)),
  );
  await hands.openRow(0);
  for (let index = 0; index < TO_TRASH; index += 1) {
    if (index > 0) await hands.next();
    await expect(panel.detail).toContainText(textOf(index));
    if (TO_APPROVE.includes(index)) {
      await hands.approve();
      await expect(panel.action('Approved')).toBeVisible();
    }
    if (TO_ANSWER.includes(index)) {
      await hands.answer(`Answer to remark ${index}.`);
      await expect(panel.frame.getByText('Reply posted!')).toBeVisible();
    }
  }
  await hands.next();
  await hands.trash();
  await hands.afterTrash();
  await expect(panel.detail).toContainText(textOf(TO_RESTORE));
  await hands.trash();
  await hands.undo();
  await expect(panel.detail).toContainText(textOf(TO_RESTORE));

  for (const index of TO_APPROVE)
    await expect.poll(() => commentStatus(sandbox, textOf(index))).toBe('approved');
  for (const index of TO_ANSWER) {
    const { id } = (await platformComment(sandbox, textOf(index))) ?? {};
    await expect
      .poll(async () => (await platformComment(sandbox, `Answer to remark ${index}.`))?.parentId)
      .toBe(id);
  }
  await expect.poll(() => commentStatus(sandbox, textOf(TO_TRASH)), { timeout: 10_000 }).toBe('trash');
  expect(await commentStatus(sandbox, textOf(TO_RESTORE))).not.toBe('trash');
  // The platform deletes the note of a trashed comment.
  const left = ids.filter((_id, index) => index !== TO_TRASH);
  await expect.poll(async () => (await platformState(sandbox)).read).toEqual(expect.arrayContaining(left));
}

test('a blogger gets through a morning with the keyboard alone', MATRIX, async ({ page, sandbox }) => {
  test.slow();
  const panel = panelPage(page);
  const press = (key: string): Promise<void> => page.keyboard.press(key);
  await morning(panel, sandbox, {
    open: async () => {
      await panel.bell.focus();
      await press('Enter');
    },
    openRow: async (index) => {
      await press('Home');
      for (let step = 0; step < index; step += 1) await press('j');
      await press('Enter');
    },
    next: () => press('j'),
    approve: () => press('a'),
    answer: async (text) => {
      await press('r');
      await expect(panel.frame.getByRole('textbox')).toBeFocused();
      await page.keyboard.type(text);
      await press('Control+Enter');
      await expect(panel.frame.getByRole('textbox')).toHaveValue('');
      await press('Escape');
    },
    trash: () => press('t'),
    afterTrash: () => Promise.resolve(),
    undo: () => press('u'),
  });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 760 } });

  test('a blogger gets through a morning with taps alone', MATRIX, async ({ page, sandbox }) => {
    test.slow();
    const panel = panelPage(page);
    const tap = async (target: ReturnType<PanelPage['action']>): Promise<void> => {
      await expect(target).toBeInViewport();
      await untilSettled(page);
      const { x, y } = await middleOf(target);
      await page.touchscreen.tap(x, y);
    };
    const openRow = async (index: number): Promise<void> => {
      const row = panel.rows.filter({ hasText: textOf(index) });
      await row.scrollIntoViewIfNeeded();
      await tap(row);
    };
    await morning(panel, sandbox, {
      open: () => tap(panel.bell),
      openRow,
      next: () => tap(panel.frame.getByRole('button', { name: 'Next notification' })),
      approve: () => tap(panel.detail.getByRole('button', { name: 'Approve', exact: true }).last()),
      answer: async (text) => {
        await tap(panel.frame.getByRole('textbox'));
        await page.keyboard.type(text);
        await tap(panel.action('Send'));
      },
      trash: () => tap(panel.action('Trash')),
      afterTrash: async () => {
        await expect(panel.detail).toBeHidden();
        await openRow(TO_RESTORE);
      },
      undo: () => tap(panel.frame.getByRole('button', { name: 'Undo' }).last()),
    });
  });
});
