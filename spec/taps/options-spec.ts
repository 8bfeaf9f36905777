import { UsageError } from '../support/run-options';
import { readOptions } from './options';

const newSeed = (): number => 42;

test('taps for twenty minutes on four pages with a new seed by default', () => {
  expect(readOptions([], newSeed)).toEqual({ minutes: 20, pages: 4, seed: 42, dist: undefined });
  expect(readOptions(['--minutes', '0.5', '--seed', '7', '--pages', '2', '--dist', '/old'], newSeed)).toEqual(
    { minutes: 0.5, pages: 2, seed: 7, dist: '/old' },
  );
  expect(readOptions(['--help'], newSeed)).toBe('help');
});

test.each([
  ['--minutes', '0'],
  ['--minutes', '1e2'],
  ['--pages', '0'],
  ['--pages', '9'],
  ['--seed', '-1'],
  ['--sed', '7'],
  ['five'],
])('rejects %s %s with a usage error', (...args) => {
  expect(() => readOptions(args, newSeed)).toThrow(UsageError);
});
