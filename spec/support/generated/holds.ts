import fc, { type IRawProperty } from 'fast-check';

/** The same input each time, so that no commit fails by chance; `SEED=7 RUNS=20 npx jest` looks further. */
const { SEED = '1', RUNS = '1' } = process.env;

/** Throws, and tells the smallest input that it finds, where a property does not hold. */
export const holds = <T>(property: IRawProperty<T, false>, runs = 100): void =>
  fc.assert(property, { numRuns: runs * Number(RUNS), seed: Number(SEED) });
