/** Epoch milliseconds by the browser's clock. Streams use their scheduler's clock instead. */
export const clockMs = (): number => Date.now();
