/** Two measurements of the same action, one with tags and one without. */
export type Pair = readonly [tagged: number, plain: number];

/** The mean of the middle half of the pairs' ratios, without outliers, and its standard error. */
export function ratioOf(pairs: readonly Pair[]): { readonly ratio: number; readonly error: number } {
  const logs = pairs.map(([tagged, plain]) => Math.log(tagged / plain)).sort((a, b) => a - b);
  const quarter = Math.floor(logs.length / 4);
  const middle = logs.slice(quarter, logs.length - quarter);
  const mean = middle.reduce((sum, log) => sum + log, 0) / middle.length;
  // The winsorized variance: outliers count as the nearest value of the middle half.
  const [least = mean, most = mean] = [middle[0], middle.at(-1)];
  const bounded = logs.map((log) => Math.min(Math.max(log, least), most));
  const variance = bounded.reduce((sum, log) => sum + (log - mean) ** 2, 0) / (bounded.length - 1);
  return { ratio: Math.exp(mean), error: Math.sqrt(variance) / (0.5 * Math.sqrt(logs.length)) };
}
