const LEFT_OUT = ['/spec/deploy/', '/spec/e2e/', '/spec/foreign/', '-matrix-spec'];

/** Whether another command runs a spec file. The path begins at the root. */
export const isLeftOut = (file) => LEFT_OUT.some((part) => `/${file}`.includes(part));

/**
 * All unit and marble specs but the matrices (jest.matrix.config.js). A file that needs the DOM names
 * its environment in a docblock.
 */
export default {
  rootDir: '..',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/spec/**/*-spec.{ts,tsx}'],
  testPathIgnorePatterns: LEFT_OUT.map((part) => part.replace(/^\//, '<rootDir>/')),
  setupFilesAfterEnv: ['<rootDir>/spec/support/setup.cjs'],
  // `npm test` runs other checks at the same time, so the limit is generous.
  testTimeout: 60_000,
  reporters: ['default', '<rootDir>/scripts/failed-names.js'],
  // Uses all processors instead of half of them: these specs rarely wait.
  maxWorkers: '100%',
  moduleNameMapper: {
    // The address in the built bell.
    '^\\./embed-notify\\.js$': '<rootDir>/src/embed/embed-notify.ts',
    '\\.css$': '<rootDir>/spec/support/empty.cjs',
    // One file instead of the two hundred that each spec would load.
    '^rxjs$': '<rootDir>/node_modules/rxjs/dist/bundles/rxjs.umd.js',
    '^rxjs/testing$': '<rootDir>/spec/support/rxjs-testing.cjs',
  },
  // The only package that jest must transform, because it has ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!iso-3166/)'],
  transform: {
    '\\.tsx?$|/iso-3166/.+\\.js$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
};
