import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { announcements, type AxNode, axTree, nodesOf, nodesWithRole } from './support/ax-tree';
import { commentStatus, platformState } from './support/platform';
import type { Sandbox } from './support/sandbox';
import { rows } from './support/tabs';
import { expect, test } from './support/test';

/** New comments, newest first; they wait for approval. */
const TEXTS = ['Walk one.', 'Walk two.', 'Walk three.'];

/** The panel as a page of its own, whose list begins with the comments. */
async function open(page: Page, sandbox: Sandbox): Promise<void> {
  for (const text of TEXTS.toReversed()) await sandbox.control('comment', { text, approved: false });
  await page.setViewportSize({ width: 400, height: 720 });
  await page.goto(sandbox.panel);
  await expect(rows(page).first()).toContainText('Walk one.');
  await page.getByRole('status').first().waitFor({ state: 'attached' });
}

const press = async (page: Page, ...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

/** Presses Tab until a button with this name has the focus, which no other one may miss. */
async function tabTo(page: Page, name: RegExp, tab = 'Tab'): Promise<void> {
  for (let count = 0; count < 40; count += 1) {
    await page.keyboard.press(tab);
    const focused = await page.evaluate(() => {
      const { activeElement: element } = document;
      return element === document.body ? null : (element?.getAttribute('aria-label') ?? element?.textContent);
    });
    if (focused !== null && name.test(focused ?? '')) return;
  }
  throw new Error(`Tab does not reach ${String(name)}`);
}

test('[bar-focus] by keyboard alone: checks, their bar, To answer, set aside, recently done and the settings', async ({
  page,
  sandbox,
}) => {
  await open(page, sandbox);
  await press(page, 'j', 'x', 'Shift+ArrowDown');
  await expect(page.locator('.row.is-checked')).toHaveCount(2);
  // The bar is one stop of Tab; arrow keys move between its buttons.
  await tabTo(page, /^Approve$/, 'Shift+Tab');
  await press(page, 'ArrowRight');
  await expect(page.getByRole('button', { name: 'Like', exact: true })).toBeFocused();
  await press(page, 'ArrowLeft', 'Enter');
  await expect.poll(() => commentStatus(sandbox, 'Walk one.')).toBe('approved');
  await expect.poll(() => commentStatus(sandbox, 'Walk two.')).toBe('approved');
  expect(await commentStatus(sandbox, 'Walk three.')).toBe('unapproved');
  // The bar has gone, and its focus is at the row again. What was done is taken back from its bar.
  await expect(rows(page).filter({ hasText: 'Walk one.' })).toBeFocused();
  await tabTo(page, /^Undo$/, 'Shift+Tab');
  await press(page, 'Enter');
  await expect.poll(() => commentStatus(sandbox, 'Walk one.')).toBe('unapproved');

  await expect(rows(page).filter({ hasText: 'Walk one.' })).toBeFocused();
  await press(page, 'w');
  await expect(page.getByRole('button', { name: /^To answer/ })).toHaveAttribute('aria-pressed', 'true');
  await press(page, 'End');
  await expect(rows(page).last()).toBeFocused();
  await expect(rows(page).last()).toContainText('Walk one.');
  await press(page, 'd');
  await expect(rows(page).filter({ hasText: 'Walk one.' })).toHaveCount(0);
  await expect(rows(page).last()).toBeFocused();

  await press(page, 'z');
  const recent = page.getByRole('region', { name: 'Recently done' });
  await expect(recent.getByRole('heading')).toBeFocused();
  await tabTo(page, /^Bring back$/);
  await press(page, 'Enter');
  await expect(recent.getByText('Walk one.')).toHaveCount(1);
  await press(page, 'Escape');
  await expect(rows(page).filter({ hasText: 'Walk one.' })).toHaveCount(1);

  await tabTo(page, /^More$/);
  await press(page, 'Enter');
  await press(page, 'ArrowDown', 'Enter');
  await expect(page.getByRole('dialog', { name: 'Panel settings' })).toBeFocused();
  await expect(page.getByRole('switch', { name: 'Only what people wrote' })).not.toBeChecked();
  await press(page, 'Tab', 'Tab', 'Tab', 'Space');
  await expect(page.getByRole('switch', { name: 'Only what people wrote' })).toBeChecked();
  await press(page, 'Escape');
  await expect(page.getByRole('button', { name: 'More', exact: true })).toBeFocused();
  await expect(rows(page).filter({ hasText: 'followed' })).toHaveCount(0);
});

/** The accessibility tree, after a check of the page's rules. */
async function heard(page: Page): Promise<AxNode> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
  return axTree(page);
}

