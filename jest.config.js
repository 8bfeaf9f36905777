/** Streams, components and the client over real HTTP; a file that needs the DOM says so in its docblock. */
export default {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/spec/**/*-spec.{ts,tsx}'],
  testPathIgnorePatterns: ['<rootDir>/spec/browser/'],
  setupFilesAfterEnv: ['<rootDir>/spec/support/setup.cjs'],
  // For busy machines: of a spec that hangs this says so soon enough.
  testTimeout: 30_000,
  // Half of the processors is the default, and little of this waits.
  maxWorkers: '100%',
  moduleNameMapper: {
    '\\.css$': '<rootDir>/spec/support/empty.cjs',
    // One file instead of two hundred, which each spec would load anew.
    '^rxjs$': '<rootDir>/node_modules/rxjs/dist/bundles/rxjs.umd.js',
    '^rxjs/testing$': '<rootDir>/spec/support/rxjs-testing.cjs',
  },
  transform: {
    '\\.tsx?$': [
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
