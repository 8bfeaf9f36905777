import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { Random } from '../support/random';
import type { Point } from './oracle';

/** Longer than a long press. */
const HOLD_MS = 700;

/** A finger that rests on a point, or swipes from there. */
export async function holdOrSwipe(page: Page, { x, y }: Point, random: Random): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]): Promise<unknown> =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', { x, y });
  if (random.chance(0.3)) {
    const forward = random.chance(0.5) ? 1 : -1;
    for (const by of [30, 70, 130]) await send('touchMove', { x: x + forward * by, y });
  } else await wait(HOLD_MS);
  await send('touchEnd');
  await session.detach();
}
