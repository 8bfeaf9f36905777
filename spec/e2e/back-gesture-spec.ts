import type { Page } from '@playwright/test';
import { bellHtml, openHostPage } from './support/host-page';
import { expect, panelPage, test } from './support/test';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 760 } });

/**
 * What Back is on a phone: a close request of the browser. Chromium takes Escape for one, which is hidden
 * from the page here.
 */
const back = (page: Page): Promise<void> => page.keyboard.press('Shift+Escape');

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const hide = (event: KeyboardEvent): void => {
      if (event.shiftKey) event.stopImmediatePropagation();
    };
    addEventListener('keydown', hide, { capture: true });
  }),
);

const openNote = async (page: Page): Promise<ReturnType<typeof panelPage>> => {
  const panel = panelPage(page);
  await page.locator('notestream-bell').tap();
  await panel.frame.getByRole('status').first().waitFor({ state: 'attached' });
  await expect(async () => {
    await panel.rows.filter({ hasText: 'Hello, first time here!' }).tap();
    await expect(panel.detail).toBeVisible({ timeout: 1000 });
  }).toPass();
  return panel;
};

test('[back-gesture] Back closes a menu and a dialog, then the note, then the panel, keeps a half-written reply, and is not Escape', async ({
  page,
  sandbox,
}) => {
  await openHostPage(page, sandbox, bellHtml(sandbox));
  const { bell, detail, frame } = await openNote(page);
  await frame.getByRole('textbox').pressSequentially('Half a');
  await back(page);
  await expect(detail).toHaveCount(0);
  const menu = frame.getByRole('menu');
  const help = frame.getByRole('dialog');
  for (const close of [() => back(page), () => page.keyboard.press('Escape')]) {
    await frame.getByRole('button', { name: 'More', exact: true }).press('Enter');
    await expect(menu).toBeVisible();
    await close();
    await expect(menu).toHaveCount(0);
    await page.keyboard.press('?');
    await expect(help).toBeVisible();
    await close();
    await expect(help).toHaveCount(0);
  }
  await expect(bell).toHaveAttribute('aria-expanded', 'true');
  await back(page);
  await expect(bell).toHaveAttribute('aria-expanded', 'false');
  await openNote(page);
  await expect(frame.getByRole('textbox')).toHaveValue('Half a');
  // Escape closes the panel and nothing else.
  await page.evaluate(() => {
    document.addEventListener('panelclose', (event) => {
      document.body.dataset.closing = `${document.body.dataset.closing ?? ''}${event.detail.reason} `;
      event.preventDefault();
    });
  });
  await page.keyboard.press('Escape');
  await expect(page.locator('body')).toHaveAttribute('data-closing', 'panel ');
  await page.keyboard.press('Escape');
  await expect(page.locator('body')).toHaveAttribute('data-closing', 'panel panel ');
  await expect(detail).toBeVisible();
  await expect(bell).toHaveAttribute('aria-expanded', 'true');
});
