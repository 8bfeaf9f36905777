import type { Locator, Page } from '@playwright/test';
import { SETTLE_MS } from '../../../src/streams/timing';

/** A blogger whose presses are still ignored after this many sees a defect. */
const TRIES = 4;

const hasClick = (value: object | null): value is Pick<Locator, 'click'> =>
  value !== null && 'click' in value;

/** Whether the next click in the element's window is stopped on its way. Runs in the page. */
function watchNextPress(element: Element): { isIgnored: boolean } {
  const press = { isIgnored: false };
  const options = { capture: true, once: true };
  const onClick = ({ target }: Event): void => {
    press.isIgnored = true;
    target?.addEventListener('click', () => (press.isIgnored = false), options);
  };
  element.ownerDocument.defaultView?.addEventListener('click', onClick, options);
  return press;
}

let isPressing = false;

/**
 * Makes `locator.click` press again after a press that the guard of the panel has ignored, as a
 * blogger does. Playwright presses within milliseconds of the moment in which a control appears, which
 * happens on slow machines only. Presses by `page.mouse` and `page.touchscreen` stay as they are.
 * The first page of a worker changes the locators of all pages.
 */
export function pressAgain(page: Page): void {
  if (isPressing) return;
  isPressing = true;
  const locators = Reflect.getPrototypeOf(page.locator('html'));
  if (!hasClick(locators)) throw new Error('Playwright has other locators');
  const { click } = locators;
  locators.click = async function (this: Locator, options) {
    for (let tries = 1; ; tries += 1) {
      const press = await this.evaluateHandle(watchNextPress, undefined, options);
      await click.call(this, options);
      // A page that the click has left cannot answer: the press has arrived.
      const isIgnored = await press.evaluate(({ isIgnored }) => isIgnored).catch(() => false);
      if (!isIgnored || tries === TRIES) return;
      // Real time, because the guard compares the times of events.
      await this.page().waitForTimeout(SETTLE_MS);
    }
  };
}
