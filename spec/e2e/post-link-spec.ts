import { MATRIX } from './support/matrix';
import type { Page } from '@playwright/test';
import { expectPainted } from './support/painted';
import { expect, test } from './support/test';

/** Logs the panel's messages to the host page that contain `action`. */
async function messagesOf(page: Page, action: string): Promise<() => Promise<readonly string[]>> {
  const log = await page.evaluateHandle((name) => {
    const found: string[] = [];
    addEventListener('message', ({ data }) => {
      const text = typeof data === 'string' ? data : JSON.stringify(data);
      if (text.includes(name)) found.push(text);
    });
    return found;
  }, action);
  return () => log.jsonValue();
}

for (const [kind, row] of [
  ['comment', 'Hello, first time here!'],
  ['like', 'liked your post'],
] as const)
  test(
    `[title-above-a-note] the title of the post above a ${kind} leads to the post`,
    MATRIX,
    async ({ page, panel }) => {
      await panel.openNote(row);
      const title = panel.detail.locator('.header-text').getByRole('link');
      await expect(title).toHaveAttribute('href', /\/s\/[^#]+$/);
      const messages = await messagesOf(page, 'openPost');
      await title.click();
      await expect.poll(messages).toHaveLength(1);
      await expectPainted(page);
    },
  );
