/** The distribution of several runs. */
export interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
  readonly runs: number;
}

/** A measured value, and its target if it has one. */
export interface Figure extends Spread {
  /** `start`, `work`, ... */
  readonly group: string;
  readonly name: string;
  readonly unit: string;
  readonly atMost?: number;
  /** The target of a rate, which is a minimum. */
  readonly atLeast?: number;
}

/** The spread of one or more values. */
export function spread(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (index: number): number => sorted[index] ?? NaN;
  const half = Math.floor(sorted.length / 2);
  const median = sorted.length % 2 === 1 ? at(half) : (at(half - 1) + at(half)) / 2;
  return { median, min: at(0), max: at(sorted.length - 1), runs: sorted.length };
}

export const meetsTarget = ({ median, atMost = Infinity, atLeast = -Infinity }: Figure): boolean =>
  median <= atMost && median >= atLeast;

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
