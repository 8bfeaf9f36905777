import { toJson } from './format-value';

/** The name and the marks of one row of a marble diagram. */
export interface Row {
  readonly name: string;
  readonly marks: readonly Mark[];
}

export interface Mark {
  /** Milliseconds from the left end of the diagram. */
  readonly at: number;
  readonly kind: 'next' | 'error' | 'complete';
  readonly value?: unknown;
}

export interface Drawing {
  /** One line per row: its name, and a diagram in the syntax of `m.hot()` and `toBeObservable()`. */
  readonly lines: readonly string[];
  /** The values by letter; equal values have the same letter in all rows. */
  readonly legend: ReadonlyMap<string, unknown>;
  /** Times are rounded to multiples of this value; 1 means that they are exact. */
  readonly stepMs: number;
  /** The number of values that are not drawn because all letters are in use. */
  readonly omitted: number;
  /** Whether every line fits into the width. */
  readonly fits: boolean;
}

const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789');
const STEPS_MS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 30_000, 60_000];

/**
 * Draws rows as marble diagrams in the syntax of the specs in `spec/streams/`. A letter takes 1 ms,
 * and so does each character of a group; '29ms' is a pause; spaces only align simultaneous values.
 * Times are rounded until the lines fit into `width` and groups do not overlap the next value.
 */
export function drawMarbles(rows: readonly Row[], width = 160): Drawing {
  const legend = new Map<string, unknown>();
  const letters = new Map<string, string>();
  let omitted = 0;
  const symbolOf = ({ kind, value }: Mark): string => {
    if (kind !== 'next') return kind === 'error' ? '#' : '|';
    const key = toJson(value) ?? String(value);
    const letter = letters.get(key) ?? LETTERS[letters.size];
    if (letter === undefined) {
      omitted += 1;
      return '';
    }
    letters.set(key, letter);
    legend.set(letter, value);
    return letter;
  };
  const named = rows.map(({ name, marks }) => ({
    name,
    symbols: marks
      .map((mark) => ({ at: mark.at, symbol: symbolOf(mark) }))
      .filter(({ symbol }) => symbol !== ''),
  }));
  const longest = Math.max(0, ...named.map(({ name }) => name.length));
  let lines: readonly string[] = [];
  let used = 1;
  let fits = true;
  for (const stepMs of STEPS_MS) {
    const bodies = alignedLines(named.map(({ symbols }) => groupsOf(symbols, stepMs)));
    used = stepMs;
    if (!bodies) continue;
    lines = bodies.map((body, index) => `${(named[index]?.name ?? '').padEnd(longest)}  ${body}`.trimEnd());
    fits = lines.every((line) => line.length <= width);
    if (fits) break;
  }
  return { lines, legend, stepMs: used, omitted, fits };
}

/**
 * Draws the last part of the rows that fits, halving the number of values until it does. `from` is
 * the start time of that part.
 */
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
    if (left <= 1 || (drawing.fits && drawing.omitted === 0)) return { ...drawing, from };
    from = times.at(-Math.ceil(left / 2)) ?? from;
  }
}

/** The letters to draw, by their rounded time. */
type Groups = ReadonlyMap<number, string>;

function groupsOf(
  symbols: readonly { readonly at: number; readonly symbol: string }[],
  stepMs: number,
): Groups {
  const groups = new Map<number, string>();
  for (const { at, symbol } of symbols) {
    const time = Math.round(at / stepMs) * stepMs;
    groups.set(time, (groups.get(time) ?? '') + symbol);
  }
  return groups;
}

/** The aligned lines; undefined if a group would overlap the next one. */
function alignedLines(rows: readonly Groups[]): readonly string[] | undefined {
  const times = [...new Set(rows.flatMap((groups) => [...groups.keys()]))].sort((a, b) => a - b);
  const cells = rows.map((groups) => {
    let clock = 0;
    return times.map((time) => {
      const symbols = groups.get(time);
      if (symbols === undefined) return '';
      const gap = time - clock;
      const cell = `${pause(gap)}${symbols.length > 1 ? `(${symbols})` : symbols}`;
      clock = time + (symbols.length > 1 ? symbols.length + 2 : 1);
      return gap < 0 ? undefined : cell;
    });
  });
  if (cells.some((row) => row.includes(undefined))) return undefined;
  const widths = times.map((_time, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return cells.map((row) => row.map((cell, column) => (cell ?? '').padStart(widths[column] ?? 0)).join(' '));
}

/** A pause. The space after the duration separates the pause from the next letter. */
const pause = (ms: number): string => {
  if (ms <= 0) return '';
  return ms < 4 ? '-'.repeat(ms) : `${duration(ms)} `;
};

const duration = (ms: number): string => (ms % 1000 === 0 ? `${ms / 1000}s` : `${ms}ms`);

/** Parses '60s', '500ms' or '2m' to milliseconds. Returns undefined if the input is not a duration. */
export function parseDuration(input: unknown): number | undefined {
  const [, count, unit] = /^(\d+(?:\.\d+)?)(ms|s|m)$/.exec(String(input)) ?? [];
  if (count === undefined) return undefined;
  return Number(count) * (unit === 'ms' ? 1 : unit === 's' ? 1000 : 60_000);
}
