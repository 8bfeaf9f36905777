/** How long something takes, in milliseconds, over several runs. */
export interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

const RUNS = 7;
/** Runs before those that count: the engine compiles what it sees often. */
const WARM_UP_RUNS = 3;

/** Runs something a few times. What is quicker than the clock is told exactly is repeated in each run, and divided. */
export function timed(act: () => unknown, repeats = 1): Spread {
  const once = (): number => {
    const start = performance.now();
    for (let count = 0; count < repeats; count += 1) act();
    return (performance.now() - start) / repeats;
  };
  for (let count = 0; count < WARM_UP_RUNS; count += 1) once();
  const runs = Array.from({ length: RUNS }, once).sort((a, b) => a - b);
  const at = (index: number): number => runs[index] ?? NaN;
  return { median: at(Math.floor(RUNS / 2)), min: at(0), max: at(RUNS - 1) };
}

/** The exponent k of cost = c * size^k that fits the points best (least squares over their logarithms): 1 is linear. */
export function growth(points: readonly (readonly [size: number, cost: number])[]): number {
  const logs = points.map(([size, cost]) => [Math.log(size), Math.log(cost)] as const);
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(logs.map(([size]) => size)), mean(logs.map(([, cost]) => cost))];
  const covariance = mean(logs.map(([size, cost]) => (size - x) * (cost - y)));
  return covariance / mean(logs.map(([size]) => (size - x) ** 2));
}
