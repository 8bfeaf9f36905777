import assert from 'node:assert/strict';
import type { Journey } from '../journey';
import { button, openByBell, openNote, ROW, row, UNAPPROVED } from '../support/panel';
import { becomes } from '../support/until';
import { type View, viewOf } from '../support/view';

const BELL = { selector: 'button.bell' };
const DIALOG = { selector: 'dialog.panel' };
const FRAME = { selector: 'iframe' };

const isClosed = (page: View) =>
  page.has(BELL, 'is closed', ({ attributes }) => attributes['aria-expanded'] === 'false');

/** Runs in the page: how the panel is shown in the top layer. */
const layerOf = (): string => {
  const panel = document.querySelector('notestream-bell')?.shadowRoot?.querySelector('dialog');
  return panel?.matches(':modal') === true
    ? 'modal'
    : panel?.matches(':popover-open') === true
      ? 'popover'
      : 'none';
};

export const popover: Journey = {
  name: 'in a wide window the bell opens a popover, which widens for a note and closes on a click elsewhere',
  preferences: { isMotionReduced: false },
  run: async (context) => {
    const { driver } = context;
    const { page, panel } = await openByBell(context);
    assert.equal(await page.evaluate(layerOf, undefined), 'popover');
    await panel.expectPainted();
    const narrow = await page.see(FRAME);
    assert.ok(narrow.width <= 400, 'the list without a note is narrow');
    await openNote(panel, UNAPPROVED, page);
    await page.has(FRAME, 'is wide', ({ width }) => width > 800);
    await panel.click(button('Back'));
    await page.has(FRAME, 'is narrow', ({ width }) => width <= 400);
    await panel.expectPainted();
    await driver.clickAt(60, 600);
    await isClosed(page);
    await page.gone(DIALOG);
    await page.click(BELL);
    await page.see(DIALOG);
    await driver.press('Escape');
    await isClosed(page);
    await page.has(BELL, 'has the focus', ({ isFocused }) => isFocused);
  },
};

export const dialog: Journey = {
  name: 'in a small window the bell opens a dialog that fills the window, which its button closes',
  preferences: { isDark: true },
  run: async (context) => {
    await context.driver.resize(400, 720);
    const { page, panel } = await openByBell(context);
    assert.equal(await page.evaluate(layerOf, undefined), 'modal');
    const { width, height } = await page.see(DIALOG);
    // Some browsers reserve space for the scroll bar of the page.
    const room = await page.evaluate(() => [document.documentElement.clientWidth, innerHeight], undefined);
    assert.deepEqual([width, height], room);
    const channels = await panel.evaluate(
      () => getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number),
      undefined,
    );
    assert.ok(
      channels?.every((channel) => channel < 64),
      `the panel is dark, not ${String(channels)}`,
    );
    await panel.expectPainted();
    await openNote(panel, UNAPPROVED, page);
    await panel.expectPainted();
    await panel.click(button('Back'));
    await panel.see(row(UNAPPROVED));
    await panel.click(button('Close notifications'));
    await isClosed(page);
    await page.gone(DIALOG);
  },
};

/**
 * Runs in the page: the focused part of the bell. `hasFocus` cannot be used, because some windows
 * have no window manager.
 */
const focused = (): string | undefined =>
  document.querySelector('notestream-bell')?.shadowRoot?.activeElement?.className;

const layerAt = (width: number): string => (width <= 600 ? 'modal' : 'popover');

export const resizeBell: Journey = {
  name: 'an open panel fills windows up to 600 px wide, and is next to its bell in wider ones',
  run: async (context) => {
    const { page, panel } = await openByBell(context);
    for (const width of [590, 900, 590, 610]) {
      await context.driver.resize(width, 720);
      await becomes(`the layer at ${width} px`, () => page.evaluate(layerOf, undefined), layerAt(width));
    }
    await panel.expectPainted();
  },
};

export const enterBell: Journey = {
  name: 'Enter on the bell opens the panel and gives it the focus, so that its shortcuts work',
  run: async ({ driver, sandbox }) => {
    await driver.goto(`${sandbox.host}/`);
    const page = viewOf(driver, 'page');
    const panel = viewOf(driver, 'frame');
    await page.see(BELL);
    await page.evaluate(() => {
      document.querySelector('notestream-bell')?.shadowRoot?.querySelector('button')?.focus();
    }, undefined);
    await driver.press('Enter');
    await becomes('the focus', () => page.evaluate(focused, undefined), 'frame');
    await panel.see({ selector: ROW });
    // Keyboard code loads after the first screen, together with the live regions.
    await panel.has({ selector: '[role="status"]' }, 'is loaded', () => true);
    await driver.press('j');
    await driver.press('Enter');
    await panel.see({ selector: 'article' });
    await driver.press('Escape');
    await becomes('the focus', () => page.evaluate(focused, undefined), 'bell');
    const bell = await page.see(BELL);
    assert.equal(bell.attributes['aria-expanded'], 'false');
  },
};
