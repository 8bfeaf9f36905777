import { test, type TestDetails } from '@playwright/test';

/**
 * Details of a test that only `npm run test:matrix` runs: another row of a table, another journey
 * through rules that faster specs prove, or a sweep that takes long.
 */
export const MATRIX = { tag: '@matrix' } as const satisfies TestDetails;

/**
 * Details of a test of a table: `npm run test:browser` runs the representative rows, and
 * `npm run test:matrix` runs the others.
 */
export const rowDetails = (isRepresentative: boolean): TestDetails => (isRepresentative ? {} : MATRIX);

/** Whether the running test is one of `npm run test:matrix`. */
export const isInMatrix = (): boolean => test.info().tags.includes(MATRIX.tag);
