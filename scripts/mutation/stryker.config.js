import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Mutates conditions, blocks, strings and arithmetic of the streams and their tools. Stryker does not mutate delays
 * and flattening operators; `operators.ts` does.
 *
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  mutate: [
    'src/streams/**/*.ts',
    'src/devtools/{monitor,picture,replay}/**/*.ts',
    // A table of names, which its spec compares with the sources.
    '!src/streams/state/behaviour-table.ts',
  ],
  testRunner: 'jest',
  jest: { configFile: 'scripts/mutation/jest.config.js', enableFindRelatedTests: false },
  coverageAnalysis: 'perTest',
  concurrency: Number(process.env.MUTATION_JOBS ?? 2),
  reporters: ['clear-text', 'progress', 'html', 'json'],
  htmlReporter: { fileName: 'coverage/mutation/index.html' },
  jsonReporter: { fileName: 'coverage/mutation/report.json' },
  // Outside of the project, so that other tools do not find the copy.
  tempDirName: join(tmpdir(), 'notestream-mutation'),
  ignorePatterns: ['coverage', 'dist', 'docs', 'languages', 'sandbox', 'test-results'],
  thresholds: { high: 95, low: 90, break: 85 },
};
