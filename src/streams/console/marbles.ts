import { asJson } from './patterns';

/** A stream to be drawn: what it said, and when, in milliseconds since the left end. */
export interface Row {
  readonly name: string;
  readonly marks: readonly Mark[];
}

export interface Mark {
  readonly at: number;
  readonly kind: 'next' | 'error' | 'complete';
  readonly value?: unknown;
}

export interface Drawing {
  /** One line a row: its name, and a diagram that `m.hot()` and `toBeObservable()` take as it is. */
  readonly lines: readonly string[];
  /** What the letters stand for; the same value is the same letter in all rows. */
  readonly legend: ReadonlyMap<string, unknown>;
  /** Times are rounded to so many milliseconds: 1 where they are exact. */
  readonly stepMs: number;
  /** Values for which no letter was left. */
  readonly leftOut: number;
  /** Whether a line is as short as was asked for. */
  readonly fits: boolean;
}

const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789');
const STEPS_MS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 30_000, 60_000];

/**
 * Draws rows under each other as marble diagrams, in the syntax of the specs in `spec/streams/`: a letter takes 1 ms, and
 * so does each sign of a group; '29ms' is a pause; blanks mean nothing, and align what happened at the same time. Times
 * are rounded as far as it takes to fit into `width`, and for groups to have their room.
 */
export function drawMarbles(rows: readonly Row[], width = 160): Drawing {
  const legend = new Map<string, unknown>();
  const letters = new Map<string, string>();
  let leftOut = 0;
  const signOf = ({ kind, value }: Mark): string => {
    if (kind !== 'next') return kind === 'error' ? '#' : '|';
    const key = asJson(value) ?? String(value);
    const known = letters.get(key) ?? LETTERS[letters.size];
    if (known === undefined) {
      leftOut += 1;
      return '';
    }
    letters.set(key, known);
    legend.set(known, value);
    return known;
  };
  const named = rows.map(({ name, marks }) => ({
    name,
    signs: marks.map((mark) => ({ at: mark.at, sign: signOf(mark) })).filter(({ sign }) => sign !== ''),
  }));
  const longest = Math.max(0, ...named.map(({ name }) => name.length));
  let lines: readonly string[] = [];
  let used = 1;
  let fits = true;
  for (const stepMs of STEPS_MS) {
    const bodies = drawn(named.map(({ signs }) => groupsOf(signs, stepMs)));
    used = stepMs;
    if (!bodies) continue;
    lines = bodies.map((body, index) => `${(named[index]?.name ?? '').padEnd(longest)}  ${body}`.trimEnd());
    fits = lines.every((line) => line.length <= width);
    if (fits) break;
  }
  return { lines, legend, stepMs: used, leftOut, fits };
}

/** The same, of the last part of it that fits: half of what there is, until it does. `from` is where that begins. */
export function drawLast(rows: readonly Row[], width = 160): Drawing & { readonly from: number } {
  const times = rows.flatMap(({ marks }) => marks.map(({ at }) => at)).sort((a, b) => a - b);
  let from = 0;
  for (let left = times.length; ; left = Math.floor(left / 2)) {
    const kept = rows.map(({ name, marks }) => ({
      name,
      marks: marks.filter(({ at }) => at >= from).map((mark) => ({ ...mark, at: mark.at - from })),
    }));
    const drawing = drawMarbles(
      kept.filter(({ marks }) => marks.length > 0),
      width,
    );
    if (left <= 1 || (drawing.fits && drawing.leftOut === 0)) return { ...drawing, from };
    from = times.at(-Math.ceil(left / 2)) ?? from;
  }
}

/** Signs by the time that they are drawn at. */
type Groups = ReadonlyMap<number, string>;

function groupsOf(signs: readonly { readonly at: number; readonly sign: string }[], stepMs: number): Groups {
  const groups = new Map<number, string>();
  for (const { at, sign } of signs) {
    const time = Math.round(at / stepMs) * stepMs;
    groups.set(time, (groups.get(time) ?? '') + sign);
  }
  return groups;
}

/** Undefined where a group would reach into the next one. */
function drawn(rows: readonly Groups[]): readonly string[] | undefined {
  const times = [...new Set(rows.flatMap((groups) => [...groups.keys()]))].sort((a, b) => a - b);
  const cells = rows.map((groups) => {
    let clock = 0;
    return times.map((time) => {
      const signs = groups.get(time);
      if (signs === undefined) return '';
      const gap = time - clock;
      const cell = `${pause(gap)}${signs.length > 1 ? `(${signs})` : signs}`;
      clock = time + (signs.length > 1 ? signs.length + 2 : 1);
      return gap < 0 ? undefined : cell;
    });
  });
  if (cells.some((row) => row.includes(undefined))) return undefined;
  const widths = times.map((_time, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return cells.map((row) => row.map((cell, column) => (cell ?? '').padStart(widths[column] ?? 0)).join(' '));
}

/** One blank at its end: a pause is a word of its own. */
const pause = (ms: number): string => {
  if (ms <= 0) return '';
  return ms < 4 ? '-'.repeat(ms) : `${duration(ms)} `;
};

const duration = (ms: number): string => (ms % 1000 === 0 ? `${ms / 1000}s` : `${ms}ms`);

/** '60s', '500ms' or '2m' in milliseconds; undefined for what is no duration. */
export function parseDuration(given: unknown): number | undefined {
  const [, count, unit] = /^(\d+(?:\.\d+)?)(ms|s|m)$/.exec(String(given)) ?? [];
  if (count === undefined) return undefined;
  return Number(count) * (unit === 'ms' ? 1 : unit === 's' ? 1000 : 60_000);
}
