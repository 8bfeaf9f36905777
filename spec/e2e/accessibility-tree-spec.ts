import type { Page } from '@playwright/test';
import { scenes } from './gallery/scenes';
import { COMMENT, scenePanel } from './gallery/scene-panel';
import { nodesOf, announcements, axTree, nodesWithRole } from './support/ax-tree';
import { commentStatus, platformState } from './support/platform';
import type { Sandbox } from './support/sandbox';
import { loadNotes } from './support/load-notes';
import { rowDetails } from './support/matrix';
import { expect, test } from './support/test';

test.use({ actionTimeout: 5000 });

/** Opens the panel without a host page at this width, and loads 30 notes. */
async function openAt(page: Page, sandbox: Sandbox, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 720 });
  await page.goto(sandbox.panel);
  await loadNotes(page, 30);
}

const row = (page: Page, text: string) => page.locator('.row').filter({ hasText: text }).first();

const GROUPS = ['Today', 'Yesterday', 'Older than 2 days', 'Older than a week', 'Older than a month'];

test('exposes the list as a landmark with a heading and a list for each group of notes, and the title of the detail as a heading, leaves out the list if the detail covers it, and keeps the focus in the panel', async ({
  page,
  sandbox,
}) => {
  await openAt(page, sandbox, 400);
  const tree = await axTree(page);
  expect(nodesWithRole(tree, 'main')).toHaveLength(1);
  const [list] = nodesWithRole(tree, 'region').filter(({ name }) => name === 'Notifications');
  expect(nodesWithRole(tree, 'heading').filter(({ properties }) => properties.level === 1)).toEqual([
    expect.objectContaining({ name: 'Notifications' }),
  ]);
  const groups = (list?.children ?? []).filter(({ role }) => role === 'region');
  expect(groups.map(({ name }) => name)).toEqual(
    GROUPS.filter((name) => groups.some((group) => group.name === name)),
  );
  expect(groups.length).toBeGreaterThan(2);
  for (const group of groups) {
    expect(nodesWithRole(group, 'heading')).toEqual([
      expect.objectContaining({ name: group.name, properties: expect.objectContaining({ level: 2 }) }),
    ]);
    const [notes, ...others] = nodesWithRole(group, 'list');
    expect(others).toEqual([]);
    // Each item has one button, whose name contains the whole row.
    for (const item of notes?.children ?? []) {
      expect(item.role).toBe('listitem');
      // The line of the last visit is a separator.
      const roles = item.children.map(({ role }) => role).filter((role) => role !== 'separator');
      expect(roles).toEqual(['button']);
      expect(item.children[0]?.name).toMatch(/\p{L}.*(ago|now|\d{4})/su);
    }
  }
  const shown = groups.flatMap((group) => nodesWithRole(group, 'listitem'));
  expect(shown).toHaveLength(await page.locator('.row').count());
  const unread = await page.locator('.row.is-unread').count();
  expect(shown.filter(({ children }) => (children[0]?.name ?? '').endsWith('Unread'))).toHaveLength(unread);

  await row(page, COMMENT).click();
  await expect(page.getByRole('article')).toBeVisible();
  for (const [width, level] of [
    [400, 1],
    [1000, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 720 });
    const isListThere = async (): Promise<boolean> =>
      nodesWithRole(await axTree(page), 'region').some(({ name }) => name === 'Notifications');
    await expect.poll(isListThere).toBe(width === 1000);
    const tree = await axTree(page);
    const [detail] = nodesWithRole(tree, 'region').filter(({ name }) => name === 'Notification');
    if (!detail) throw new Error('the detail is no landmark');
    const [title] = nodesWithRole(detail, 'heading');
    expect(title?.properties).toMatchObject({ level, focused: true });
    expect(nodesWithRole(detail, 'article')).toHaveLength(1);
    expect(nodesWithRole(detail, 'group').map(({ name }) => name)).toContain('Actions');
    const current = nodesOf(tree).filter(({ role, name }) => role === 'button' && name.includes(COMMENT));
    expect(current).toHaveLength(width === 1000 ? 1 : 0);
  }

  // The focus stays in the panel when a note is closed, trashed, restored or removed.
  const heading = page.locator('[data-detail-heading]');
  const trash = page.locator('.action-bar').getByRole('button', { name: 'Trash' });
  await expect(heading).toBeFocused();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(row(page, COMMENT)).toBeFocused();
  await row(page, COMMENT).click();
  await trash.click();
  // A wide panel opens the next note; a narrow one shows the undo bar.
  await expect(page.getByRole('article')).not.toContainText(COMMENT);
  await expect(heading).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('article')).toContainText(COMMENT);
  await expect(heading).toBeFocused();
  await page.setViewportSize({ width: 400, height: 720 });
  await trash.click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.getByRole('button', { name: 'Close', exact: true }).first().click();
  await expect.poll(() => commentStatus(sandbox, COMMENT)).toBe('trash');
  await expect(row(page, COMMENT)).toHaveCount(0);
  await expect(page.locator('body')).not.toBeFocused();
});

