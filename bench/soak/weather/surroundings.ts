import type { BrowserContext, Frame } from '@playwright/test';

/** The frames of all pages, but those that are just going away. */
const everyFrame = async (
  context: BrowserContext,
  act: (frame: Frame) => Promise<unknown>,
): Promise<void> => {
  const frames = context.pages().flatMap((page) => page.frames());
  await Promise.allSettled(frames.map(act));
};

/** The documents of the first page are hidden or visible: their page is behind another. */
export const hide = async (frames: readonly Frame[], isHidden: boolean): Promise<void> => {
  await Promise.all(frames.map((frame) => frame.evaluate((value) => window.soak?.hide(value), isHidden)));
};

/** The machine's clock is set, to so many milliseconds from the right time; for pages to come, too. */
export async function setClock(context: BrowserContext, ms: number): Promise<void> {
  await context.addInitScript((shiftMs) => window.soak?.shiftClock(shiftMs), ms);
  await everyFrame(context, (frame) => frame.evaluate((shiftMs) => window.soak?.shiftClock(shiftMs), ms));
}

/** Fills the storage of the panel's origin to its last few bytes. */
export const fillStorage = (frame: Frame): Promise<void> =>
  frame.evaluate(() => {
    let number = 0;
    for (let size = 2 ** 22; size >= 1; size /= 2)
      for (;;)
        try {
          localStorage.setItem(`soak_${number}`, 'x'.repeat(size));
          number += 1;
        } catch {
          break;
        }
  });

export const freeStorage = (frame: Frame): Promise<void> =>
  frame.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('soak_')) localStorage.removeItem(key);
  });
