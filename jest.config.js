/** Streams, components and the client over real HTTP; a file that needs the DOM says so in its docblock. */
export default {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/spec/**/*-spec.{ts,tsx}'],
  testPathIgnorePatterns: ['<rootDir>/spec/browser/', '<rootDir>/spec/foreign/'],
  setupFilesAfterEnv: ['<rootDir>/spec/support/setup.cjs'],
  // `npm test` runs other checks beside this one, maybe on two processors: a spec that hangs is still reported.
  testTimeout: 60_000,
  testSequencer: '<rootDir>/spec/support/slow-first.cjs',
  // Half of the processors is the default, and little of this waits.
  maxWorkers: '100%',
  moduleNameMapper: {
    '\\.css$': '<rootDir>/spec/support/empty.cjs',
    // One file instead of two hundred, which each spec would load anew.
    '^rxjs$': '<rootDir>/node_modules/rxjs/dist/bundles/rxjs.umd.js',
    '^rxjs/testing$': '<rootDir>/spec/support/rxjs-testing.cjs',
  },
  // The only package that the sandbox needs as it is, in modules.
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
