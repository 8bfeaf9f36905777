import { MATRIX } from './support/matrix';
import { expect, openPanel, test } from './support/test';

const TEXT = 'Hello, first time here!';

test('the host page of the sandbox shows the streams in a pane, and the panel stays usable', async ({
  page,
  sandbox,
}) => {
  const panel = await openPanel(page, sandbox);
  await expect(panel.rows.nth(9)).toBeAttached();
  await page.getByText('Sandbox controls').click();
  await page.getByRole('button', { name: 'Open in a pane' }).click();
  const view = page.frameLocator('iframe[title="Streams"]');
  await expect(view.getByRole('button', { name: 'Stop recording' })).toBeVisible();
  await panel.openNote(TEXT);
  await expect(
    view.getByRole('list', { name: 'Streams' }).getByText('markRead', { exact: true }),
  ).toBeVisible();
  await view.getByRole('searchbox', { name: /Streams/ }).fill('events');
  await expect(panel.detail).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).first().click();
  await expect(page.getByRole('region', { name: 'Streams of the panel' })).toBeHidden();
});

for (const width of [700, 1280])
  test(`the pane opens with the active streams, and a like is in sight: ${width} px`, async ({
    page,
    sandbox,
  }) => {
    await page.setViewportSize({ width, height: 720 });
    const panel = await openPanel(page, sandbox);
    await expect(panel.rows.nth(9)).toBeAttached();
    await page.getByText('Sandbox controls').click();
    await page.getByRole('button', { name: 'Open in a pane' }).click();
    const view = page.frameLocator('iframe[title="Streams"]');
    const streams = view.getByRole('list', { name: 'Streams' });
    await expect(streams.getByText('outbox', { exact: true })).toBeInViewport({ ratio: 1 });
    await expect(streams.getByText('polling', { exact: true })).toBeAttached();
    await expect(streams.getByText('restoreReads', { exact: true })).toHaveCount(0);
    // One row of buttons leaves room for the lanes.
    expect((await view.getByRole('toolbar').boundingBox())?.height).toBeLessThan(45);
  });

test('the host page of the sandbox shows the streams in a window', MATRIX, async ({ page, sandbox }) => {
  const panel = await openPanel(page, sandbox);
  await expect(panel.rows.nth(9)).toBeAttached();
  await page.getByText('Sandbox controls').click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Open in a window' }).click();
  const view = await opened;
  await expect(view.getByRole('button', { name: 'Stop recording' })).toBeVisible();
  await panel.openNote(TEXT);
  await expect(
    view.getByRole('list', { name: 'Streams' }).getByText('markRead', { exact: true }),
  ).toBeVisible();
  await page.goto('about:blank');
  await expect(view.getByRole('alert')).toContainText('The panel has closed.');
});

test('the page of the streams says that it finds no panel', MATRIX, async ({ page, sandbox }) => {
  await page.goto(`${sandbox.panel}/streams`);
  await expect(page.getByText('There is no panel whose streams can be shown.')).toBeVisible();
  expect(page.context().pages()).toHaveLength(1);
});
