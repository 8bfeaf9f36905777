import { expect, type Locator, type Page } from '@playwright/test';
import { STATUS_MS } from '../../../src/streams/timing';
import { loadNotes } from './load-notes';
import type { Sandbox } from './sandbox';

/** A person in a row, whose site the blogger follows. */
export const FOLLOWED = 'Tobias Ferry';

/** Names of the controls that the message covers. Those that scroll can be scrolled out from under it. */
export const covered = (page: Page): Promise<readonly string[]> =>
  page.locator('.status-bar').evaluate((bar) => {
    const box = bar.getBoundingClientRect();
    return [...document.querySelectorAll<HTMLElement>('button, a[href], textarea')].flatMap((control) => {
      const isSticky = control.closest('.group-heading, .undo-bar') !== null;
      if (bar.contains(control) || control.closest('[inert]')) return [];
      if (control.closest('.pane-scroller') && !isSticky) return [];
      const { left, right, top, bottom, width } = control.getBoundingClientRect();
      if (width === 0 || bottom < 0 || top > innerHeight) return [];
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const isApart = left >= box.right || right <= box.left || top >= box.bottom || bottom <= box.top;
      return isApart && !bar.contains(hit) ? [] : [control.ariaLabel ?? control.innerText];
    });
  });

/** How far the message covers the beginning of what it is over, once that is scrolled to it, in px. */
export const coveredAtTop = (page: Page): Promise<number> =>
  page.locator('.status-bar').evaluate((bar) => {
    const scroller = bar.closest('.pane')?.querySelector('.pane-scroller');
    const top = scroller?.scrollTop ?? 0;
    scroller?.scrollTo(0, 0);
    const content = scroller?.firstElementChild?.getBoundingClientRect().top ?? Infinity;
    scroller?.scrollTo(0, top);
    return Math.max(0, bar.getBoundingClientRect().bottom - content);
  });

export type Places = Readonly<Record<string, number>>;

/** The upper edge of each row, of the note's text, and of each control that does not scroll, in px. */
export const places = (page: Page): Promise<Places> =>
  page.evaluate(() => {
    const topsOf = (selector: string): (readonly [string, number])[] =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((element) => !element.closest('[inert]'))
        .map((element, index) => [
          element.dataset.note ?? `${element.className} ${index}`,
          element.getBoundingClientRect().top,
        ]);
    return Object.fromEntries([
      ...topsOf('[data-note]'),
      ...topsOf('.detail-body > *, .detail-footer button, textarea, header button, .filter-bar button'),
    ]);
  });

export async function expectStill(page: Page, before: Places, when: string): Promise<void> {
  const now = await places(page);
  const moved = Object.entries(before).filter(([name, top]) => !(Math.abs((now[name] ?? NaN) - top) <= 1));
  expect(
    moved.map(([name, top]) => `${name}: ${top} to ${now[name]}`),
    when,
  ).toEqual([]);
}

/** The rows after scrolling by this many px. */
export const shifted = (before: Places, by: number): Places =>
  Object.fromEntries(
    Object.entries(before).map(([name, top]) => [name, /^\d/.test(name) ? top + by : top] as const),
  );

export const listOf = (page: Page): Locator => page.locator('.pane-list .pane-scroller');
export const noteOf = (page: Page): Locator => page.locator('.detail .pane-scroller');
export const bar = (page: Page): Locator => page.locator('.status-bar');

export const scrollTo = (scroller: Locator, top: number): Promise<void> =>
  scroller.evaluate((box, px) => box.scrollTo(0, px), top);

export const topOf = (scroller: Locator): Promise<number> => scroller.evaluate(({ scrollTop }) => scrollTop);

export async function open(page: Page, sandbox: Sandbox, locale: string): Promise<void> {
  await page.clock.install();
  await page.goto(`${sandbox.panel}/?locale=${locale}`);
  await loadNotes(page, 20);
}

/** Clicks without a pointer, which the press guard does not judge. */
export const press = (control: Locator): Promise<void> => control.first().dispatchEvent('click');

/** Shows a message at the list. */
export async function showMessage(page: Page): Promise<void> {
  await press(page.locator('.list-header .icon-button'));
  await expect(bar(page)).toBeVisible();
}

export async function endMessage(page: Page): Promise<void> {
  await page.clock.runFor(STATUS_MS);
  await expect(bar(page)).toHaveCount(0);
}
