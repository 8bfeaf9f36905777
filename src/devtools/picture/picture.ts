import { behaviourOf, EVENTS } from '../monitor/tag-paths';
import type { Link } from './causes';
import type { Filtered } from './filter';
import { isDrawn, type Lane, type Run } from './lanes';
import { type Form, RADIUS, type Shape, type Tone } from './shapes';
import { type Span, xOf } from './span';
import { axisShapes } from './time-axis';
import type { Mark } from './mark';
import { labelShapes } from './labels';

/** Additional drawings on top of the lanes. */
export interface Extras {
  readonly chosen?: Mark | undefined;
  /** The arrows from causes to the chosen marble, and from the marble to its effects. */
  readonly causes?: readonly Link[];
  readonly effects?: readonly Link[];
  /** Waits without a subscription, such as the wait for the next poll. */
  readonly waits?: readonly { readonly lane: string; readonly from: number; readonly due: number }[];
  /** Draws every marble, even those that others cover completely. */
  readonly isExact?: boolean;
}

/** The position of a lane in pixels. */
export interface Place {
  readonly lane: Lane;
  readonly y: number;
  readonly height: number;
}

export interface Picture {
  /** The times of the left and right end in epoch milliseconds. */
  readonly from: number;
  readonly to: number;
  readonly width: number;
  readonly height: number;
  readonly places: readonly Place[];
  readonly shapes: readonly Shape[];
}

export const AXIS_PX = 24;
export const ROW_PX = 16;
/** The minimum height of a lane in pixels, so that a button fits beside it. */
export const LANE_PX = 26;

/** Returns the positions of the lanes from top to bottom. */
export function placesOf({ lanes }: Filtered): readonly Place[] {
  let y = AXIS_PX;
  return lanes.map((lane) => {
    const height = Math.max(LANE_PX, lane.rows * ROW_PX + 8);
    const place = { lane, y, height };
    y += height;
    return place;
  });
}

const KINDS: readonly Mark['kind'][] = ['next', 'subscribe', 'unsubscribe', 'complete', 'error'];

const FORMS: Readonly<Record<Mark['kind'], readonly [Form, Tone]>> = {
  subscribe: ['triangle', 'start'],
  next: ['circle', 'next'],
  error: ['cross', 'error'],
  complete: ['bar', 'end'],
  unsubscribe: ['square', 'end'],
};

/** Draws the filtered lanes for a span of time. */
export function drawPicture(filtered: Filtered, span: Span, extras: Extras = {}): Picture {
  const places = placesOf(filtered);
  const last = places.at(-1);
  const height = last ? last.y + last.height : AXIS_PX + LANE_PX;
  const shapes: Shape[] = [...axisShapes(span, height)];
  for (const place of places) {
    const runs = runsOf(place, filtered);
    shapes.push(...runShapes(place, runs, span), ...waitShapes(place, runs, span, extras));
    shapes.push(...markShapes(place, filtered, span, extras));
  }
  const arrows = (links: readonly Link[] = [], tone: Tone): readonly Shape[] =>
    links.flatMap(({ from, to }) => {
      const [start, end] = [pointOf(places, from, span), pointOf(places, to, span)];
      if (!start || !end || (start.x === end.x && start.y === end.y)) return [];
      return [{ kind: 'arrow', tone, x1: start.x, y1: start.y, x2: end.x, y2: end.y }];
    });
  shapes.push(...arrows(extras.effects, 'effect'), ...arrows(extras.causes, 'cause'));
  const chosen = extras.chosen && pointOf(places, extras.chosen, span);
  if (chosen) shapes.push({ kind: 'mark', tone: 'chosen', form: 'ring', id: extras.chosen.id, ...chosen });
  return { from: span.from, to: span.to, width: span.width, height, places, shapes };
}

const rowY = ({ lane, y, height }: Place, run: Run | undefined): number =>
  y + height / 2 + ((run?.row ?? 0) - (lane.rows - 1) / 2) * ROW_PX;

/**
 * Returns the position of a marble. If its lane is not drawn, the position is in the lane of its behaviour.
 */
function pointOf(places: readonly Place[], mark: Mark, span: Span): { x: number; y: number } | undefined {
  const own = places.find(({ lane }) => lane.name === mark.name);
  const place = own ?? places.find(({ lane }) => lane.name === behaviourOf(mark.name));
  return place && { x: xOf(span, mark.at), y: rowY(place, own?.lane.runs.get(mark.subscriptionId)) };
}

/**
 * Returns the subscriptions of a lane. In the lane of a part, only subscriptions whose start passes the
 * filter are returned.
 */
const runsOf = ({ lane }: Place, { passes }: Filtered): readonly Run[] =>
  [...lane.runs.values()].filter(
    ({ start }) => lane.depth === 0 || start === undefined || passes({ id: start }),
  );

/** Draws a line for each subscription from its start to its end. */
function runShapes(place: Place, runs: readonly Run[], span: Span): readonly Shape[] {
  return runs.flatMap((run): readonly Shape[] => {
    const [from, to] = [run.from ?? -Infinity, run.to ?? span.now];
    if (to < span.from || from > span.to) return [];
    const y = rowY(place, run);
    const [x1, x2] = [Math.max(0, xOf(span, from)), Math.min(span.width, xOf(span, to))];
    return [{ kind: 'line', tone: 'line', x1, y1: y, x2, y2: y }];
  });
}

