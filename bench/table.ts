import { type Beside, type Figure, meetsTarget, ORIGINAL, type Spread } from './figures';

const WIDTHS = [50, 22, 9, 19, 14];

const cells = (...texts: readonly string[]): string =>
  texts
    .map((text, column) => text.padEnd(WIDTHS[column] ?? 0))
    .join(' ')
    .trimEnd();

export const headline = (group: string): string => cells(group, 'this build', ORIGINAL, 'ratio', 'to reach');

/**
 * A row of the table: the median with its quartiles, what the original takes, the ratio to it and the
 * target. Another contender stands behind.
 */
export function row(figure: Figure): string {
  const { name, unit, beside = [] } = figure;
  const original = beside.find((other) => other.name === ORIGINAL);
  const others = beside.filter((other) => other !== original);
  return cells(
    name,
    `${values(figure)} ${unit}`.trimEnd(),
    original ? shown(original.median) : '',
    original?.ratio ? values(original.ratio) : '',
    [target(figure), ...others.map(compared)].filter((text) => text !== '').join('; '),
  );
}

function target(figure: Figure): string {
  const { atMost, atLeast, shareOfOriginal } = figure;
  const limits = [
    ...(atMost === undefined ? [] : [shown(atMost)]),
    ...(atLeast === undefined ? [] : [`at least ${shown(atLeast)}`]),
    ...(shareOfOriginal === undefined ? [] : [`×${shown(shareOfOriginal)}`]),
  ];
  if (limits.length === 0) return '';
  return `${limits.join(', ')}${meetsTarget(figure) ? '' : ' MISSED'}`;
}

const compared = ({ name, median, ratio }: Beside): string =>
  `${name} ${shown(median)}${ratio ? `, ratio ${values(ratio)}` : ''}`;

/** The median and the quartiles, if they differ. */
const values = ({ median, lower, upper }: Spread): string =>
  shown(lower) === shown(upper) ? shown(median) : `${shown(median)} (${shown(lower)}–${shown(upper)})`;

/** Rounds to three significant digits; whole numbers stay as they are. */
const shown = (value: number): string =>
  Number.isInteger(value)
    ? value.toLocaleString('en-US')
    : value.toLocaleString('en-US', { maximumSignificantDigits: Math.abs(value) >= 100 ? 4 : 3 });
