import { TAG_NAMES } from '../monitor/tag-names';
import type { Mark } from './mark';

/** A subscription, drawn as a line. */
export interface Run {
  readonly subscriptionId: number;
  /** The row in the lane; concurrent subscriptions have different rows. */
  readonly row: number;
  /** The start in epoch milliseconds; undefined if the console was opened later. */
  readonly from: number | undefined;
  /** The id of the marble for the start. */
  readonly start: number | undefined;
  /** The time at which the delay of the subscription ends. */
  readonly due: number | undefined;
  /** The time of the first emission, which ends the delay. */
  first: number | undefined;
  to: number | undefined;
  /** The id of the marble for the end: completion, error or unsubscription. */
  end: number | undefined;
}

/** The marbles of one stream. */
export interface Lane {
  readonly name: string;
  /** The nesting depth of the stream: 0 for a behaviour. */
  readonly depth: number;
  readonly marks: readonly Mark[];
  readonly runs: ReadonlyMap<number, Run>;
  /** The maximum number of rows that the lane's subscriptions have needed. */
  readonly rows: number;
}

/** Whether a marble is drawn. The unsubscription after a completion or an error is not. */
export const isDrawn = ({ runs }: Lane, { kind, subscriptionId, id }: Mark): boolean =>
  kind !== 'unsubscribe' || runs.get(subscriptionId)?.end === id;

interface MutableLane extends Lane {
  marks: Mark[];
  runs: Map<number, Run>;
  rows: number;
}

/** The maximum number of rows. Further concurrent subscriptions share the last row. */
const MAX_ROWS = 6;

const order: ReadonlyMap<string, number> = new Map(TAG_NAMES.map((name, index) => [name, index]));
const placeOf = (name: string): number => order.get(name) ?? TAG_NAMES.length;

/** Compares lanes by the order of their names. */
export const byName = (a: Lane, b: Lane): number => placeOf(a.name) - placeOf(b.name);

export const emptyLane = (name: string): MutableLane => ({
  name,
  depth: name.split(' > ').length - 1,
  marks: [],
  runs: new Map(),
  rows: 1,
});

export interface Lanes {
  readonly lanes: () => readonly Lane[];
  readonly laneOf: (name: string) => Lane | undefined;
  /** Adds a marble. `delayMs` is the delay of a subscription that waits. */
  readonly addTo: (mark: Mark, delayMs: number | undefined) => void;
  /** Drops the marbles before this one, and the subscriptions that ended before it. */
  readonly drop: (first: Mark) => void;
}

export function createLanes(): Lanes {
  const lanesByName = new Map<string, MutableLane>();
  let sorted: readonly Lane[] = [];

  const laneOf = (name: string): MutableLane => {
    const known = lanesByName.get(name);
    if (known) return known;
    const lane = emptyLane(name);
    lanesByName.set(name, lane);
    sorted = [...lanesByName.values()].sort(byName);
    return lane;
  };
  const begin = (lane: MutableLane, mark: Mark, delayMs: number | undefined): Run => {
    const isStart = mark.kind === 'subscribe';
    const run: Run = {
      subscriptionId: mark.subscriptionId,
      row: freeRow(lane),
      from: isStart ? mark.at : undefined,
      start: isStart ? mark.id : undefined,
      due: delayMs === undefined ? undefined : mark.at + delayMs,
      first: undefined,
      to: undefined,
      end: undefined,
    };
    lane.runs.set(mark.subscriptionId, run);
    lane.rows = Math.max(lane.rows, run.row + 1);
    return run;
  };
  return {
    lanes: () => sorted,
    laneOf: (name) => lanesByName.get(name),
    addTo: (mark, delayMs) => {
      const lane = laneOf(mark.name);
      lane.marks.push(mark);
      const run = lane.runs.get(mark.subscriptionId) ?? begin(lane, mark, delayMs);
      if (mark.kind === 'next') run.first ??= mark.at;
      if (mark.kind === 'subscribe' || mark.kind === 'next' || run.to !== undefined) return;
      run.to = mark.at;
      run.end = mark.id;
    },
    drop: (first) => {
      for (const lane of lanesByName.values()) {
        lane.marks = lane.marks.filter(({ id }) => id >= first.id);
        lane.runs = new Map([...lane.runs].filter(([, { to }]) => to === undefined || to >= first.at));
      }
    },
  };
}

/** Returns the first row without an active subscription. */
function freeRow({ runs, rows }: MutableLane): number {
  const taken = new Set([...runs.values()].filter(({ to }) => to === undefined).map(({ row }) => row));
  const free = Array.from({ length: rows + 1 }, (_, row) => row).find((row) => !taken.has(row)) ?? 0;
  return Math.min(free, MAX_ROWS - 1);
}
