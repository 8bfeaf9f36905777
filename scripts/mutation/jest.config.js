import config from '../../config/jest.config.js';

/**
 * Runs the specs of the streams as one file, because mutation testing runs them thousands of times.
 */
export default {
  ...config,
  rootDir: '../..',
  testMatch: ['<rootDir>/scripts/mutation/streams-specs.ts'],
};