/** Scenes that together show every control. */
const STATES = new Set([
  ...['error page', 'offline beside notes', 'signed out', 'new notes above', 'shortcuts in the list'],
  ...['follow', 'undo of trash', 'mention list', 'reply sent'],
]);
const NAMED = new Set([
  ...['button', 'link', 'textbox', 'switch', 'checkbox', 'image', 'img', 'option', 'listbox', 'dialog'],
  ...['progressbar', 'ProgressIndicator', 'region', 'group', 'heading'],
]);

for (const { name, play } of scenes.filter((scene) => STATES.has(scene.name)))
  test(
    `gives every control a name and a target of at least 24 px: ${name}`,
    rowDetails(name === 'mention list'),
    async ({ context, sandbox, consoleLog }) => {
      const panel = await scenePanel(context, sandbox, { width: 'narrow', scheme: 'light', locale: 'en' });
      await play(panel);
      const nodes = nodesOf(await axTree(panel.page)).filter(({ role }) => NAMED.has(role));
      expect(nodes.length).toBeGreaterThan(2);
      expect(nodes.filter((node) => !/[\p{L}\p{N}]/u.test(node.name))).toEqual([]);
      expect(await panel.page.evaluate(smallTargets)).toEqual([]);
      consoleLog.errors.length = 0;
    },
  );

/**
 * Lists targets smaller than 24 x 24 px (WCAG 2.5.8), except links within a text. Runs in the page.
 */
function smallTargets(): readonly string[] {
  const LEAST_PX = 24;
  const targets = 'a[href], button, input, textarea, [role="option"], label';
  return [...document.querySelectorAll(targets)].flatMap((element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return [];
    if (element.closest('[data-block-text], p')) return [];
    // Clicking the label of a checkbox toggles it, too.
    const hit = element.closest('label') ?? element;
    const { width, height } = hit.getBoundingClientRect();
    return width >= LEAST_PX && height >= LEAST_PX
      ? []
      : [`${width} x ${height}: ${element.outerHTML.slice(0, 100)}`];
  });
}

test('announces undo bars, new notes and messages, and describes a disabled Send button, the mention list and a reply that is being sent', async ({
  page,
  sandbox,
}) => {
  await openAt(page, sandbox, 400);
  await expect.poll(async () => (await platformState(sandbox)).sockets).toBe(1);
  expect(await announcements(page)).toEqual([]);
  const tree = await axTree(page);
  // Screen readers announce only what is added to a region that existed before.
  expect(nodesWithRole(tree, 'status').map(({ properties }) => properties)).toMatchObject([
    { live: 'polite', atomic: false },
  ]);
  await sandbox.control('comment', { text: 'Is the kettle on?' });
  await expect.poll(() => announcements(page)).toEqual(['1 new notification']);
  await row(page, COMMENT).click();
  await page.locator('.action-bar').getByRole('button', { name: 'Trash' }).click();
  await expect.poll(() => announcements(page)).toContain('Comment trashed. Undo, U');
  await page.keyboard.press('u');

  const send = async () =>
    nodesWithRole(await axTree(page), 'button').find(({ name }) => name.endsWith('Send'));
  const box = async () => nodesWithRole(await axTree(page), 'textbox')[0];
  await page.locator('[data-reply-box]').click();
  expect(await box()).toMatchObject({
    name: 'Reply to comment…',
    properties: { focused: true, multiline: true },
  });
  expect((await box())?.properties).not.toHaveProperty('activedescendant');
  expect(await send()).toMatchObject({
    description: 'Write your response in order to submit',
    properties: { disabled: true },
  });
  await page.keyboard.type('Thanks @m');
  await expect(page.getByRole('listbox')).toBeVisible();
  const mentions = await axTree(page);
  const options = nodesWithRole(mentions, 'option');
  expect(nodesWithRole(mentions, 'listbox')).toEqual([
    expect.objectContaining({ name: 'People to mention' }),
  ]);
  expect(options.map(({ properties }) => properties.selected)).toEqual(
    options.map((_, index) => index === 0),
  );
  expect((await box())?.properties).toMatchObject({
    autocomplete: 'list',
    hasPopup: 'listbox',
    controls: ['listbox People to mention'],
    activedescendant: [`option ${options[0]?.name ?? ''}`],
  });
  await expect
    .poll(() => announcements(page))
    .toContain(`${options.length} people to mention: Up and Down to choose, Enter to insert.`);
  await page.keyboard.press('ArrowDown');
  await expect
    .poll(async () => (await box())?.properties.activedescendant)
    .toEqual([`option ${options[1]?.name ?? ''}`]);
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await box())?.properties).not.toHaveProperty('activedescendant');
  expect(await send()).toMatchObject({ description: 'Submit reply' });

  await sandbox.control('slow', { ms: 2000 });
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('.reply-box .spinner')).toBeVisible();
  expect(nodesOf(await axTree(page)).map(({ name }) => name)).toContain('Sending your reply');
  expect((await box())?.properties).toMatchObject({ readonly: true, focused: true });
  await sandbox.control('slow', { ms: 0 });
  await expect.poll(() => announcements(page)).toContainEqual(expect.stringMatching(/^Reply posted!/));
});
