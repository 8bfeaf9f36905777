import { expect } from '@playwright/test';
import type { Stage } from './stage';

/** The panel answers to keys where it is, and is where it was afterwards (section 9). */
export const answersToKeys = async (stage: Stage): Promise<void> =>
  (await stage.detail.isVisible()) ? inDetail(stage) : inList(stage);

const focused = (stage: Stage): Promise<string | null> =>
  stage.page.evaluate(() => document.activeElement?.getAttribute('data-note') ?? null);
const opened = (stage: Stage): Promise<string | null> =>
  stage.page.evaluate(
    () => document.querySelector('[aria-current="true"]')?.getAttribute('data-note') ?? null,
  );

/** Presses a key; what it moves is elsewhere then, and this says where. */
async function moved(
  stage: Stage,
  key: string,
  at: (stage: Stage) => Promise<string | null>,
): Promise<string | null> {
  const before = await at(stage);
  await stage.press(key);
  await expect.poll(() => at(stage), { message: `${key} moves`, intervals: [10, 30, 100] }).not.toBe(before);
  return at(stage);
}

async function inList(stage: Stage): Promise<void> {
  const { rows, detail, page, press } = stage;
  if ((await rows.count()) === 0) {
    const overview = page.getByRole('dialog');
    await press('?');
    await expect(overview, '? opens the overview').toBeVisible();
    await press('Escape');
    await expect(overview, 'Escape closes the overview').toBeHidden();
    return;
  }
  await moved(stage, 'j', focused);
  const first = await focused(stage);
  expect(first, 'j is at a row').not.toBeNull();
  await moved(stage, 'j', focused);
  expect(await moved(stage, 'k', focused), 'k goes back').toBe(first);
  for (const [open, back] of [
    ['Enter', 'Escape'],
    ['ArrowLeft', 'ArrowLeft'],
  ] as const) {
    await press(open);
    await expect(detail, `${open} opens`).toBeVisible();
    expect(await opened(stage), `${open} opens what is highlighted`).toBe(first);
    await press(back);
    await expect(detail, `${back} goes back`).toBeHidden();
  }
}

async function inDetail(stage: Stage): Promise<void> {
  const { page, detail, press } = stage;
  await page.locator('[data-detail-heading]').focus();
  const first = await opened(stage);
  await moved(stage, 'j', opened);
  expect(await moved(stage, 'k', opened), 'k goes back').toBe(first);
  for (const back of ['ArrowLeft', 'Escape']) {
    await press(back);
    await expect(detail, `${back} goes back`).toBeHidden();
    await press('Enter');
    await expect(detail, 'Enter opens').toBeVisible();
    expect(await opened(stage), 'Enter opens what is highlighted').toBe(first);
  }
}
