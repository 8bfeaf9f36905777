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

/** Replies to a note, which takes two retries, and trashes it, while the push channel is lost. */
export async function replyAndTrash(panel: PanelPage, sandbox: Sandbox, text: string): Promise<void> {
  await sandbox.control('faults', { kind: '503', count: 2, path: '/replies/new' });
  await panel.openNote(text);
  await panel.detail.getByRole('textbox').fill('Thank you!');
  await panel.detail.getByRole('textbox').press('Control+Enter');
  await expect(panel.frame.getByText('Reply posted!')).toBeVisible({ timeout: 20_000 });
  await panel.action('Trash').click();
  await expect(panel.frame.getByText('Comment trashed', { exact: true })).toBeVisible();
  await sandbox.control('socket/drop', {});
  await expect(panel.frame.getByText('Comment trashed', { exact: true })).toBeHidden({ timeout: 10_000 });
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

/** The emissions of a saved picture, as epoch milliseconds, in the order of the console's entries. */
export function emissionsIn(svg: string): readonly number[] {
  const [from = 0, to = 0] = spanIn(svg);
  const marks = [
    ...svg.matchAll(/class="(?:next|event)" data-id="(\d+)" (?:cx="([\d.-]+)"|d="M([\d.-]+) )/g),
  ];
  return marks
    .map(([, id, centre, top]) => ({ id: Number(id), x: Number(centre ?? top) }))
    .sort((a, b) => a.id - b.id)
    .map(({ x }) => from + (x / 1000) * (to - from));
}

/** The marbles of a saved picture without their times: number, lane and form, in their order. */
export function marksIn(svg: string): readonly string[] {
  const [beside = '', drawn = ''] = svg.split('<svg x=');
  const names = [...beside.matchAll(/<text class="text" x="[\d.]+" y="([\d.]+)">([^<]*)<\/text>/g)];
  const marks = [
    ...drawn.matchAll(
      /class="([\w ]+)" data-id="(\d+)"[^>]*? (?:cx="[\d.-]+" cy="([\d.-]+)"|d="M[\d.-]+ ([\d.-]+))/g,
    ),
  ];
  return marks
    .map(([, form = '', id, centre, top]) => ({ id: Number(id), form, y: Number(centre ?? top) }))
    .sort((a, b) => a.id - b.id)
    .map(({ id, form, y }) => {
      const lane = names.findLast(([, at]) => Number(at) - 20 < y)?.[2] ?? '';
      return `${id} ${lane} ${form}`;
    });
}