/** Draws a box for each delay. A running one shows the remaining seconds. */
function waitShapes(
  place: Place,
  runs: readonly Run[],
  span: Span,
  { waits = [] }: Extras,
): readonly Shape[] {
  const ofRuns = runs.flatMap((run) =>
    run.due === undefined || run.from === undefined
      ? []
      : [{ from: run.from, due: run.due, to: run.first ?? run.to, y: rowY(place, run) }],
  );
  const others = waits
    .filter(({ lane }) => lane === place.lane.name)
    .map((wait) => ({ ...wait, to: undefined, y: place.y + place.height / 2 }));
  return [...ofRuns, ...others].flatMap(({ from, due, to, y }): readonly Shape[] => {
    const end = Math.min(due, to ?? Infinity);
    if (end < span.from || from > span.to) return [];
    const x = Math.max(-10, xOf(span, from));
    const width = Math.min(span.width + 10, xOf(span, end)) - x;
    const left = to === undefined && due > span.now ? `${((due - span.now) / 1000).toFixed(1)} s` : '';
    const textX = Math.min(Math.max(xOf(span, span.now), x) + 8, span.width - 40);
    return [
      { kind: 'box', tone: 'wait', x, y: y - 4, width, height: 8 },
      ...(left === '' ? [] : [{ kind: 'text', tone: 'wait', x: textX, y: y + 12, text: left } as const]),
    ];
  });
}

function markShapes(
  place: Place,
  { passes }: Filtered,
  span: Span,
  { isExact = false }: Extras,
): readonly Shape[] {
  const { lane } = place;
  const shapes: Extract<Shape, { kind: 'mark' }>[] = [];
  const labels: (string | undefined)[] = [];
  /**
   * The pixel at which the last marble was drawn, by row and kind. Another marble of that row and kind is
   * skipped if it would cover the first one completely.
   */
  const taken: number[] = [];
  const slack = (RADIUS * (span.to - span.from)) / span.width;
  // Starts at the span, because a flood has tens of thousands of marbles, of which few are drawn.
  for (let index = firstAfter(lane.marks, span.from - slack); index < lane.marks.length; index++) {
    const mark = lane.marks[index];
    if (!mark || mark.at > span.to + slack) break;
    const run = lane.rows > 1 ? lane.runs.get(mark.subscriptionId) : undefined;
    const x = xOf(span, mark.at);
    const pixel = Math.round(x);
    const key = (run?.row ?? 0) * KINDS.length + KINDS.indexOf(mark.kind);
    if (!isExact && pixel === taken[key]) continue;
    if (!passes(mark) || !isDrawn(lane, mark)) continue;
    taken[key] = pixel;
    const [form, tone] = isByBlogger(mark) ? (['diamond', 'event'] as const) : FORMS[mark.kind];
    shapes.push({ kind: 'mark', tone, form, x, y: rowY(place, run), id: mark.id });
    labels.push(mark.label);
  }
  return [...shapes, ...labelShapes(shapes, labels, span.width)];
}

/** Whether the blogger sent the event: neither a behaviour nor another delivery caused it. */
const isByBlogger = ({ name, kind, emission, within }: Mark): boolean =>
  name === EVENTS && kind === 'next' && emission === undefined && within === undefined;

/** Returns the index of the first marble at or after this time. */
export function firstAfter(marks: readonly Mark[], at: number): number {
  let [low, high] = [0, marks.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((marks[middle]?.at ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * How much nearer to a click, in px, marbles of each kind are assumed to be, so that a marble that covers a start
 * at the same position is chosen instead of the start.
 */
const REACH_PX: Readonly<Record<Mark['kind'], number>> = {
  error: 3,
  next: 2,
  complete: 1,
  unsubscribe: 1,
  subscribe: 0,
};

/** The marble of a lane nearest to a point, within a finger's width; undefined if there is none. */
export function markAt(
  picture: Picture,
  filtered: Filtered,
  span: Span,
  x: number,
  y: number,
): Mark | undefined {
  const place = picture.places.find((each) => y >= each.y && y < each.y + each.height);
  if (!place) return undefined;
  const { lane } = place;
  const at = span.from + (x / span.width) * (span.to - span.from);
  const reach = (12 * (span.to - span.from)) / span.width;
  let best: { readonly mark: Mark; readonly distance: number } | undefined;
  for (let index = firstAfter(lane.marks, at - reach); index < lane.marks.length; index++) {
    const mark = lane.marks[index];
    if (!mark || mark.at > at + reach) break;
    const run = lane.runs.get(mark.subscriptionId);
    if (!filtered.passes(mark) || !isDrawn(lane, mark)) continue;
    const distance = Math.hypot(xOf(span, mark.at) - x, rowY(place, run) - y) - REACH_PX[mark.kind];
    // At the same position the later marble is on top.
    if (!best || distance <= best.distance) best = { mark, distance };
  }
  return best?.mark;
}
