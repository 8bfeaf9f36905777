import type { BrowserContext, Frame } from '@playwright/test';

/** Acts on the frames of all pages; frames that are closing are skipped. */
const everyFrame = async (
  context: BrowserContext,
  act: (frame: Frame) => Promise<unknown>,
): Promise<void> => {
  const frames = context.pages().flatMap((page) => page.frames());
  await Promise.allSettled(frames.map(act));
};

/** Makes the documents of a page hidden or visible, as if another tab were in front. */
export const hide = async (frames: readonly Frame[], isHidden: boolean): Promise<void> => {
  // A frame of the second page may be closing.
  await Promise.allSettled(
    frames.map((frame) => frame.evaluate((value) => window.soak?.hide(value), isHidden)),
  );
};

/**
 * Sets the clock of all present and future pages, to this many milliseconds from the right time.
 */
export async function setClock(context: BrowserContext, ms: number): Promise<void> {
  await context.addInitScript((shiftMs) => window.soak?.shiftClock(shiftMs), ms);
  await everyFrame(context, (frame) => frame.evaluate((shiftMs) => window.soak?.shiftClock(shiftMs), ms));
}

/** Fills the storage of the panel's origin to the last byte. */
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
