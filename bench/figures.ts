/** The distribution of several runs: the median and the quartiles around it. */
export interface Spread {
  readonly median: number;
  readonly lower: number;
  readonly upper: number;
  readonly runs: number;
}

/** The figure of another contender, measured by turns, and the ratios of this build's runs to its runs. */
export interface Beside extends Spread {
  readonly name: string;
  /** Without it, the cost is zero. */
  readonly ratio?: Spread;
}

/** A measured value, and its target if it has one. */
export interface Figure extends Spread {
  /** `versus`, `work`, ... */
  readonly group: string;
  readonly name: string;
  readonly unit: string;
  readonly atMost?: number;
  /** The target of a rate, which is a minimum. */
  readonly atLeast?: number;
  /** The target of the ratio to the original panel. */
  readonly shareOfOriginal?: number;
  readonly beside?: readonly Beside[];
}

export const ORIGINAL = 'original';

/** The spread of one or more values. Quartiles lie between the two nearest values. */
export function spread(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number): number => {
    const place = (sorted.length - 1) * share;
    const [below = NaN, above = NaN] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
    return below + (above - below) * (place % 1);
  };
  return { median: at(0.5), lower: at(0.25), upper: at(0.75), runs: sorted.length };
}

/** Whether a figure reaches all of its targets. A ratio that could not be measured misses its target. */
export function meetsTarget(figure: Figure): boolean {
  const { median, atMost = Infinity, atLeast = -Infinity, shareOfOriginal, beside = [] } = figure;
  if (median > atMost || median < atLeast) return false;
  if (shareOfOriginal === undefined) return true;
  const ratio = beside.find(({ name }) => name === ORIGINAL)?.ratio?.median;
  return ratio !== undefined && ratio <= shareOfOriginal;
}

/**
 * The exponent k of cost = c * size^k that fits the points best (least squares over their
 * logarithms): 1 is linear.
 */
export function growth(points: readonly (readonly [size: number, cost: number])[]): number {
  const logs = points.map(([size, cost]) => [Math.log(size), Math.log(cost)] as const);
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(logs.map(([size]) => size)), mean(logs.map(([, cost]) => cost))];
  const covariance = mean(logs.map(([size, cost]) => (size - x) * (cost - y)));
  return covariance / mean(logs.map(([size]) => (size - x) ** 2));
}
