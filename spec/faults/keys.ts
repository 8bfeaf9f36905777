import { expect } from '@playwright/test';
import type { Harness } from './harness';

/** Expects the keys of the current view to work (section 9). Leaves the panel as it was. */
export const expectKeysToWork = async (harness: Harness): Promise<void> =>
  (await harness.detail.isVisible()) ? inDetail(harness) : inList(harness);

const focused = (harness: Harness): Promise<string | null> =>
  harness.page.evaluate(() => document.activeElement?.getAttribute('data-note') ?? null);
const opened = (harness: Harness): Promise<string | null> =>
  harness.page.evaluate(
    () => document.querySelector('[aria-current="true"]')?.getAttribute('data-note') ?? null,
  );

/**
 * Presses a key and waits until it has moved the focus or the selection; returns the new note's id.
 */
async function movedBy(
  harness: Harness,
  key: string,
  at: (harness: Harness) => Promise<string | null>,
): Promise<string | null> {
  const before = await at(harness);
  await harness.press(key);
  await expect
    .poll(() => at(harness), { message: `${key} moves`, intervals: [10, 30, 100] })
    .not.toBe(before);
  return at(harness);
}

async function inList(harness: Harness): Promise<void> {
  const { rows, detail, page, press } = harness;
  if ((await rows.count()) === 0) {
    const overview = page.getByRole('dialog');
    await press('?');
    await expect(overview, '? opens the overview').toBeVisible();
    await press('Escape');
    await expect(overview, 'Escape closes the overview').toBeHidden();
    return;
  }
  await movedBy(harness, 'j', focused);
  const first = await focused(harness);
  expect(first, 'j is at a row').not.toBeNull();
  await movedBy(harness, 'j', focused);
  expect(await movedBy(harness, 'k', focused), 'k goes back').toBe(first);
  for (const [open, back] of [
    ['Enter', 'Escape'],
    ['ArrowLeft', 'ArrowLeft'],
  ] as const) {
    await press(open);
    await expect(detail, `${open} opens`).toBeVisible();
    expect(await opened(harness), `${open} opens what is highlighted`).toBe(first);
    await press(back);
    await expect(detail, `${back} goes back`).toBeHidden();
  }
}

async function inDetail(harness: Harness): Promise<void> {
  const { page, detail, press } = harness;
  await page.locator('[data-detail-heading]').focus();
  const first = await opened(harness);
  await movedBy(harness, 'j', opened);
  expect(await movedBy(harness, 'k', opened), 'k goes back').toBe(first);
  for (const back of ['ArrowLeft', 'Escape']) {
    await press(back);
    await expect(detail, `${back} goes back`).toBeHidden();
    await press('Enter');
    await expect(detail, 'Enter opens').toBeVisible();
    expect(await opened(harness), 'Enter opens what is highlighted').toBe(first);
  }
}
