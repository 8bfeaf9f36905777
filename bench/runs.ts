/** Each figure is the median of so many runs. */
export const RUNS = 7;
