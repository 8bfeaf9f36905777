import { behaviourFile } from '../../../src/devtools/picture/behaviour-file';

test('returns the file of the behaviour that a part belongs to', () => {
  expect(behaviourFile('outbox > send > request')).toBe('src/streams/behaviours/outbox.ts');
});

test('returns undefined for the event queue, which is not a behaviour', () => {
  expect(behaviourFile('events')).toBeUndefined();
});
