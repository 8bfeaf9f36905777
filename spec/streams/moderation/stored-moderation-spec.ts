import type { StoredModeration } from '../../../src/streams/moderation/state';
import {
  moderationKey,
  noteOfModerationKey,
  parseModeration,
  stringifyModeration,
} from '../../../src/streams/moderation/stored-moderation';

const pending: StoredModeration = { kind: 'spam', phase: 'pending', site: 1, comment: 2, endsAt: 3 };

test('the storage key of moderations is unchanged', () => {
  expect(moderationKey(7)).toBe('note_moderation_7');
});

test.each([
  ['note_moderation_7', 7],
  ['note_moderation_', undefined],
  ['reply_7', undefined],
])('the key %s belongs to the moderation of note %j', (key, id) => {
  expect(noteOfModerationKey(key)).toBe(id);
});

test('a moderation is stored with its comment and its end, and read back unchanged', () => {
  expect(parseModeration(stringifyModeration(pending))).toEqual(pending);
});

test.each([
  '',
  '{',
  'null',
  ...Object.entries({ kind: 'like', phase: 'done', site: -1, comment: 'x', endsAt: null }).map(
    ([name, value]) => JSON.stringify({ ...pending, [name]: value }),
  ),
])('the malformed moderation %s is ignored', (value) => {
  expect(parseModeration(value)).toBeUndefined();
});
