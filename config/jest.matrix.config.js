import process from 'node:process';
import unit from './jest.config.js';

/** Many inputs of the random specs, which run with a few in `npm test`. */
process.env.RUNS ??= '10';

/**
 * The specs that `npm test` leaves out or runs with few inputs; `npm run test:all` runs them.
 */
export default {
  ...unit,
  testSequencer: '<rootDir>/spec/support/slow-first.cjs',
  testPathIgnorePatterns: unit.testPathIgnorePatterns.filter((pattern) => pattern !== '-matrix-spec'),
  testMatch: [
    '<rootDir>/spec/**/*-matrix-spec.ts',
    '<rootDir>/spec/{world/any-story,streams/consistency,streams/any-responses,streams/notes/any-input}-spec.ts',
    '<rootDir>/spec/components/{generated-notes,blocks/rich-text}-spec.tsx',
    '<rootDir>/spec/components/time-and-group-spec.ts',
  ],
};
