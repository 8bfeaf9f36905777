import { hide, unhide } from '../../support/painted/hide';
import { painted, type Surface } from '../../support/painted/painted';
import { COVERS, paintTargets } from '../../support/painted/targets';
import { type Driver, evaluate, type Place } from '../driver';
import { until } from './until';

/** The time limit for transitions and image decoding on a busy machine, in milliseconds. */
const TIMEOUT_MS = 10_000;

/**
 * Waits until every visible text, icon, avatar, dot and focus ring is painted. A blank document
 * fails.
 */
export async function expectPainted(
  driver: Driver,
  place: Place,
  corner: () => Promise<{ readonly x: number; readonly y: number }>,
): Promise<void> {
  const surface: Surface = {
    targets: () => evaluate(driver, place, paintTargets, COVERS),
    hide: (hidden) => evaluate(driver, place, hide, hidden),
    unhide: () => evaluate(driver, place, unhide, undefined),
    screenshot: driver.screenshot,
    origin: async () => {
      const { x, y } = await corner();
      return { left: x, top: y, scale: 1 };
    },
  };
  await until(
    'everything that is called visible is painted',
    () => painted(surface),
    ({ targets, unpainted }) => targets > 0 && unpainted.length === 0,
    TIMEOUT_MS,
  );
}
