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
