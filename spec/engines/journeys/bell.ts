import assert from 'node:assert/strict';
import type { Journey, JourneyContext } from '../journey';
import { button, openByBell, openNote, ROW, row, UNAPPROVED } from '../support/panel';
import { until } from '../support/until';
import type { View } from '../support/view';

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
  run: async (context: JourneyContext) => {
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

export const badge: Journey = {
  name: 'the bell shows the number of new notes until they have been seen',
  run: async (context) => {
    await context.driver.goto(`${context.sandbox.host}/`);
    const { page, panel } = await openByBell(context);
    await panel.see({ selector: ROW });
    await until(
      'the bell shows no number',
      () => page.all(BELL),
      ([bell]) => bell?.name === 'Notifications',
    );
  },
};
