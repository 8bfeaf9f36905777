import type { Page } from '@playwright/test';
import { COMMENT } from './gallery/scene-panel';
import { MATRIX } from './support/matrix';
import { expectPainted, paintedOn } from './support/painted';
import { adoptStyle } from './support/adopt-style';
import { expect, test } from './support/test';

// Each check takes three screenshots. The gallery checks all states in all views.
test.describe.configure({ timeout: 90_000 });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('.row').nth(9)).toBeVisible();
  await page.locator('[role="status"]').first().waitFor({ state: 'attached' });
}

const openNote = async (page: Page): Promise<void> => {
  await page.locator('.row').filter({ hasText: COMMENT }).first().click();
  await expect(page.getByRole('article')).toBeVisible();
};

for (const width of [400, 1280])
  test(`paints a note as soon as it is opened, the shortcuts over it, and the list as soon as it is closed, at ${width} px`, async ({
    page,
    sandbox,
  }) => {
    await page.setViewportSize({ width, height: 720 });
    await open(page, sandbox.panel);
    await openNote(page);
    await expectPainted(page);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectPainted(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Back' }).click();
    await expectPainted(page);
  });

interface State {
  readonly name: string;
  readonly width: number;
  readonly play: (page: Page) => Promise<void>;
  /** Style rules that hide something in this state. */
  readonly defects: Readonly<Record<string, string>>;
}

const STATES: readonly State[] = [
  {
    name: 'the list',
    width: 400,
    play: () => Promise.resolve(),
    defects: {
      'a text in the colour of its background':
        '.row-headline, .row-headline * { color: var(--unread) !important } .row { background: var(--unread) !important }',
      'a skeleton over the list':
        '.list-body::after { content: ""; position: absolute; inset: 0; background: linear-gradient(#eee, #ddd) }',
      'an unread dot in the colour of its row': '.row-unread { background: var(--unread) !important }',
    },
  },
  {
    name: 'a focused row',
    width: 400,
    play: async (page) => {
      await page.keyboard.press('j');
      await page.keyboard.press('j');
    },
    defects: {
      'a focus without a ring': '*:focus-visible { outline: none !important }',
      'a focus ring that is cut off': '.row:focus-visible { outline-offset: 2px !important }',
    },
  },
  {
    name: 'an open note',
    width: 400,
    play: openNote,
    defects: {
      'a covered list that paints over the detail':
        '.pane-detail { position: static !important; z-index: auto !important }',
      'a note that stays transparent': '.detail-body { opacity: 0 }',
      'a note that is hidden': '.detail-body { visibility: hidden }',
      'a note without a height': '.detail-body { height: 0; padding: 0; overflow: hidden }',
    },
  },
  {
    name: 'the shortcuts',
    width: 400,
    play: async (page) => {
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
    defects: {
      'a dialog behind its backdrop':
        '.modal::after { content: ""; position: absolute; inset: 0; background: #555 }',
    },
  },
  {
    name: 'an undo bar',
    width: 1280,
    play: async (page) => {
      await openNote(page);
      await page.locator('button[aria-keyshortcuts="T"]').click();
      await expect(page.locator('.undo-bar')).toBeVisible();
    },
    defects: {
      'a row under the undo bar': '.undo-bar { margin-block-end: -56px; z-index: 1 }',
    },
  },
];

test('detects a defect of each kind that hides something', MATRIX, async ({ page, sandbox }) => {
  for (const { name, width, play, defects } of STATES)
    await test.step(name, async () => {
      await page.setViewportSize({ width, height: 720 });
      await open(page, sandbox.panel);
      await play(page);
      expect((await paintedOn(page)).unpainted).toEqual([]);
      for (const [defect, css] of Object.entries(defects)) {
        await adoptStyle(page, css);
        expect((await paintedOn(page)).unpainted, defect).not.toEqual([]);
      }
    });
});
