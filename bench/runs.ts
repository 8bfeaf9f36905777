/** The number of runs of which each figure is the median. */
export const RUNS = 7;
