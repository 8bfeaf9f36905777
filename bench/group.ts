import type { Figure } from './figures';

/**
 * A group of figures, in the order of measuring. Throws an error of one line if something is
 * missing.
 */
export type Group = () => AsyncIterable<Figure>;
