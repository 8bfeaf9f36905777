import { behaviourFile } from '../../../src/devtools/picture/behaviour-file';

test('returns the file of the behaviour that a part belongs to', () => {
  expect(behaviourFile('reply > send > hold')).toBe('src/streams/reply/reply.ts');
});

test('returns undefined for the event queue, which is not a behaviour', () => {
  expect(behaviourFile('events')).toBeUndefined();
});
