import { UsageError } from '../support/run-options';
import { readOptions } from './options';

const newSeed = (): number => 42;

test('runs five minutes with a new seed by default', () => {
  expect(readOptions([], newSeed)).toEqual({ minutes: 5, seed: 42 });
  expect(readOptions(['--minutes', '0.5', '--seed', '7'], newSeed)).toEqual({ minutes: 0.5, seed: 7 });
  expect(readOptions(['--help'], newSeed)).toBe('help');
});

test.each([
  ['--minutes', '0'],
  ['--minutes', '601'],
  ['--minutes', 'soon'],
  ['--minutes', '1e2'],
  ['--seed', '1.5'],
  ['--seed', '-1'],
  ['--sed', '7'],
  ['five'],
])('rejects %s %s with a usage error', (...args) => {
  expect(() => readOptions(args, newSeed)).toThrow(UsageError);
});
