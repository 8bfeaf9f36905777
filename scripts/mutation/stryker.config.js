import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Ordinary mutants of the streams: conditions, blocks, strings, arithmetic. Delays and flattening operators, which
 * Stryker does not change, are in `operators.ts` beside this.
 *
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  mutate: ['src/streams/**/*.ts'],
  testRunner: 'jest',
  jest: { configFile: 'scripts/mutation/jest.config.js', enableFindRelatedTests: false },
  coverageAnalysis: 'perTest',
  concurrency: Number(process.env.MUTATION_JOBS ?? 2),
  reporters: ['clear-text', 'progress', 'html', 'json'],
  htmlReporter: { fileName: 'coverage/mutation/index.html' },
  jsonReporter: { fileName: 'coverage/mutation/report.json' },
  // Outside, or the copy would be taken for part of the product by whatever else runs meanwhile.
  tempDirName: join(tmpdir(), 'notestream-mutation'),
  ignorePatterns: ['coverage', 'dist', 'docs', 'languages', 'sandbox', 'test-results'],
  thresholds: { high: 95, low: 90, break: 85 },
};
