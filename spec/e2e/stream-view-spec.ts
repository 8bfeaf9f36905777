import { AxeBuilder } from '@axe-core/playwright';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { streamConsole } from './support/stream-console';
import { expect, openPanel, test } from './support/test';

const TEXT = 'Hello, first time here!';

/** Presses a button of the view that saves a file, by key: the pointer stays. Returns the file's text. */
async function saved(view: Page, button: string): Promise<string> {
  const download = view.waitForEvent('download');
  await view.getByRole('button', { name: button }).press('Enter');
  return readFileSync(await (await download).path(), 'utf8');
}

/** The first and the last moment of the saved picture, as epoch milliseconds. */
const savedSpan = async (view: Page): Promise<readonly number[]> =>
  (/data-from="([\d.]+)" data-to="([\d.]+)"/.exec(await saved(view, 'Save SVG')) ?? []).slice(1).map(Number);

test('a view of the streams shows causes by keyboard, zooms, holds the picture and a stream, opens and refuses session files, travels in time, and says that its panel has closed', async ({
  page,
  sandbox,
}) => {
  test.slow();
  await page.addInitScript(() => localStorage.setItem('debug', '1'));
  const panel = await openPanel(page, sandbox);
  const notestream = await streamConsole(page, sandbox);
  await expect(panel.rows.nth(9)).toBeAttached();
  const opened = page.context().waitForEvent('page');
  await notestream.type('view()');
  const view = await opened;
  const streams = view.getByRole('list', { name: 'Streams' }).getByRole('listitem');
  await expect(streams.filter({ hasText: 'polling' }).first()).toBeVisible();
  const size = view.viewportSize();
  await test.step('the pointer holds the picture, and the times stay above the lanes', async () => {
    await view.getByRole('application').hover({ position: { x: 200, y: 60 } });
    await expect(view.getByText('held', { exact: true })).toBeVisible();
    const held = await savedSpan(view);
    expect(await savedSpan(view)).toEqual(held);
    await view.getByRole('slider', { name: 'Time travel' }).hover();
    await expect(view.getByText('30 s', { exact: true })).toBeVisible();
    expect(await savedSpan(view)).not.toEqual(held);
    await view.setViewportSize({ width: 1000, height: 300 });
    const times = view.locator('.axis');
    const top = (await times.boundingBox())?.y;
    await streams.last().scrollIntoViewIfNeeded();
    await expect(streams.first()).not.toBeInViewport();
    expect((await times.boundingBox())?.y).toBe(top);
    if (size) await view.setViewportSize(size);
  });
  await test.step('a session file is opened, saved as a marble spec, and refused if it is cut off', async () => {
    const minute = readFileSync(new URL('../devtools/replay/recorded/minute.json', import.meta.url), 'utf8');
    const openFile = (name: string, text: string): Promise<void> =>
      view
        .locator('input[type=file]')
        .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
    await openFile('minute.json', minute);
    const bar = view.getByRole('group', { name: 'Session' });
    await expect(bar).toContainText(/Session “minute”: \d+\.\d s, \d+ events, from the start/);
    expect(await saved(view, 'Save marble spec')).toMatch(/minute: a replay of \d+ s at nominal times/);
    await openFile('short.json', minute.slice(0, minute.length / 2));
    await expect(view.locator('.notice')).toHaveText(/^short.json is not shown: it is cut off, or not JSON/);
    // The live panel is not disturbed by a replay.
    await view.getByRole('button', { name: 'Back to the panel' }).click();
    await expect(bar).toBeHidden();
    await expect(view.getByRole('button', { name: 'Faults of polling', exact: true })).toBeVisible();
  });
  const picture = view.getByRole('application');
  const details = view.getByRole('complementary', { name: 'Chosen marble' });
  // The region is in the document before its text.
  await expect(details.getByRole('status')).toBeEmpty();
  await panel.openNote(TEXT);
  await panel.action('Like').click();
  await view.getByRole('searchbox', { name: /Streams/ }).fill('*outbox');
  await expect(async () => {
    await picture.press('Escape');
    await picture.press('ArrowRight');
    await expect(details.getByRole('status')).toContainText(/outbox: action\.confirmed/, { timeout: 500 });
  }).toPass();
  await test.step('the chosen marble', async () => {
    const chain = details.getByRole('list').first().getByRole('listitem');
    await expect(chain.first()).toContainText(/the blogger → #\d+ events: action\.requested/);
    await expect(chain.nth(2)).toContainText(/answer 200 to POST .*likes\/new → outbox > send > request/);
    await view.getByRole('searchbox', { name: /Streams/ }).fill('');
    await view.getByRole('button', { name: 'Only marbles with this cause' }).click();
    await expect(streams.first()).toHaveText(/^events/);
    await expect(streams.filter({ hasText: 'markSeen' })).toHaveCount(0);
  });
  await test.step('the colours of the legend', async () => {
    const sign = view
      .getByText('effect of the chosen marble', { exact: true })
      .locator('xpath=preceding-sibling::dt');
    await view.emulateMedia({ colorScheme: 'light' });
    await expect(sign).toHaveCSS('color', 'rgb(26, 127, 55)');
    await view.emulateMedia({ colorScheme: 'dark' });
    await expect(sign).toHaveCSS('color', 'rgb(86, 211, 100)');
  });
  await test.step('axe', async () => {
    const { violations } = await new AxeBuilder({ page: view }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
  await test.step('the zoom', async () => {
    await view.getByRole('button', { name: 'Fit' }).click();
    const [from = 0, to = 0] = await savedSpan(view);
    await view.getByRole('button', { name: 'Zoom in' }).click();
    const [nearFrom = 0, nearTo = 0] = await savedSpan(view);
    expect(nearTo - nearFrom).toBeCloseTo((to - from) / 2);
  });
  await test.step('a stream is held at its lane, and the slider travels in time', async () => {
    await view.getByRole('button', { name: 'Faults of outbox', exact: true }).click();
    await view.getByRole('button', { name: 'Pause' }).last().click();
    await view.getByRole('button', { name: 'Faults of outbox: held' }).click();
    await view.getByRole('spinbutton', { name: 'Delay in milliseconds' }).press('Escape');
    await expect(view.getByRole('button', { name: 'Resume' })).toBeHidden();
    await view.getByRole('button', { name: 'Faults of outbox: held' }).click();
    await view.getByRole('button', { name: 'Resume' }).click();
    await expect(view.getByRole('button', { name: 'Faults of outbox', exact: true })).toBeVisible();
    await view.getByRole('slider', { name: 'Time travel' }).fill('3');
    await expect(panel.detail).toBeHidden();
    await view.getByRole('button', { name: 'Back to the present' }).click();
    await expect(panel.detail).toBeVisible();
    await page.goto('about:blank');
    await expect(view.getByRole('alert')).toContainText('The panel has closed.');
    await expect(view.getByRole('application')).toBeVisible();
  });
});

test('the host page of the sandbox shows the streams in a pane, and the panel stays usable', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 700, height: 720 });
  const panel = await openPanel(page, sandbox);
  await expect(panel.rows.nth(9)).toBeAttached();
  await page.getByText('Sandbox controls').click();
  await page.getByRole('button', { name: 'Open in a pane' }).click();
  const view = page.frameLocator('iframe[title="Streams"]');
  const streams = view.getByRole('list', { name: 'Streams' });
  await expect(streams.getByText('outbox', { exact: true })).toBeInViewport({ ratio: 1 });
  // One row of buttons leaves room for the lanes.
  expect((await view.getByRole('toolbar').boundingBox())?.height).toBeLessThan(45);
  await panel.openNote(TEXT);
  await expect(streams.getByText('markRead', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).first().click();
  await expect(page.getByRole('region', { name: 'Streams of the panel' })).toBeHidden();
});
