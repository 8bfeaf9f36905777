import { hide, unhide } from '../../support/painted/hide';
import { painted, type Surface } from '../../support/painted/painted';
import { COVERS, paintTargets } from '../../support/painted/targets';
import { type Driver, evaluate, type Place } from '../driver';
import { until } from './until';

/** Milliseconds until transitions have ended and pictures have been decoded, on a machine that is busy. */
const PATIENCE_MS = 10_000;

/** Waits until every text, icon, avatar, dot and focus ring that the document calls visible is painted. A blank document is not painted. */
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
    PATIENCE_MS,
  );
}
