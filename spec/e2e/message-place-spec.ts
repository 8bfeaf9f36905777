import {
  bar,
  covered,
  coveredAtTop,
  endMessage,
  expectStill,
  FOLLOWED,
  listOf,
  noteOf,
  open,
  places,
  press,
  scrollTo,
  showMessage,
  topOf,
} from './support/message-place';
import { expect, test } from './support/test';

for (const [width, locale] of [
  [320, 'de'],
  [390, 'ar'],
  [820, 'de'],
  [1280, 'en'],
] as const)
  test.describe(`at ${width} px in ${locale}`, () => {
    const isTouch = width < 1000;
    test.use({ viewport: { width, height: 700 }, hasTouch: isTouch, isMobile: isTouch });

    test('[message-over-no-control] a message at the list or an open note covers no control and moves nothing', async ({
      page,
      sandbox,
    }) => {
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
    });
  });