const named = (tree: AxNode, role: string, name: RegExp): readonly AxNode[] =>
  nodesWithRole(tree, role).filter((node) => name.test(node.name));
/** The only node with a role whose name matches. */
function only(tree: AxNode, role: string, name: RegExp): AxNode {
  const found = named(tree, role, name);
  const [first] = found;
  if (!first || found.length > 1) throw new Error(`${found.length} nodes are a ${role} ${String(name)}`);
  return first;
}
const buttonsIn = (node: AxNode): readonly string[] => nodesWithRole(node, 'button').map(({ name }) => name);

test('by the accessibility tree: each state of the triage has its roles, names and announcements', async ({
  page,
  sandbox,
}) => {
  test.slow();
  await page.clock.install();
  await open(page, sandbox);
  expect(named(await heard(page), 'button', /^Selected/)).toEqual([]);
  await press(page, 'j', 'x', 'Shift+ArrowDown');
  await expect.poll(() => announcements(page)).toContain('2 selected');
  let tree = await heard(page);
  expect(named(tree, 'button', /^Selected.*Walk (one|two)\..*Unread$/s)).toHaveLength(2);
  expect(buttonsIn(only(tree, 'toolbar', /^2 selected$/))).toEqual(
    expect.arrayContaining(['Approve', 'Like', 'Read', 'Spam', 'Trash', 'Set aside']),
  );

  // Undo stays until the tree has been read. Axe needs a clock; the gallery checks this state.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await press(page, 't');
  await expect.poll(() => announcements(page)).toContain('2 comments trashed');
  expect(await announcements(page)).not.toContain('2 selected');
  tree = await axTree(page);
  expect(named(tree, 'toolbar', /selected/)).toEqual([]);
  only(tree, 'button', /^Undo$/);
  await press(page, 'u');
  await page.clock.resume();
  await expect(rows(page).filter({ hasText: 'Walk two.' })).toHaveCount(1);

  await press(page, 'w');
  await expect.poll(() => announcements(page)).toContainEqual(expect.stringMatching(/were searched\.$/));
  tree = await heard(page);
  expect(only(tree, 'button', /^To answer, \d+\+? waiting$/).properties).toMatchObject({ pressed: 'true' });
  expect(named(tree, 'button', /Walk one\..*Waiting/s)).toHaveLength(1);

  await press(page, 'End', 'd');
  await expect
    .poll(() => announcements(page))
    .toContainEqual(expect.stringMatching(/^Set aside, in this browser only\./));
  expect(named(await heard(page), 'button', /Walk one\./)).toEqual([]);
  expect((await platformState(sandbox)).comments.some(({ content }) => content === 'Walk one.')).toBe(true);

  await press(page, 'z');
  await expect(page.getByRole('button', { name: 'Bring back' })).toBeVisible();
  const recent = only(await heard(page), 'region', /^Recently done$/);
  expect(nodesWithRole(recent, 'heading')).toEqual([
    expect.objectContaining({
      name: 'Recently done',
      properties: expect.objectContaining({ focused: true }),
    }),
  ]);
  const [item] = nodesWithRole(recent, 'listitem');
  expect(item?.text).toMatch(/Set aside.*Walk one\./s);
  // The button says what it is for.
  expect(only(recent, 'button', /^Bring back$/).description).toMatch(/Set aside.*Walk one\./s);

  await press(page, 'Escape');
  await page.getByRole('button', { name: 'More', exact: true }).focus();
  await press(page, 'Enter', 'ArrowDown', 'Enter');
  await expect(page.getByRole('dialog')).toBeFocused();
  const dialog = only(await heard(page), 'dialog', /^Panel settings$/);
  expect(dialog.properties).toMatchObject({ modal: true });
  for (const { name } of nodesOf(dialog).filter(({ role }) =>
    ['switch', 'combobox', 'button'].includes(role),
  ))
    expect(name).toMatch(/\p{L}/u);
  expect(named(dialog, 'switch', /^(Remember the filter|Only what people wrote|Compact rows)/)).toHaveLength(
    3,
  );
  only(dialog, 'combobox', /^Theme$/);
});
