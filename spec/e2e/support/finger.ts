import type { Locator, Page } from '@playwright/test';
import { middleOf } from './presses';

/** A finger on the screen. */
export interface Finger {
  /** Moves it to this distance from where it came down, in pixels to the right and down. */
  readonly move: (byPx: number, downPx?: number) => Promise<void>;
  readonly lift: () => Promise<void>;
}

/** Puts a finger on the middle of an element, or beside it, and moves it to the right by these distances in turn. */
export async function fingerOn(
  page: Page,
  target: Locator,
  byPx: readonly number[] = [],
  x?: number,
): Promise<Finger> {
  const middle = await middleOf(target);
  const at = { x: x ?? middle.x, y: middle.y };
  const session = await page.context().newCDPSession(page);
  const send = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    points: readonly (typeof at)[],
  ): Promise<unknown> => session.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] });
  await send('touchStart', [at]);
  const move = async (by: number, down = 0): Promise<void> => {
    await send('touchMove', [{ x: at.x + by, y: at.y + down }]);
  };
  for (const by of byPx) await move(by);
  return {
    move,
    lift: async () => {
      await send('touchEnd', []);
      await session.detach();
    },
  };
}
