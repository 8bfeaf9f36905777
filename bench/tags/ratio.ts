/** Of the same thing done twice, side by side: with something, and without. */
export type Pair = readonly [having: number, lacking: number];

/** The mean of the middle half of the pairs' ratios, and its standard error: what disturbed one run alone is left out. */
export function ratioOf(pairs: readonly Pair[]): { readonly ratio: number; readonly error: number } {
  const logs = pairs.map(([having, lacking]) => Math.log(having / lacking)).sort((a, b) => a - b);
  const quarter = Math.floor(logs.length / 4);
  const middle = logs.slice(quarter, logs.length - quarter);
  const mean = middle.reduce((sum, log) => sum + log, 0) / middle.length;
  // Of the whole sample, winsorized: what is left out is known to lie beyond what is kept.
  const [least = mean, most = mean] = [middle[0], middle.at(-1)];
  const bounded = logs.map((log) => Math.min(Math.max(log, least), most));
  const variance = bounded.reduce((sum, log) => sum + (log - mean) ** 2, 0) / (bounded.length - 1);
  return { ratio: Math.exp(mean), error: Math.sqrt(variance) / (0.5 * Math.sqrt(logs.length)) };
}
