import config from '../../jest.config.js';

/** The specs of the streams, as fast as they can be run: mutation testing runs them thousands of times. */
export default {
  ...config,
  rootDir: '../..',
  testMatch: ['<rootDir>/scripts/mutation/streams-specs.ts'],
};
