import type { Page } from '@playwright/test';
import { COMMENT } from './gallery/scene-panel';
import { loadNotes } from './support/load-notes';
import { expect, test } from './support/test';

test.use({ actionTimeout: 5000 });

const row = (page: Page, text: string) => page.locator('.row').filter({ hasText: text }).first();

/**
 * The names of the usable controls, without times and counts, which may change meanwhile. Only the first
 * two rows count, because the number of rows depends on the window. Runs in the page.
 */
function controls(): readonly string[] {
  const textOf = (control: Element): string => {
    const copy = document.importNode(control, true);
    for (const time of copy.querySelectorAll('time')) time.remove();
    return copy.textContent;
  };
  return (
    [...document.querySelectorAll('button, a[href], textarea, input')]
      .filter((each) => ![...document.querySelectorAll('.row')].slice(2).includes(each))
      // How far the list has loaded is a question of time.
      .filter((each) => each.closest('[inert], .list-end') === null && each.checkVisibility())
      .map((each) =>
        (each.getAttribute('aria-label') ?? textOf(each)).replace(/\d+\+? (unread|waiting)$/, '$1'),
      )
  );
}

test('shows the same controls at 200 % zoom', async ({ page, sandbox }) => {
  const zoom = (factor: number): Promise<void> =>
    page.setViewportSize({ width: 720 / factor, height: 640 / factor });
  const expectSame = async (state: string): Promise<void> => {
    const before = await page.evaluate(controls);
    await zoom(2);
    await expect.poll(() => page.evaluate(controls), state).toEqual(before);
    await zoom(1);
  };
  await zoom(1);
  await page.goto(sandbox.panel);
  await loadNotes(page, 30);
  await expectSame('the list');
  await row(page, COMMENT).click();
  await page.locator('[data-reply-box]').fill('One\nTwo\nThree\nFour\nFive');
  await expectSame('a note with a reply');
  await page.locator('[data-reply-box]').fill('');
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectSame('the menu');
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectSame('the shortcuts');
});

/** Lists buttons without an edge. Rows have lines between them, and menus an edge. Runs in the page. */
function withoutEdge(): readonly string[] {
  return [...document.querySelectorAll('button:not(.row, [role="menuitem"]), .boot-notice-action')]
    .filter((each) => each.checkVisibility())
    .filter((each) => {
      const { outlineStyle, borderTopStyle, borderTopWidth } = getComputedStyle(each);
      return outlineStyle === 'none' && (borderTopStyle === 'none' || parseFloat(borderTopWidth) < 1);
    })
    .map((each) => each.outerHTML.slice(0, 90));
}

test('[edges-in-forced-colours] keeps controls, states and marks distinguishable in forced colours, and gives every button an edge', async ({
  page,
  sandbox,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 1000, height: 720 });
  await page.goto(sandbox.panel);
  await row(page, COMMENT).click();
  await expect(page.getByRole('article')).toBeVisible();
  const styles = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { color, backgroundColor, outlineStyle, outlineWidth, borderTopStyle, borderTopWidth } =
          getComputedStyle(element);
        const edge = Math.max(
          outlineStyle === 'none' ? 0 : parseFloat(outlineWidth),
          borderTopStyle === 'none' ? 0 : parseFloat(borderTopWidth),
        );
        return { color, backgroundColor, edge };
      });
  const plain = await styles('body');
  expect(plain.color).not.toBe(plain.backgroundColor);
  const isMarked = async (selector: string): Promise<boolean> => {
    const { backgroundColor, edge } = await styles(selector);
    return backgroundColor !== plain.backgroundColor || edge >= 1;
  };
  // Both marks are plain discs, so only their colour or edge can show them.
  for (const mark of ['.row.is-unread .row-unread', '.connection-mark'])
    expect(await isMarked(mark)).toBe(true);
  for (const control of ['.button', '.reply-box'])
    expect((await styles(control)).edge).toBeGreaterThanOrEqual(1);
  // Custom colours are gone, so a state must differ in something else.
  const differ = async (on: string, off: string): Promise<void> =>
    expect(await styles(on)).not.toEqual(await styles(off));
  await differ('.filter-bar [aria-pressed="true"]', '.filter-bar [aria-pressed="false"]');
  await differ('.row[aria-current="true"]', '.row:not([aria-current])');
  await page.locator('.action-button[aria-keyshortcuts="L"]').click();
  await expect(page.getByRole('button', { name: 'Liked', exact: true })).toBeVisible();
  await differ('.action-button.is-on', '.action-button:not(.is-on)');
  const inactive = await styles('.reply-box .button');
  await page.locator('[data-reply-box]').fill('Thanks @m');
  expect(await styles('.reply-box .button')).not.toEqual(inactive);
  await expect(page.getByRole('option').nth(1)).toBeVisible();
  await differ('[role="option"][aria-selected="true"]', '[role="option"][aria-selected="false"]');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  expect((await styles(':focus')).edge).toBeGreaterThanOrEqual(2);

  const expectEdges = async (): Promise<void> => expect(await page.evaluate(withoutEdge)).toEqual([]);
  await expectEdges();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await expectEdges();
  await page.getByRole('menuitem', { name: 'Sign out of this panel' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectEdges();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.locator('.boot-notice-action')).toBeVisible();
  await expectEdges();
});

test('animates only if the user has not asked for reduced motion', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 400, height: 720 });
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    const note = (event: Event): void => {
      // Spinners are exempt: with reduced motion they fade instead of turning.
      if (event.target instanceof Element && !event.target.matches('.spinner'))
        moved.push(`${event.type} ${event.target.className}`);
    };
    document.addEventListener('transitionrun', note);
    document.addEventListener('animationstart', note);
  });
  await page.goto(sandbox.panel);
  await row(page, COMMENT).hover();
  await row(page, COMMENT).click();
  await page.getByRole('button', { name: 'Like', exact: true }).hover();
  await page.getByRole('button', { name: 'Like', exact: true }).click();
  await page.getByRole('button', { name: 'Trash' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: /^Likes/ }).click();
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(row(page, COMMENT)).toBeVisible();
  const moved = (): Promise<unknown> => page.evaluate('moved');
  expect(await moved()).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await row(page, COMMENT).hover();
  await row(page, COMMENT).click();
  await expect.poll(moved).toContainEqual(expect.stringMatching(/^transitionrun .*row/));
});

test('[whole-print] prints the whole list, and all of an open note', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 700, height: 500 });
  await page.goto(sandbox.panel);
  await loadNotes(page, 30);
  /** Whether the page reaches its last element, and the number of printed pages. */
  const printed = async (last: string) => {
    await page.emulateMedia({ media: 'print' });
    const bottom = await page
      .locator(last)
      .last()
      .evaluate((element) => element.getBoundingClientRect().bottom);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.emulateMedia({ media: null });
    const pages = (await page.pdf()).toString('latin1').match(/\/Type \/Page\b/g)?.length;
    return { isWhole: bottom <= height, pages };
  };
  const { isWhole, pages } = await printed('.row');
  expect(isWhole).toBe(true);
  expect(pages).toBeGreaterThan(2);
  await row(page, COMMENT).click();
  await page.locator('[data-reply-box]').fill('Thanks');
  expect(await printed('.action-bar')).toEqual({ isWhole: true, pages: 1 });
});
