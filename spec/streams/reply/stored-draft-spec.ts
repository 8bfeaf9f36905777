import {
  draftKey,
  ownerOfDraftKey,
  parseDraft,
  stringifyDraft,
} from '../../../src/streams/reply/stored-draft';

test('the storage key of drafts is unchanged', () => {
  expect(draftKey(7)).toBe('reply_7');
  expect(draftKey('1/70')).toBe('reply_1/70');
});

test.each([
  ['reply_7', 7],
  ['reply_1/70', '1/70'],
  ['reply_1/', undefined],
  ['reply_', undefined],
  ['reply_to', undefined],
  ['note_read_status_7', undefined],
])('the key %s belongs to the draft of note %j', (key, id) => {
  expect(ownerOfDraftKey(key)).toBe(id);
});

test('a draft is stored with its text and time, and read back unchanged', () => {
  const draft = { text: 'A "quoted"\nline 👋', typedAt: 1_700_000_000_000 };
  expect(stringifyDraft(draft)).toBe('["A \\"quoted\\"\\nline 👋",1700000000000]');
  expect(parseDraft(stringifyDraft(draft))).toEqual(draft);
});

test.each([
  '',
  '{',
  'null',
  '"x"',
  '[]',
  '["x"]',
  '[1,2]',
  '["x","y"]',
  '["x",null]',
  '["",1]',
  '{"0":"x","1":2}',
])('the malformed draft %j is ignored', (value) => {
  expect(parseDraft(value)).toBeUndefined();
});
