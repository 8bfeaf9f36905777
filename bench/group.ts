import type { Figure } from './figures';

/** Figures that belong together, as they are found. Errs with one line that says what is missing. */
export type Group = () => AsyncIterable<Figure>;
