import { filter, fromEvent, map, merge, type Observable, scan } from 'rxjs';
import { SETTLE_MS } from '../../streams/timing';
import { controlOf } from './boxes';
import { distance, type Point, pointOf } from './places';

/** The maximum distance of a second tap from the first, in px. */
const SAME_TAP_PX = 24;

/** The last click, or the last key if that was Enter or the space bar. */
interface Last {
  readonly control: Element | null;
  readonly type: string;
  readonly at: number;
  readonly point?: Point;
  readonly isTouch: boolean;
  /**
   * Whether the first click at this place was refused as too early. If so, the next click counts as the first.
   */
  readonly isFirstRefused?: boolean;
  /** The current event, if it is part of a second press. */
  readonly refused?: Event | undefined;
}

const NONE: Last = { control: null, type: '', at: -Infinity, isTouch: false };

/**
 * Emits second presses: those of a double click or double tap, and of Enter or the space bar when held or
 * pressed twice. They would undo the first press, or act on a control that has replaced the first one. A
 * control with `data-repeats` accepts them after a first press on the same control. `early$` emits the presses
 * that were refused as too early.
 */
export const secondPresses = (
  root: HTMLElement,
  presses$: Observable<MouseEvent>,
  early$: Observable<MouseEvent>,
): Observable<Event> =>
  merge(
    early$.pipe(
      filter(({ detail }) => detail === 1),
      map(() => (last: Last): Last => ({ ...last, refused: undefined, isFirstRefused: true })),
    ),
    merge(
      // The others were refused as too early.
      presses$.pipe(filter(({ defaultPrevented }) => !defaultPrevented)),
      ...['pointerdown', 'keydown'].map((type) => fromEvent<Event>(root, type, { capture: true })),
    ).pipe(map((event) => (last: Last) => lastAfter(last, event))),
  ).pipe(
    scan((last, step) => step(last), NONE),
    map(({ refused }) => refused),
    filter((refused) => refused !== undefined),
  );

function lastAfter({ refused: _refused, ...last }: Last, event: Event): Last {
  const { type, timeStamp: at } = event;
  const isSoon = type === last.type && at - last.at < SETTLE_MS;
  const control = controlOf(event);
  const isOwn = control?.matches('[data-repeats]') === true && control === last.control;
  if (event instanceof KeyboardEvent) {
    if (!control || !['Enter', ' '].includes(event.key)) return { ...NONE, isTouch: last.isTouch };
    const isRefused = (event.repeat || isSoon) && !isOwn;
    return isRefused ? { ...last, refused: event } : { ...last, control, type, at };
  }
  if (!(event instanceof MouseEvent)) return last;
  if ('pointerType' in event && type === 'pointerdown')
    return { ...last, isTouch: event.pointerType === 'touch' };
  // Keys and assistive technologies cause a click without a press.
  if (event.detail === 0) return last;
  const point = pointOf(event);
  const isSameTap = last.isTouch && isSoon && last.point && distance(point, last.point) <= SAME_TAP_PX;
  // The browser keeps counting clicks that follow each other, even long after the last one that had an effect.
  const isCounted = event.detail === 2 || (event.detail > 2 && at - last.at < SETTLE_MS);
  const isSecond = (isCounted && !last.isFirstRefused) || isSameTap;
  if (isSecond && (control ?? last.control) && !isOwn) return { ...last, refused: event };
  return type === 'click' ? { ...last, control, type, at, point, isFirstRefused: false } : last;
}
