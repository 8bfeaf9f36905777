import type { Locator, Page } from '@playwright/test';
import { AxeBuilder } from '@axe-core/playwright';
import { fingerOn } from './support/finger';
import { commentStatus } from './support/platform';
import { untilSettled } from './support/presses';
import type { Sandbox } from './support/sandbox';
import { expect, openPanel, type PanelPage, test } from './support/test';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 780 } });

const TEXTS = ['Touch, first of three.', 'Touch, second of three.', 'Touch, third of three.'] as const;
const [, SECOND, THIRD] = TEXTS;
const ACTIONS = ['Approve', 'Like', 'Mark as read', 'Spam', 'Trash', 'Set aside'];

async function openRows(page: Page, sandbox: Sandbox): Promise<PanelPage> {
  for (const text of TEXTS.toReversed()) await sandbox.control('comment', { text, approved: false });
  const panel = await openPanel(page, sandbox);
  await expect(rowOf(panel, SECOND)).toBeVisible();
  await untilSettled(page);
  return panel;
}

const rowOf = ({ rows }: PanelPage, text: string): Locator => rows.filter({ hasText: text });
const toolsOf = ({ frame }: PanelPage): Locator => frame.getByRole('toolbar', { name: /^Actions: / });
const label = ({ frame }: PanelPage): Locator => frame.locator('.swipe-label');
const axeViolations = async (page: Page): Promise<string[]> => {
  // The host page has a main landmark, too.
  const { violations } = await new AxeBuilder({ page }).disableRules('landmark-unique').analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
};

test('[row-actions-by-touch] a finger that rests on a row shows its labelled actions, and opens no note', async ({
  page,
  sandbox,
}) => {
  const panel = await openRows(page, sandbox);
  const before = await rowOf(panel, THIRD).boundingBox();
  const finger = await fingerOn(page, rowOf(panel, SECOND));
  await expect(toolsOf(panel)).toBeVisible();
  await finger.lift();
  await expect(panel.detail).toBeHidden();
  for (const name of ACTIONS)
    await expect(toolsOf(panel).getByText(name, { exact: true })).toBeInViewport({ ratio: 1 });
  for (const button of await toolsOf(panel).getByRole('button').all()) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  expect(await rowOf(panel, THIRD).boundingBox()).toEqual(before);
  expect(await axeViolations(page)).toEqual([]);
  await untilSettled(page);
  await toolsOf(panel).getByText('Spam', { exact: true }).tap();
  await expect(panel.frame.getByText('Comment marked as spam', { exact: true })).toBeVisible();
  await expect(toolsOf(panel)).toHaveCount(0);
  await untilSettled(page);
  await panel.frame.getByRole('button', { name: 'Undo' }).tap();
  await expect(panel.detail).toBeVisible();
  expect(await commentStatus(sandbox, SECOND)).toBe('unapproved');
});

test('[row-actions-by-touch] [message-over-no-control] on a row that is almost scrolled away they are below the edge and a message, and on the last one above it', async ({
  page,
  sandbox,
}) => {
  const panel = await openRows(page, sandbox);
  const aside = await fingerOn(page, rowOf(panel, THIRD), [-40, -140]);
  await aside.lift();
  await expect(panel.frame.getByText('Set aside, in this browser only.').last()).toBeVisible();
  await untilSettled(page);
  const heading = await panel.frame.locator('.group-heading').first().boundingBox();
  const row = await rowOf(panel, SECOND).boundingBox();
  const below = (heading?.y ?? 0) + (heading?.height ?? 0);
  const end = (row?.y ?? 0) + (row?.height ?? 0);
  await panel.frame.locator('.pane-scroller').evaluate((list, by) => list.scrollBy(0, by), end - below - 16);
  await untilSettled(page);
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: 200, y: below + 8 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await expect(toolsOf(panel)).toBeVisible();
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const message = await panel.frame.locator('.status-bar').boundingBox();
  const under = await toolsOf(panel).boundingBox();
  expect(under?.y).toBeGreaterThanOrEqual((message?.y ?? NaN) + (message?.height ?? NaN));
  await page.setViewportSize({ width: 390, height: 480 });
  const last = rowOf(panel, 'Hello, first time here!').first();
  await last.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await untilSettled(page);
  const finger = await fingerOn(page, last);
  await expect(last.locator('xpath=..').getByRole('toolbar')).toBeVisible();
  await finger.lift();
  for (const button of await toolsOf(panel).getByRole('button').all())
    await expect(button).toBeInViewport({ ratio: 1 });
  const [lowest, over] = [await last.boundingBox(), await toolsOf(panel).boundingBox()];
  expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThan((lowest?.y ?? 0) + 20);
});

