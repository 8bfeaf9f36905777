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

test('paints a note as soon as it is opened, the shortcuts over it, and the list as soon as it is closed', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 400, height: 720 });
  await open(page, sandbox.panel);
  for (const width of [400, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    await openNote(page);
    await expectPainted(page);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectPainted(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Back' }).click();
    await expectPainted(page);
  }
});

test('detects texts, marks, focus rings and notes that are hidden', MATRIX, async ({ page, sandbox }) => {
  const expectDetected = async (defect: string, css: string): Promise<void> => {
    await adoptStyle(page, css);
    expect((await paintedOn(page)).unpainted, defect).not.toEqual([]);
    await adoptStyle(page, '');
  };
  await page.setViewportSize({ width: 400, height: 720 });
  await open(page, sandbox.panel);
  for (const key of ['j', 'j']) await page.keyboard.press(key);
  await expectPainted(page);
  await expectDetected(
    'a text in the colour of its background',
    '.row-headline, .row-headline * { color: var(--unread) !important } .row { background: var(--unread) !important }',
  );
  await expectDetected('an unread dot', '.row-unread { background: var(--unread) !important }');
  await expectDetected('a focus without a ring', '*:focus-visible { outline: none !important }');
  await openNote(page);
  await expectPainted(page);
  await expectDetected(
    'a list that paints over the note',
    '.pane-detail { position: static !important; z-index: auto !important }',
  );
  await expectDetected('a transparent note', '.detail-body { opacity: 0 }');
});
