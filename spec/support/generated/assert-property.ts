import fc, { type IRawProperty } from 'fast-check';

/**
 * A fixed seed, so that no commit fails by chance; `SEED=7 RUNS=20 npx jest` tests other inputs, and
 * `npm run test:random` ten times as many in the specs that its configuration names.
 */
const { SEED = '1', RUNS = '1' } = process.env;

/** Throws if the property fails for a generated input; the error has the smallest such input. */
export const assertProperty = <T>(property: IRawProperty<T, false>, runs = 100): void =>
  fc.assert(property, { numRuns: runs * Number(RUNS), seed: Number(SEED) });