test('[row-actions-by-touch] scrolling shows none and takes them away, and a tap opens the note', async ({
  page,
  sandbox,
}) => {
  const panel = await openRows(page, sandbox);
  const list = panel.frame.locator('.pane-scroller');
  const scrolling = await fingerOn(page, rowOf(panel, THIRD));
  // Down and to the side: the browser scrolls.
  for (const down of [-20, -40, -60, -80]) await scrolling.move(down / 3, down);
  await expect.poll(() => list.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
  await expect(label(panel)).toHaveCount(0);
  await untilSettled(page);
  await scrolling.lift();
  await expect(toolsOf(panel)).toHaveCount(0);
  await untilSettled(page);
  const resting = await fingerOn(page, rowOf(panel, THIRD));
  await expect(toolsOf(panel)).toBeVisible();
  await resting.lift();
  await untilSettled(page);
  const again = await fingerOn(page, toolsOf(panel));
  for (const down of [-20, -40, -60]) await again.move(0, down);
  await expect(toolsOf(panel)).toHaveCount(0);
  await again.lift();
  await untilSettled(page);
  await rowOf(panel, THIRD).locator('.row-text').tap();
  await expect(panel.detail).toBeVisible();
  await expect(toolsOf(panel)).toHaveCount(0);
  // The focus that a tap moves is invisible, and shows none.
  await untilSettled(page);
  await panel.frame.getByRole('button', { name: 'Back' }).tap();
  await expect(rowOf(panel, THIRD)).toBeFocused();
  await untilSettled(page);
  await expect(toolsOf(panel)).toHaveCount(0);
});

test('[row-swipe] a swipe sets the note aside with its label under the finger, and leaves scrolling, edges and zooming to the browser', async ({
  page,
  sandbox,
}) => {
  await page.addInitScript(`{
    const add = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      if (/^(touch|wheel|mousewheel)/.test(type) && !(options && options.passive) && this instanceof Element)
        if (this.closest('.pane-list')) document.documentElement.dataset.blocking = type;
      add.call(this, type, listener, options);
    };
  }`);
  const panel = await openRows(page, sandbox);
  const blocking = panel.frame.locator('html[data-blocking]');
  await expect(blocking, 'no listener can block scrolling at rest').toHaveCount(0);
  const before = await rowOf(panel, SECOND).boundingBox();
  const finger = await fingerOn(page, rowOf(panel, SECOND), [-20, -60]);
  await expect(label(panel)).toHaveText('Set aside');
  await expect(label(panel)).not.toHaveClass(/will-act/);
  const swiped = await rowOf(panel, SECOND).boundingBox();
  expect((before?.x ?? 0) - (swiped?.x ?? 0)).toBe(60);
  expect(await label(panel).evaluate((each) => each.clientWidth)).toBe(60);
  expect(swiped?.y).toBe(before?.y);
  await finger.move(-150);
  await expect(label(panel)).toHaveClass(/will-act/);
  await finger.lift();
  await expect(rowOf(panel, SECOND)).toHaveCount(0);
  await expect(panel.detail).toBeHidden();
  await untilSettled(page);
  await panel.frame.locator('.status-bar').getByRole('button', { name: 'Undo' }).tap();
  await expect(rowOf(panel, SECOND)).toBeVisible();
  expect(await rowOf(panel, SECOND).boundingBox()).toEqual(before);
  for (const [x, byPx] of [
    [10, [30, 80, 160]],
    [380, [-30, -80, -160]],
  ] as const) {
    const finger = await fingerOn(page, rowOf(panel, SECOND), byPx, x);
    await expect(label(panel)).toHaveCount(0);
    await finger.lift();
    await untilSettled(page);
    await expect(rowOf(panel, SECOND)).toBeVisible();
    await expect(toolsOf(panel)).toHaveCount(0);
  }
  // Zooming with two fingers stays the browser's.
  expect(await rowOf(panel, SECOND).evaluate((row) => getComputedStyle(row).touchAction)).toBe(
    'pan-y pinch-zoom',
  );
});
