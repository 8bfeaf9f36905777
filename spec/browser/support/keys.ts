import type { FrameLocator, Locator, Page } from '@playwright/test';

/** All that a shortcut may change, shortly: the filter, the note, its actions, bars, the overview, the texts, the focus. */
export interface Situation {
  readonly filter: string;
  readonly note: string;
  readonly pressed: readonly string[];
  readonly bars: number;
  readonly hasOverview: boolean;
  readonly reply: string;
  readonly focus: string;
}

/** What the panel is like now. */
export const situationOf = (frame: FrameLocator): Promise<Situation> =>
  frame.locator('.panel').evaluate((panel): Situation => {
    const textOf = (selector: string): string => panel.querySelector(selector)?.textContent ?? '';
    const focused = document.activeElement;
    return {
      filter: textOf('.filter-bar [aria-pressed="true"]'),
      note: panel.querySelector('[aria-current="true"]')?.getAttribute('data-note') ?? '',
      pressed: [...panel.querySelectorAll('.action-bar [aria-pressed="true"]')].map(
        ({ textContent }) => textContent,
      ),
      bars: panel.querySelectorAll('.undo-bar').length,
      hasOverview: panel.querySelector('[role="dialog"]') !== null,
      reply: panel.querySelector('textarea')?.value ?? '',
      focus: `${focused?.tagName ?? ''} ${focused?.getAttribute('data-note') ?? ''}`.trim(),
    };
  });

/** What can be reached with Tab: where the focus is, and whether that is to be seen. */
export interface Stop {
  readonly index: number;
  readonly where: string;
  readonly isSeen: boolean;
}

const CONTROLS = 'a[href], button:not(:disabled), input, textarea, select, summary, [tabindex="0"]';

/** The controls that can be used now, as what they are. */
export const controlsOf = (page: Page): Promise<readonly string[]> =>
  page
    .locator('.panel')
    .evaluate(
      (panel, controls) =>
        [...panel.querySelectorAll(controls)]
          .filter((each) => each.closest('[inert]') === null && each.checkVisibility())
          .map((each) => each.outerHTML.slice(0, 120)),
      CONTROLS,
    );

/** Goes on with Tab from the beginning of the page until it has left it. */
export async function tabStops(page: Page): Promise<readonly Stop[]> {
  const stops: Stop[] = [];
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    getSelection()?.collapse(document.body, 0);
  });
  for (let index = 0; index < 100; index += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return undefined;
      // Of a text box it is the box with its button that is outlined.
      const isDrawn = [focused, focused.closest('textarea')?.closest('form')].some((element) => {
        if (!element) return false;
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
        return (
          outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1 && !/, 0\)$|transparent/.test(outlineColor)
        );
      });
      const { top, bottom } = focused.getBoundingClientRect();
      return {
        where: focused.outerHTML.slice(0, 120),
        isSeen: isDrawn && bottom > 0 && top < document.documentElement.clientHeight,
      };
    });
    if (!stop) return stops;
    stops.push({ index, ...stop });
  }
  throw new Error('Tab does not leave the panel');
}

/** The button of a filter. */
export const filterButton = (frame: FrameLocator, name: string): Locator =>
  frame.locator('.filter-bar').getByRole('button', { name, exact: true });
