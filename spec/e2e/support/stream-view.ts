import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type { Sandbox } from './sandbox';
import { streamConsole } from './stream-console';
import { expect, openPanel, type PanelPage } from './test';

/** Opens the panel with its console from the start on, and the view of its streams. */
export async function openView(page: Page, sandbox: Sandbox) {
  await page.addInitScript(() => localStorage.setItem('debug', '1'));
  const panel = await openPanel(page, sandbox);
  const notestream = await streamConsole(page, sandbox);
  await expect(panel.rows.nth(9)).toBeAttached();
  const opened = page.context().waitForEvent('page');
  await notestream.type('view()');
  const view = await opened;
  await expect(view.getByRole('list', { name: 'Streams' }).getByText('polling')).toBeVisible();
  return { panel, notestream, view };
}

/** Likes a note, and chooses the marble of the platform's answer. Returns the pane with its details. */
export async function chooseLike(panel: PanelPage, view: Page, text: string): Promise<Locator> {
  await panel.openNote(text);
  await panel.action('Like').click();
  await view.getByRole('searchbox', { name: /Streams/ }).fill('*outbox');
  const details = view.getByRole('complementary', { name: 'Chosen marble' });
  await expect(async () => {
    await view.getByRole('application').press('Escape');
    await view.getByRole('application').press('ArrowRight');
    await expect(details.getByRole('status')).toContainText(/outbox: like\.confirmed/, { timeout: 500 });
  }).toPass();
  return details;
}

/** Presses a button of the view that saves a file, by key: the pointer stays. Returns the file's text. */
export async function saved(view: Page, button: string): Promise<string> {
  const download = view.waitForEvent('download');
  await view.getByRole('button', { name: button }).press('Enter');
  return readFileSync(await (await download).path(), 'utf8');
}

/** The first and the last moment of a saved picture, as epoch milliseconds. */
export const spanIn = (svg: string): readonly number[] =>
  (/data-from="([\d.]+)" data-to="([\d.]+)"/.exec(svg) ?? []).slice(1).map(Number);
