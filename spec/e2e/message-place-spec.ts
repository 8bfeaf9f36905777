import type { Locator, Page } from '@playwright/test';
import { STATUS_MS } from '../../src/streams/timing';
import { loadNotes } from './support/load-notes';
import { rowDetails } from './support/matrix';
import type { Sandbox } from './support/sandbox';
import { expect, test } from './support/test';

/** A person in a row, whose site the blogger follows. */
const FOLLOWED = 'Tobias Ferry';

/** Names of the controls that the message covers. Those that scroll can be scrolled out from under it. */
const covered = (page: Page): Promise<readonly string[]> =>
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
const coveredAtTop = (page: Page): Promise<number> =>
  page.locator('.status-bar').evaluate((bar) => {
    const scroller = bar.closest('.pane')?.querySelector('.pane-scroller');
    const top = scroller?.scrollTop ?? 0;
    scroller?.scrollTo(0, 0);
    const content = scroller?.firstElementChild?.getBoundingClientRect().top ?? Infinity;
    scroller?.scrollTo(0, top);
    return Math.max(0, bar.getBoundingClientRect().bottom - content);
  });

type Places = Readonly<Record<string, number>>;

/** The upper edge of each row, of the note's text, and of each control that does not scroll, in px. */
const places = (page: Page): Promise<Places> =>
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

async function expectStill(page: Page, before: Places, when: string): Promise<void> {
  const now = await places(page);
  const moved = Object.entries(before).filter(([name, top]) => !(Math.abs((now[name] ?? NaN) - top) <= 1));
  expect(
    moved.map(([name, top]) => `${name}: ${top} to ${now[name]}`),
    when,
  ).toEqual([]);
}

/** The rows after scrolling by this many px. */
const shifted = (before: Places, by: number): Places =>
  Object.fromEntries(
    Object.entries(before).map(([name, top]) => [name, /^\d/.test(name) ? top + by : top] as const),
  );

const listOf = (page: Page): Locator => page.locator('.pane-list .pane-scroller');
const noteOf = (page: Page): Locator => page.locator('.detail .pane-scroller');
const bar = (page: Page): Locator => page.locator('.status-bar');

const scrollTo = (scroller: Locator, top: number): Promise<void> =>
  scroller.evaluate((box, px) => box.scrollTo(0, px), top);

const topOf = (scroller: Locator): Promise<number> => scroller.evaluate(({ scrollTop }) => scrollTop);

async function open(page: Page, sandbox: Sandbox, locale = 'en'): Promise<void> {
  await page.clock.install();
  await page.goto(`${sandbox.panel}/?locale=${locale}`);
  await loadNotes(page, 20);
}

/** Clicks without a pointer, which the press guard does not judge. */
const press = (control: Locator): Promise<void> => control.first().dispatchEvent('click');

/** Shows a message at the list. */
async function showMessage(page: Page): Promise<void> {
  await press(page.locator('.list-header .icon-button'));
  await expect(bar(page)).toBeVisible();
}

async function endMessage(page: Page): Promise<void> {
  await page.clock.runFor(STATUS_MS);
  await expect(bar(page)).toHaveCount(0);
}

