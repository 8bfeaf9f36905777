import type { Page } from '@playwright/test';
import { COMMENT } from './gallery/scene-panel';
import { expectPainted, paintedOn } from './support/painted';
import { paintedEverywhere, PAIRED_VIEWS, WIDTHS } from './support/painted-everywhere';
import { expect, test } from './support/test';

async function expectPaintedEverywhere(page: Page): Promise<void> {
  expect((await paintedEverywhere(page, PAIRED_VIEWS)).failures).toEqual([]);
}

// Each state is checked in ten views, with three screenshots each. The gallery checks all twenty.
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

test('paints the list at every width, in both colour schemes, with and without motion', async ({
  page,
  sandbox,
}) => {
  await open(page, sandbox.panel);
  await expectPaintedEverywhere(page);
});

test('paints an open note at every width, in both colour schemes, with and without motion', async ({
  page,
  sandbox,
}) => {
  await open(page, sandbox.panel);
  await openNote(page);
  await expectPaintedEverywhere(page);
});

test('paints a note as soon as it is opened, and the list as soon as it is closed, at every width', async ({
  page,
  sandbox,
}) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 720 });
    await open(page, sandbox.panel);
    await openNote(page);
    await expectPainted(page);
    await page.getByRole('button', { name: 'Back' }).click();
    await expectPainted(page);
  }
});

test('paints a reply with its mention list at every width, in both colour schemes', async ({
  page,
  sandbox,
}) => {
  await open(page, sandbox.panel);
  await openNote(page);
  await page.locator('[data-reply-box]').fill('Thanks @m');
  await expect(page.getByRole('option').nth(1)).toBeVisible();
  await expectPaintedEverywhere(page);
});

test('paints the overview of shortcuts at every width, in both colour schemes', async ({ page, sandbox }) => {
  await open(page, sandbox.panel);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectPaintedEverywhere(page);
});

/** Style rules that hide something, and the actions that lead to the state in which they do. */
const DEFECTS: readonly { name: string; css: string; width: number; play: (page: Page) => Promise<void> }[] =
  [
    {
      name: 'a covered list that paints over the detail',
      css: '.pane-detail { position: static !important; z-index: auto !important }',
      width: 400,
      play: openNote,
    },
    {
      name: 'a note that stays transparent',
      css: '.detail-body { opacity: 0 }',
      width: 400,
      play: openNote,
    },
    {
      name: 'a note that is hidden',
      css: '.detail-body { visibility: hidden }',
      width: 400,
      play: openNote,
    },
    {
      name: 'a note without a height',
      css: '.detail-body { height: 0; padding: 0; overflow: hidden }',
      width: 400,
      play: openNote,
    },
    {
      name: 'a focus without a ring',
      css: '*:focus-visible { outline: none !important }',
      width: 400,
      play: async (page) => {
        await page.keyboard.press('j');
        await page.keyboard.press('j');
      },
    },
    {
      name: 'a text in the colour of its background',
      css: '.row-headline, .row-headline * { color: var(--unread) !important } .row { background: var(--unread) !important }',
      width: 400,
      play: () => Promise.resolve(),
    },
    {
      name: 'a dialog behind its backdrop',
      css: '.help-backdrop::after { content: ""; position: absolute; inset: 0; background: #555 }',
      width: 400,
      play: async (page) => {
        await page.keyboard.press('?');
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
    {
      name: 'a row under the undo bar',
      css: '.undo-bar { margin-block-end: -56px; z-index: 1 }',
      width: 1280,
      play: async (page) => {
        await openNote(page);
        await page.locator('button[aria-keyshortcuts="T"]').click();
        await expect(page.locator('.undo-bar')).toBeVisible();
      },
    },
    {
      name: 'a skeleton over the list',
      css: '.list-body::after { content: ""; position: absolute; inset: 0; background: linear-gradient(#eee, #ddd) }',
      width: 400,
      play: () => Promise.resolve(),
    },
    {
      name: 'an unread dot in the colour of its row',
      css: '.row-unread { background: var(--unread) !important }',
      width: 400,
      play: () => Promise.resolve(),
    },
    {
      name: 'a focus ring that is cut off',
      css: '.row:focus-visible { outline-offset: 2px !important }',
      width: 400,
      play: async (page) => {
        await page.keyboard.press('j');
        await page.keyboard.press('j');
      },
    },
  ];

for (const { name, css, width, play } of DEFECTS)
  test(`detects ${name} as unpainted`, async ({ page, sandbox }) => {
    await page.setViewportSize({ width, height: 720 });
    await open(page, sandbox.panel);
    await play(page);
    expect((await paintedOn(page)).unpainted).toEqual([]);
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
    }, css);
    expect((await paintedOn(page)).unpainted).not.toEqual([]);
  });
