import type { Locator, Page } from '@playwright/test';
import { filterButton } from './support/keyboard';
import {
  answerTo,
  expectDone,
  expectNothingTwice,
  modelOf,
  type MorningNote,
  morningNotes,
  sentBy,
} from './support/hundred-notes';
import { loadNotes } from './support/load-notes';
import { MATRIX } from './support/matrix';
import { middleOf, untilSettled } from './support/presses';
import type { Sandbox } from './support/sandbox';
import { expect, type PanelPage, panelPage, test } from './support/test';

/** A panel, and how often the blogger has pressed something in it; the letters of replies do not count. */
interface Hands {
  readonly panel: PanelPage;
  readonly press: (key: string, times?: number) => Promise<void>;
  readonly tap: (target: Locator) => Promise<void>;
  readonly count: () => number;
}

function handsOf(panel: PanelPage): Hands {
  const { page } = panel;
  let count = 0;
  return {
    panel,
    press: async (key, times = 1) => {
      for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
      count += times;
    },
    tap: async (target) => {
      // Headings and bars cover what is at the edges of the list.
      await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await untilSettled(page);
      const { x, y } = await middleOf(target);
      await page.touchscreen.tap(x, y);
      count += 1;
    },
    count: () => count,
  };
}

type Work = (hands: Hands, notes: readonly MorningNote[]) => Promise<void>;

/** The most that the work may take. */
interface Limits {
  readonly presses: number;
  /** Requests that change something. */
  readonly changes: number;
}

/** Does the work of the morning. Expects exactly its result, and that it takes no more than this. */
async function morning(
  page: Page,
  sandbox: Sandbox,
  open: (bell: Locator) => Promise<void>,
  work: Work,
  limits: Limits,
): Promise<void> {
  await page.goto(sandbox.host);
  const panel = panelPage(page);
  await open(panel.bell);
  await expect(panel.rows.first()).toBeVisible();
  await panel.frame.getByRole('status').first().waitFor({ state: 'attached' });
  await expect.poll(() => panel.rows.first().evaluate(() => document.hasFocus())).toBe(true);
  const before = await modelOf(sandbox);
  const requests = sentBy(page, sandbox);
  const hands = handsOf(panel);
  await work(hands, morningNotes(before));
  await expectDone(sandbox, before);
  expectNothingTwice(requests);
  expect(hands.count(), 'presses').toBeLessThanOrEqual(limits.presses);
  // How often the list is asked for depends on how long the work takes.
  const changes = requests.filter(({ method }) => method !== 'GET');
  expect(changes.length, 'requests that change something').toBeLessThanOrEqual(limits.changes);
}

const rowOf = ({ frame }: PanelPage, { id }: MorningNote): Locator =>
  frame.locator(`.row[data-note="${id}"]`);
const checked = ({ frame }: PanelPage): Locator => frame.locator('.row.is-checked');
const posted = ({ frame }: PanelPage): Locator => frame.getByText('Reply posted!');

/** Moves between rows by J and K. */
class Walk {
  private at = -1;

  constructor(
    private readonly hands: Hands,
    private rows: readonly MorningNote[],
  ) {}

  /** Presses J or K, with Shift to check what lies between, until the row of a note has the focus. */
  async to(note: MorningNote, shift = ''): Promise<void> {
    const { press, panel } = this.hands;
    for (const target = this.rows.indexOf(note); this.at !== target;) {
      const step = target > this.at ? 1 : -1;
      const next = this.rows[this.at + step];
      if (!next) throw new Error('there is no such row');
      // Older notes load as the end of the list comes near.
      await rowOf(panel, next).waitFor({ state: 'attached' });
      await press(`${shift}${step === 1 ? 'j' : 'k'}`);
      this.at += step;
    }
    await expect(rowOf(panel, note)).toBeFocused();
  }

  /** The list without these rows, of which the next one that is left has the focus. */
  without(gone: readonly MorningNote[]): void {
    const rest = this.rows.slice(this.at).find((row) => !gone.includes(row));
    this.rows = this.rows.filter((row) => !gone.includes(row));
    this.at = rest ? this.rows.indexOf(rest) : this.rows.length - 1;
  }
}

/** Neighbours in a list, as they come. */
function runsOf(
  rows: readonly MorningNote[],
  isMeant: (note: MorningNote) => boolean,
): readonly (readonly MorningNote[])[] {
  const runs: MorningNote[][] = [];
  rows.forEach((row, index) => {
    const [previous] = rows.slice(index - 1, index);
    if (!isMeant(row)) return;
    if (index > 0 && previous && isMeant(previous)) runs.at(-1)?.push(row);
    else runs.push([row]);
  });
  return runs;
}

const needs =
  (what: MorningNote['need']) =>
  ({ need }: MorningNote): boolean =>
    need === what;

async function replyByKeys({ panel, press }: Hands, { text = '' }: MorningNote): Promise<void> {
  const box = panel.frame.getByRole('textbox');
  await press('r');
  await expect(box).toBeFocused();
  await panel.page.keyboard.type(answerTo(text));
  await press('Control+Enter');
  await expect(box).toHaveValue('');
  await press('Escape');
}

