/** Streams, components and the client over real HTTP; a file that needs the DOM says so in its docblock. */
export default {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/spec/**/*-spec.{ts,tsx}'],
  testPathIgnorePatterns: ['<rootDir>/spec/browser/'],
  setupFilesAfterEnv: ['<rootDir>/spec/support/setup.ts'],
  moduleNameMapper: { '\\.css$': '<rootDir>/spec/support/empty.cjs' },
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
