import assert from 'node:assert/strict';
import type { Journey } from '../journey';
import { openByBell, ROW } from '../support/panel';
import { becomes } from '../support/until';
import { viewOf } from '../support/view';

const BELL = { selector: 'button.bell' };

/** Runs in the page: which part of the bell has the focus. `hasFocus` is no help: not all windows have a window manager. */
const focused = (): string | undefined =>
  document.querySelector('notestream-bell')?.shadowRoot?.activeElement?.className;

/** Runs in the page: whether the panel is a modal dialog. */
const isModal = (): boolean =>
  document.querySelector('notestream-bell')?.shadowRoot?.querySelector('dialog:modal') != null;

export const resizeBell: Journey = {
  name: 'an open panel has the whole window below 600 px, and is beside its bell above',
  run: async (stage) => {
    const { page, panel } = await openByBell(stage);
    for (const width of [590, 900, 590, 610]) {
      await stage.driver.resize(width, 720);
      await becomes(`modal at ${width} px`, () => page.evaluate(isModal, undefined), width <= 600);
    }
    await panel.expectPainted();
  },
};

export const enterBell: readonly Journey[] = [1280, 400].map((width) => ({
  name: `a bell that is opened with Enter gives the panel the focus at ${width} px, and its keys act`,
  run: async ({ driver, sandbox }) => {
    await driver.resize(width, 720);
    await driver.goto(`${sandbox.host}/`);
    const page = viewOf(driver, 'page');
    const panel = viewOf(driver, 'frame');
    await page.see(BELL);
    // The panel is loaded while its bell is closed.
    await panel.has({ selector: ROW }, 'is loaded', () => true);
    // The code for keys comes after the first screen, and the live regions with it.
    await panel.has({ selector: '[role="status"]' }, 'is loaded', () => true);
    await page.evaluate(() => {
      document.querySelector('notestream-bell')?.shadowRoot?.querySelector('button')?.focus();
    }, undefined);
    await driver.press('Enter');
    await becomes('the focus', () => page.evaluate(focused, undefined), 'frame');
    await driver.press('j');
    await driver.press('Enter');
    await panel.see({ selector: 'article' });
    await driver.press('Escape');
    await becomes('the focus', () => page.evaluate(focused, undefined), 'bell');
    const bell = await page.see(BELL);
    assert.equal(bell.attributes['aria-expanded'], 'false');
  },
}));