for (const [width, locale] of [
  [320, 'de'],
  [390, 'ar'],
  [820, 'de'],
  [1280, 'ar'],
] as const)
  test.describe(`at ${width} px in ${locale}`, () => {
    const isTouch = width < 1000;
    test.use({ viewport: { width, height: 700 }, hasTouch: isTouch, isMobile: isTouch });

    test(
      '[message-over-no-control] a message at the list or an open note covers no control and moves nothing',
      rowDetails(width === 320 || width === 1280),
      async ({ page, sandbox }) => {
        await open(page, sandbox, locale);
        for (const top of [0, 300])
          await test.step(`the list, scrolled to ${top}`, async () => {
            await scrollTo(listOf(page), top);
            const before = await places(page);
            await showMessage(page);
            expect(await covered(page)).toEqual([]);
            expect(await coveredAtTop(page)).toBe(0);
            await expectStill(page, before, 'with the message');
            await endMessage(page);
            await expectStill(page, before, 'after the message');
            expect(await topOf(listOf(page))).toBe(top);
          });
        await press(page.locator('.row').filter({ hasText: FOLLOWED }));
        await expect(page.locator('.follow-button')).toBeVisible();
        const before = await places(page);
        await press(page.locator('.follow-button'));
        await expect(bar(page)).toBeVisible();
        expect(await covered(page)).toEqual([]);
        expect(await coveredAtTop(page)).toBe(0);
        await expectStill(page, before, 'with the message');
        await endMessage(page);
        await expectStill(page, before, 'after the message');
        expect(await topOf(noteOf(page))).toBe(0);
      },
    );
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true });

  test('[message-over-no-control] a message over a list that leaves 10 or 400 px empty moves nothing', async ({
    page,
    sandboxWith,
  }) => {
    await page.clock.install();
    await page.goto((await sandboxWith('--notes', '6')).panel);
    await expect(page.locator('.list-end')).toHaveText('The End');
    const height = await listOf(page).evaluate(
      (list) => list.getBoundingClientRect().top + list.scrollHeight,
    );
    const undo = () => press(bar(page).getByRole('button', { name: 'Undo' }));
    for (const [left, end] of [
      [10, undo],
      [400, () => endMessage(page)],
    ] as const) {
      await page.setViewportSize({ width: 390, height: Math.ceil(height) + left });
      await expect(page.locator('.list-end')).toHaveCount(0);
      const before = await places(page);
      await showMessage(page);
      await expectStill(page, before, `with the message, ${left} px`);
      // The browser reports sizes with the next frame.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      expect(await page.locator('.list-end').count()).toBe(0);
      await end();
      await expect(bar(page)).toHaveCount(0);
      await expectStill(page, before, `after the message, ${left} px`);
    }
  });

  test('[message-over-no-control] what a message hides can be scrolled to, and another list or note starts below it', async ({
    page,
    sandbox,
  }) => {
    await open(page, sandbox);
    const heading = () =>
      page.locator('.group-heading').evaluateAll(([first]) => first?.getBoundingClientRect().top);
    const bottom = () => bar(page).evaluate((element) => element.getBoundingClientRect().bottom);
    await test.step('the list is scrolled', async () => {
      await showMessage(page);
      for (const top of [200, 0]) {
        await scrollTo(listOf(page), top);
        expect(await covered(page)).toEqual([]);
      }
      const message = await bottom();
      expect(await heading()).toBe(message);
      const before = await places(page);
      await endMessage(page);
      await expectStill(page, before, 'after the message');
      await scrollTo(listOf(page), 200);
      await expect(page.locator('[data-message]')).toHaveCount(0);
      await expectStill(page, shifted(before, -200), 'after scrolling');
      await scrollTo(listOf(page), 0);
      expect(await heading()).toBeLessThan(message);
    });
    await test.step('another list starts below the message', async () => {
      await showMessage(page);
      await press(page.locator('.filter-bar button').last());
      const first = () =>
        page.locator('.row').evaluateAll(([row]) => row?.getBoundingClientRect().top ?? -Infinity);
      await expect.poll(first).toBeGreaterThanOrEqual(await bottom());
      await press(page.locator('.filter-bar button'));
      await endMessage(page);
      await scrollTo(listOf(page), 200);
      await expect(page.locator('[data-message]')).toHaveCount(0);
    });
    await test.step('the message moves to the list with the blogger, and ends there', async () => {
      await scrollTo(listOf(page), 40);
      const before = await places(page);
      const row = page.locator('.row').filter({ hasText: 'Hello, first time here!' });
      await press(row);
      await sandbox.control('faults', { count: 1, kind: '500', path: '/comments/' });
      await press(page.locator('[aria-keyshortcuts="L"]'));
      await expect(page.locator('.pane-detail .status-bar')).toBeVisible();
      await press(page.locator('.detail-header .icon-button'));
      await expect(page.locator('.pane-list .status-bar')).toBeVisible();
      expect(await covered(page)).toEqual([]);
      expect(await coveredAtTop(page)).toBe(0);
      await expectStill(page, before, 'with the message');
      await press(row);
      await expect(page.locator('.pane-detail .status-bar')).toBeVisible();
      await endMessage(page);
      await press(page.locator('.detail-header .icon-button'));
      await expectStill(page, before, 'after the message');
      expect(await topOf(listOf(page))).toBe(40);
    });
    await test.step('the next note starts below the message, and without one at the top', async () => {
      await press(page.locator('.row').filter({ hasText: FOLLOWED }));
      await press(page.locator('.follow-button'));
      const next = page.locator('.detail-header .icon-button').last();
      await next.dispatchEvent('click');
      await expect(page.locator('.follow-button')).toHaveCount(0);
      await expect(bar(page)).toBeVisible();
      expect(await topOf(noteOf(page))).toBe(0);
      const before = await places(page);
      await endMessage(page);
      await expectStill(page, before, 'after the message');
      await next.dispatchEvent('click');
      await expect(page.locator('[data-message]')).toHaveCount(0);
      await press(page.locator('.detail-header .icon-button'));
    });
    await test.step('the heading stays at a message that a narrower or wider panel changes', async () => {
      await scrollTo(listOf(page), 0);
      await page.locator('.row').first().focus();
      await page.keyboard.press('d');
      await expect(bar(page)).toContainText('Set aside, in this browser only.');
      // The message stays.
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
      const heightOf = async () => (await bar(page).boundingBox())?.height ?? NaN;
      const gap = async () => Math.abs(((await heading()) ?? NaN) - (await bottom()));
      const before = await heightOf();
      await scrollTo(listOf(page), 200);
      await page.setViewportSize({ width: 300, height: 700 });
      await expect.poll(heightOf).toBeGreaterThan(before);
      await expect.poll(gap).toBeLessThan(1);
      await scrollTo(listOf(page), 200);
      await page.setViewportSize({ width: 390, height: 700 });
      await expect.poll(heightOf).toBe(before);
      await expect.poll(gap).toBeLessThan(1);
    });
  });
});
