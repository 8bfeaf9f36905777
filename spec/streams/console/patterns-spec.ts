import fc from 'fast-check';
import { distance, nearest, pick, shown } from '../../../src/streams/console/patterns';

const NAMES = ['polling', 'polling > fetch list', 'reply', 'reply > send', 'storage'];

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
  ['poling', "There is no stream 'poling'. Near to it: polling, polling > fetch list."],
  ['repyl*', "There is no stream 'repyl*'. Near to it: reply, reply > send."],
  ['(', "There is no stream '('. There are: polling, polling > fetch list, reply, reply > send, storage."],
  [7, "7 is no pattern: give the name of a stream, or a part of it and '*'."],
  ['', '"" is no pattern: give the name of a stream, or a part of it and \'*\'.'],
  [undefined, "undefined is no pattern: give the name of a stream, or a part of it and '*'."],
])('%j is told what is near to it', (pattern, message) => {
  expect(() => pick('stream', NAMES, pattern)).toThrow(message);
});

test('a dot stands for itself', () => {
  expect(() => pick('event', ['replyXsent'], 'reply.sent')).toThrow('There is no event');
});

test('the distance is that of Levenshtein', () => {
  expect(distance('kitten', 'sitting')).toBe(3);
  expect(distance('', 'abc')).toBe(3);
  fc.assert(fc.property(fc.string(), fc.string(), (a, b) => distance(a, b) === distance(b, a)));
  fc.assert(fc.property(fc.string(), (a) => distance(a, a) === 0));
});

test('nothing is near to what is far', () => {
  expect(nearest('zzzzzz', NAMES)).toEqual([]);
});

test('anything can be shown, and none of it is long', () => {
  const round: Record<string, unknown> = {};
  round.itself = round;
  expect(shown(round)).toBe('[object Object]');
  expect(shown(() => 1)).toBe('function');
  expect(shown(new TypeError('broken'))).toBe('TypeError: broken');
  fc.assert(fc.property(fc.anything(), (value) => shown(value, 20).length <= 20));
});
