import { pick } from '../../../src/devtools/monitor/patterns';

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
  ['poling', "There is no stream 'poling'. Near to it: polling, polling > fetch list."],
  ['repyl*', "There is no stream 'repyl*'. Near to it: reply, reply > send."],
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
