import { isDeepStrictEqual } from 'node:util';
import { type Driver, evaluate, type Place } from '../driver';
import { find, type Found, type Target } from './find';
import { expectPainted } from './painted';
import { until } from './until';

/**
 * A document from a user's point of view: waits for elements, and clicks those that are visible.
 */
export interface View {
  /** The current elements of a target, hidden ones included. */
  readonly all: (target: Target) => Promise<readonly Found[]>;
  /** Waits until an element of the target is shown. Returns the first one. */
  readonly see: (target: Target, timeoutMs?: number) => Promise<Found>;
  /** Waits until no element of the target is shown. */
  readonly gone: (target: Target, timeoutMs?: number) => Promise<void>;
  /** Waits until the target's first element is accepted. */
  readonly has: (target: Target, what: string, accept: (found: Found) => boolean) => Promise<Found>;
  /**
   * Scrolls to the target's first element if necessary, waits until it is at rest and on top, and
   * clicks it.
   */
  readonly click: (target: Target) => Promise<void>;
  /** Fails unless everything visible is painted. */
  readonly expectPainted: () => Promise<void>;
  readonly evaluate: <Argument, Result>(
    work: (argument: Argument) => Result,
    argument: Argument,
  ) => Promise<Awaited<Result>>;
}

export function viewOf(driver: Driver, place: Place): View {
  const all = (target: Target): Promise<readonly Found[]> => evaluate(driver, place, find, target);
  const shown = async (target: Target) => (await all(target)).filter(({ isShown }) => isShown);
  const see = async (target: Target, timeoutMs?: number): Promise<Found> => {
    const what = `${nameOf(target)} is shown`;
    const [first] = await until(
      what,
      () => shown(target),
      ({ length }) => length > 0,
      timeoutMs,
    );
    if (!first) throw new Error(what);
    return first;
  };
  return {
    all,
    see,
    gone: async (target, timeoutMs) => {
      await until(
        `${nameOf(target)} is gone`,
        () => shown(target),
        ({ length }) => length === 0,
        timeoutMs,
      );
    },
    has: async (target, what, accept) => {
      const [first] = await until(
        `${nameOf(target)} ${what}`,
        () => all(target),
        ([found]) => found !== undefined && accept(found),
      );
      if (!first) throw new Error(what);
      return first;
    },
    click: async (target) => {
      let before: readonly number[] = [];
      const [x = 0, y = 0] = await until(
        `${nameOf(target)} can be clicked`,
        async () => {
          const last = before;
          const [found] = await evaluate(driver, place, find, { ...target, isScrolled: true });
          if (!found) throw new Error('no such element');
          const corner = await cornerOf(driver, place);
          before = [corner.x + found.x + found.width / 2, corner.y + found.y + found.height / 2];
          if (!corner.isAtRest || !found.isAtRest || !isDeepStrictEqual(last, before))
            throw new Error('it moves');
          if (!found.isShown || !found.isOnTop) throw new Error('it is hidden or covered');
          return before;
        },
        () => true,
      );
      await driver.clickAt(x, y);
    },
    expectPainted: () => expectPainted(driver, place, () => cornerOf(driver, place)),
    evaluate: (work, argument) => evaluate(driver, place, work, argument),
  };
}

const nameOf = ({ selector, text, name }: Target): string => `${selector} ${text ?? name ?? ''}`.trim();

/** The position of the document's viewport within the page's. */
async function cornerOf(driver: Driver, place: Place): Promise<Pick<Found, 'x' | 'y' | 'isAtRest'>> {
  if (place === 'page') return { x: 0, y: 0, isAtRest: true };
  const [frame] = await evaluate(driver, 'page', find, { selector: 'iframe' });
  if (!frame) throw new Error('the page has no frame');
  return frame;
}