const together: Work = async (hands, notes) => {
  const { panel, press } = hands;
  await press('c');
  const rows = notes.filter(({ text }) => text !== undefined);
  const walk = new Walk(hands, rows);
  for (const run of runsOf(rows, needs('trash'))) {
    const [first, last] = [run[0], run.at(-1)];
    if (!first || !last) continue;
    await walk.to(first);
    await press('x');
    await walk.to(last, 'Shift+');
  }
  await expect(checked(panel)).toHaveCount(20);
  await press('t');
  await expect(panel.frame.getByText('20 comments trashed', { exact: true })).toBeVisible();
  const spam = rows.filter(needs('trash'));
  walk.without(spam);
  const left = rows.filter((row) => !spam.includes(row));
  for (const run of runsOf(left, needs('approve')).toReversed()) {
    const [first, last] = [run.at(-1), run[0]];
    if (!first || !last) continue;
    await walk.to(first);
    await press('x');
    await walk.to(last, 'Shift+');
  }
  await expect(checked(panel)).toHaveCount(10);
  await press('a');
  await expect(checked(panel)).toHaveCount(0);
  for (const asked of left.filter(needs('reply'))) {
    await walk.to(asked);
    await press('Enter');
    await replyByKeys(hands, asked);
    await press('ArrowLeft');
    await expect(rowOf(panel, asked)).toBeFocused();
  }
  // All notes again, all of them checked, and marked as read.
  await press('a');
  await press('Control+a');
  await expect(checked(panel)).toHaveCount(80);
  await press('m');
  await expect(checked(panel)).toHaveCount(0);
};

const oneByOne: Work = async (hands, notes) => {
  const { panel, press } = hands;
  await press('j');
  await press('Enter');
  for (const [index, note] of notes.entries()) {
    await expect(rowOf(panel, note)).toHaveAttribute('aria-current', 'true');
    // Older notes load as the end of the list comes near.
    const [following] = notes.slice(index + 1);
    if (following) await rowOf(panel, following).waitFor({ state: 'attached' });
    // One that has opened by itself is read after a second.
    if (note.need !== 'trash') await expect(rowOf(panel, note)).not.toHaveClass(/is-unread/);
    if (note.need === 'approve') await press('a');
    if (note.need === 'reply') await replyByKeys(hands, note);
    // The next note opens in place of a trashed one.
    if (note.need === 'trash') await press('t');
    else if (following) await press('j');
  }
};

// A hundred notes take a while on a busy machine.
test.describe.configure({ timeout: 240_000 });

test.describe('by keyboard alone', () => {
  const open = async (bell: Locator): Promise<void> => {
    await bell.focus();
    await bell.press('Enter');
  };

  test("[batch-sent-once] a morning's hundred notes are done together", async ({ page, sandboxWith }) => {
    await morning(page, await sandboxWith('--morning'), open, together, { presses: 128, changes: 40 });
  });

  test("a morning's hundred notes are done one by one", MATRIX, async ({ page, sandboxWith }) => {
    await morning(page, await sandboxWith('--morning'), open, oneByOne, { presses: 120, changes: 140 });
  });
});

const replyByTaps = async ({ panel, tap }: Hands, { text = '' }: MorningNote): Promise<void> => {
  await tap(panel.frame.getByRole('textbox'));
  await panel.page.keyboard.type(answerTo(text));
  await tap(panel.action('Send'));
  await expect(posted(panel)).toBeVisible();
};

const tapTogether: Work = async (hands, notes) => {
  const { panel, tap } = hands;
  const { frame } = panel;
  const bar = frame.locator('.checks-actions');
  await tap(filterButton(frame, 'Comments'));
  // Swipes do not count.
  await loadNotes(frame, notes.filter(({ text }) => text !== undefined).length);
  const check = async (note: MorningNote): Promise<void> => tap(rowOf(panel, note).locator('.row-icon'));
  const checkAll = async (need: MorningNote['need'], action: string, done: string): Promise<void> => {
    for (const note of notes.filter(needs(need))) await check(note);
    await tap(bar.getByRole('button', { name: action }));
    const doneBar = frame.getByText(done, { exact: true });
    await expect(doneBar).toBeVisible();
    // As it goes, the rows below it move, and take no press.
    await expect(doneBar).toHaveCount(0);
  };
  await checkAll('trash', 'Trash', '20 comments trashed');
  await checkAll('approve', 'Approve', '10 comments approved');
  for (const note of notes.filter(needs('reply'))) {
    await tap(rowOf(panel, note).locator('.row-text'));
    await replyByTaps(hands, note);
    await tap(frame.getByRole('button', { name: 'Back', exact: true }));
  }
  await tap(frame.getByRole('button', { name: 'Mark all as read' }));
};

const tapOneByOne: Work = async (hands, notes) => {
  const { panel, tap } = hands;
  const next = panel.frame.getByRole('button', { name: 'Next notification' });
  await loadNotes(panel.frame, notes.length);
  let isOpen = false;
  for (const [index, note] of notes.entries()) {
    // A row that moves, because an undo bar above it ends, takes no press.
    while (!isOpen) {
      await tap(rowOf(panel, note).locator('.row-text'));
      isOpen = await panel.detail.isVisible();
    }
    isOpen = note.need !== 'trash';
    await expect(rowOf(panel, note)).toHaveAttribute('aria-current', 'true');
    if (note.need === 'approve')
      await tap(panel.detail.getByRole('button', { name: 'Approve', exact: true }).last());
    if (note.need === 'reply') await replyByTaps(hands, note);
    if (note.need === 'trash') await tap(panel.action('Trash'));
    else if (index < notes.length - 1) await tap(next);
  }
};

test.describe('by touch at 390 px', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 760 } });
  const open = (bell: Locator): Promise<void> => bell.tap();

  test(
    "[batch-sent-once] a morning's hundred notes are done together",
    MATRIX,
    async ({ page, sandboxWith }) => {
      await morning(page, await sandboxWith('--morning'), open, tapTogether, { presses: 46, changes: 40 });
    },
  );

  test("a morning's hundred notes are done one by one", MATRIX, async ({ page, sandboxWith }) => {
    await morning(page, await sandboxWith('--morning'), open, tapOneByOne, { presses: 145, changes: 140 });
  });
});
