import assert from 'node:assert/strict';
import type { Journey } from '../journey';
import { openByBell, ROW } from '../support/panel';
import { becomes } from '../support/until';
import { viewOf } from '../support/view';

const BELL = { selector: 'button.bell' };

/**
 * Runs in the page: the focused part of the bell. `hasFocus` cannot be used, because some windows
 * have no window manager.
 */
const focused = (): string | undefined =>
  document.querySelector('notestream-bell')?.shadowRoot?.activeElement?.className;

/** Runs in the page: whether the panel is a modal dialog. */
const isModal = (): boolean =>
  document.querySelector('notestream-bell')?.shadowRoot?.querySelector('dialog:modal') != null;

export const resizeBell: Journey = {
  name: 'an open panel fills windows up to 600 px wide, and is next to its bell in wider ones',
  run: async (context) => {
    const { page, panel } = await openByBell(context);
    for (const width of [590, 900, 590, 610]) {
      await context.driver.resize(width, 720);
      await becomes(`modal at ${width} px`, () => page.evaluate(isModal, undefined), width <= 600);
    }
    await panel.expectPainted();
  },
};

export const enterBell: readonly Journey[] = [1280, 400].map((width) => ({
  name: `Enter on the bell opens the panel at ${width} px and gives it the focus, so that its shortcuts work`,
  run: async ({ driver, sandbox }) => {
    await driver.resize(width, 720);
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
}));
