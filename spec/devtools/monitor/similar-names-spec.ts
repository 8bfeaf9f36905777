import fc from 'fast-check';
import { editDistance, similarNames } from '../../../src/devtools/monitor/similar-names';

test('computes the Levenshtein distance', () => {
  expect(editDistance('kitten', 'sitting')).toBe(3);
  expect(editDistance('', 'abc')).toBe(3);
  fc.assert(fc.property(fc.string(), fc.string(), (a, b) => editDistance(a, b) === editDistance(b, a)));
  fc.assert(fc.property(fc.string(), (a) => editDistance(a, a) === 0));
});

test('finds no similar name for an input that differs in every letter', () => {
  expect(similarNames('zzzzzz', ['polling', 'polling > fetch list', 'reply'])).toEqual([]);
});
