import fc from 'fast-check';
import { pick } from '../../../src/devtools/monitor/patterns';
import { createRingBuffer } from '../../../src/devtools/monitor/ring-buffer';
import { editDistance, similarNames } from '../../../src/devtools/monitor/similar-names';
import { formatValue } from '../../../src/devtools/monitor/format-value';

const NAMES = ['polling', 'polling > fetch list', 'reply', 'reply > send', 'drafts'];

test.each([
  ['polling', ['polling']],
  ['poll*', ['polling', 'polling > fetch list']],
  ['* > send', ['reply > send']],
  ['*', NAMES],
  ['REPLY', ['reply']],
])('%s picks %j', (pattern, expected) => {
  expect(pick('stream', NAMES, pattern)).toEqual(expected);
});

test.each([
  ['poling', "There is no stream 'poling'. Similar: polling, polling > fetch list."],
  ['repyl*', "There is no stream 'repyl*'. Similar: reply, reply > send."],
  ['(', `There is no stream '('. There are: ${NAMES.join(', ')}.`],
  [7, "7 is not a pattern: give the name of a stream, or part of it with '*'."],
  ['', '"" is not a pattern: give the name of a stream, or part of it with \'*\'.'],
  [undefined, "undefined is not a pattern: give the name of a stream, or part of it with '*'."],
])('rejects %j and names what would match', (pattern, message) => {
  expect(() => pick('stream', NAMES, pattern)).toThrow(message);
});

test('matches a dot literally', () => {
  expect(() => pick('event', ['replyXsent'], 'reply.sent')).toThrow('There is no event');
});

test.each([
  [0, []],
  [2, [1, 2]],
  [3, [1, 2, 3]],
  [4, [2, 3, 4]],
  [7, [5, 6, 7]],
])('keeps the newest three of %d values, oldest first', (count, expected) => {
  const buffer = createRingBuffer<number>(3);
  for (let value = 1; value <= count; value++) buffer.push(value);
  expect(buffer.all()).toEqual(expected);
  expect(buffer.count()).toBe(count);
});

test('computes the Levenshtein distance', () => {
  expect(editDistance('kitten', 'sitting')).toBe(3);
  expect(editDistance('', 'abc')).toBe(3);
  fc.assert(fc.property(fc.string(), fc.string(), (a, b) => editDistance(a, b) === editDistance(b, a)));
  fc.assert(fc.property(fc.string(), (a) => editDistance(a, a) === 0));
});

test('finds no similar name for an input that differs in every letter', () => {
  expect(similarNames('zzzzzz', ['polling', 'polling > fetch list', 'reply'])).toEqual([]);
});

test('formats any value within the maximal length', () => {
  const circular: Record<string, unknown> = {};
  circular.itself = circular;
  expect(formatValue(circular)).toBe('[object Object]');
  expect(formatValue(() => 1)).toBe('function');
  expect(formatValue(new TypeError('broken'))).toBe('TypeError: broken');
  fc.assert(fc.property(fc.anything(), (value) => formatValue(value, 20).length <= 20));
});
