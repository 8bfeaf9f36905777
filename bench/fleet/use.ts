import { expand, map, type Observable, of, timer } from 'rxjs';
import { MINUTE } from '../../spec/world/clock';
import type { Random } from './platform';

export const MAX_TABS = 10;
/** Each number of tabs is this much as frequent as the number before it: a mean of 2.50. */
const RATIO = 0.6115;
/** How often the blogger goes to another tab, or to something else, in the mean. */
const SWITCH_MS = 3 * MINUTE;
/** How often the blogger then goes to one of the panel's tabs. */
const TO_PANEL = 0.5;
/** How many of those with several tabs see one of them all the time, in a window of its own. */
const SIDE_BY_SIDE = 0.2;

/** A random number of tabs, from 1 to 10. */
export function tabCount(random: Random): number {
  const weights = Array.from({ length: MAX_TABS }, (_, index) => RATIO ** index);
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
  return weights.findIndex((weight) => (left -= weight) < 0) + 1 || MAX_TABS;
}

/**
 * The numbers of the tabs that are visible, as they change. Half of the time none of them is in
 * front.
 */
export function visibleTabs$(tabs: number, random: Random): Observable<ReadonlySet<number>> {
  const beside = tabs > 1 && random() < SIDE_BY_SIDE ? [tabs - 1] : [];
  const inFront = tabs - beside.length;
  const next = (): ReadonlySet<number> =>
    new Set([...beside, ...(random() < TO_PANEL ? [Math.floor(random() * inFront)] : [])]);
  const waitMs = (): number => -Math.log(1 - random()) * SWITCH_MS;
  return of(next()).pipe(expand(() => timer(waitMs()).pipe(map(next))));
}
