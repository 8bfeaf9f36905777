import { type Figure, meetsTarget } from './figures';

const WIDTHS = { name: 58, value: 11 };

const COLUMNS = ['median', 'least', 'most'].map((name) => name.padStart(WIDTHS.value)).join('');

export const headline = (group: string): string =>
  `\n${group.padEnd(WIDTHS.name)}${COLUMNS}${' '.repeat(6)}to be`;

/** A row of the table. */
export function row(figure: Figure): string {
  const { name, unit, median, min, max, runs, atMost, atLeast } = figure;
  // A single run has no range.
  const values = (runs === 1 ? [shown(median), '', ''] : [median, min, max].map(shown))
    .map((value) => value.padStart(WIDTHS.value))
    .join('');
  const limit = [
    ...(atMost !== undefined ? [`at most ${shown(atMost)}`] : []),
    ...(atLeast !== undefined ? [`at least ${shown(atLeast)}`] : []),
  ].join(', ');
  const verdict = limit === '' ? '' : `${limit}${meetsTarget(figure) ? '' : '  MISSED'}`;
  const once = runs === 1 ? ' (once)' : '';
  return `${name.padEnd(WIDTHS.name)}${values} ${unit.padEnd(5)}${verdict}${once}`.trimEnd();
}

/** Rounds to three significant digits; whole numbers stay as they are. */
const shown = (value: number): string =>
  Number.isInteger(value)
    ? value.toLocaleString('en-US')
    : value.toLocaleString('en-US', { maximumSignificantDigits: Math.abs(value) >= 100 ? 4 : 3 });
