import type { Page, Request } from '@playwright/test';
import { bellHtml, type HostPage, openHostPage } from './support/host-page';
import { requestsTo } from './support/platform';
import type { Sandbox } from './support/sandbox';
import { expect, panelPage, test } from './support/test';

/** A page with a closed bell, and the requests of its scripts so far. */
interface Tab extends HostPage {
  readonly scripts: () => string[];
}

async function openBell(page: Page, sandbox: Sandbox, attributes = ''): Promise<Tab> {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  const host = await openHostPage(page, sandbox, bellHtml(sandbox, attributes));
  const scripts = (): string[] =>
    requests
      .filter((request) => request.resourceType() === 'script')
      .map((request) => new URL(request.url()).pathname.replace(/^.*\//, '').replace(/\.[0-9a-f]{8}\./, '.'));
  return { ...host, scripts };
}

/** A tab that leads, and another one that waits. */
async function twoBells(page: Page, sandbox: Sandbox): Promise<readonly [Tab, Tab]> {
  const first = await openBell(page, sandbox);
  await expect(first.bell).toHaveAccessibleName('Notifications, 5 new');
  // Only a leader opens the channel, after which it asks once more.
  await expect.poll(async () => (await requestsTo(sandbox, '/notifications')).length).toBeGreaterThan(1);
  const second = await openBell(await page.context().newPage(), sandbox);
  await expect(second.bell).toHaveAccessibleName('Notifications, 5 new');
  return [first, second];
}

const WAITING = ['embed.js', 'start.js', 'waiting.js'];

test('[number-of-the-leader] a closed bell of another tab loads no panel, follows the number, and opens when it is pressed', async ({
  page,
  sandbox,
}) => {
  const [first, { page: second, bell, frame, scripts }] = await twoBells(page, sandbox);
  await second.waitForLoadState('networkidle');
  expect(scripts()).toEqual(WAITING);
  const before = (await requestsTo(sandbox, '/')).length;
  await sandbox.control('comment', { text: 'For both.' });
  await expect(bell).toHaveAccessibleName('Notifications, 6 new', { timeout: 2000 });
  // The leader's own.
  expect(await requestsTo(sandbox, '/')).toHaveLength(before + 1);
  expect(scripts()).toEqual(WAITING);
  await second.locator('notestream-bell').evaluate((element) => element.setAttribute('theme', 'dark'));
  await bell.click();
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(panelPage(second).rows.first()).toBeVisible();
  expect(scripts()).toContain('panel.js');
  await expect(first.bell).toHaveAccessibleName('Notifications');
  await second.keyboard.press('Escape');
  await expect(bell).toHaveAttribute('aria-expanded', 'false');
});

test('[next-leader] a waiting bell leads when the tab that leads is closed', async ({ page, sandbox }) => {
  const [, { bell, scripts }] = await twoBells(page, sandbox);
  await page.close();
  await expect.poll(scripts).toContain('background.js');
  await sandbox.control('comment', { text: 'For the one that is left.' });
  await expect(bell).toHaveAccessibleName('Notifications, 6 new');
});
