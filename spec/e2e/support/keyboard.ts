import type { FrameLocator, Page } from '@playwright/test';

/** An element that Tab reaches; `isVisible` is whether it has a visible focus. */
export interface TabStop {
  readonly index: number;
  readonly where: string;
  readonly isVisible: boolean;
  /** The row to whose actions it belongs. */
  readonly actionsOf?: string;
}

const CONTROLS = 'a[href], button:not(:disabled), input, textarea, select, summary, [tabindex="0"]';

/** The beginnings of the HTML of all usable controls, without the actions of the focused row. */
export const controlsOf = (page: Page): Promise<readonly string[]> =>
  page
    .locator('.panel')
    .evaluate(
      (panel, controls) =>
        [...panel.querySelectorAll(controls)]
          .filter((each) => each.closest('[inert], .row-tools') === null && each.checkVisibility())
          .map((each) => each.outerHTML.slice(0, 120)),
      CONTROLS,
    );

/** Presses Tab from the start of the page until the focus leaves it. */
export async function tabStops(page: Page): Promise<readonly TabStop[]> {
  const stops: TabStop[] = [];
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    getSelection()?.collapse(document.body, 0);
  });
  for (let index = 0; index < 100; index += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return undefined;
      // A text box is outlined together with its button.
      const isDrawn = [focused, focused.closest('textarea')?.closest('.reply-box')].some((element) => {
        if (!element) return false;
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
        return (
          outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1 && !/, 0\)$|transparent/.test(outlineColor)
        );
      });
      const { top, bottom } = focused.getBoundingClientRect();
      const row = focused.closest('.row-tools')?.parentElement?.querySelector('.row');
      return {
        ...(row && { actionsOf: row.outerHTML.slice(0, 120) }),
        where: focused.outerHTML.slice(0, 120),
        isVisible: isDrawn && bottom > 0 && top < document.documentElement.clientHeight,
      };
    });
    if (!stop) return stops;
    stops.push({ index, ...stop });
  }
  throw new Error('Tab does not leave the panel');
}

/** The HTML of the control of the panel that has the focus while an open dialog does not hold it; [] if none. */
export const focusBehind = (frame: FrameLocator): Promise<readonly string[]> =>
  frame.locator('.panel').evaluate((panel) => {
    const focused = document.activeElement;
    const isBehind = panel.contains(focused) && !focused?.closest('dialog[open]');
    return isBehind && focused ? [focused.outerHTML] : [];
  });
