import * as stored from '../../src/streams/stored';

test('the names in storage', () => {
  expect(stored.SEEN_KEY).toBe('notesLastMarkedSeen');
  expect(stored.readKey(7)).toBe('note_read_status_7');
  expect(stored.draftKey(7)).toBe('reply_7');
});

test.each([
  ['note_read_status_7', 7],
  ['note_read_status_', undefined],
  ['note_read_status_7x', undefined],
  ['note_read_status_-7', undefined],
  ['note_read_status___proto__', undefined],
  ['xnote_read_status_7', undefined],
  ['reply_7', undefined],
])('the read flag %s is of note %j', (key, id) => {
  expect(stored.noteOfReadKey(key)).toBe(id);
});

test.each([
  ['reply_7', 7],
  ['reply_', undefined],
  ['reply_to', undefined],
  ['note_read_status_7', undefined],
])('the draft %s is of note %j', (key, id) => {
  expect(stored.noteOfDraftKey(key)).toBe(id);
});

test('a draft is kept as its text and its time, and read back', () => {
  const draft = { text: 'A "quoted"\nline 👋', savedAt: 1_700_000_000_000 };
  expect(stored.stringifyDraft(draft)).toBe('["A \\"quoted\\"\\nline 👋",1700000000000]');
  expect(stored.parseDraft(stored.stringifyDraft(draft))).toEqual(draft);
});

test.each([
  ['note_moderation_7', 7],
  ['note_moderation_', undefined],
  ['reply_7', undefined],
])('the pending spam or trash %s is of note %j', (key, id) => {
  expect(stored.noteOfModerationKey(key)).toBe(id);
});

const pending: stored.StoredModeration = { kind: 'spam', phase: 'pending', site: 1, comment: 2, endsAt: 3 };

test('a pending spam or trash is kept with its comment and its end, and read back', () => {
  expect(stored.parseModeration(stored.stringifyModeration(pending))).toEqual(pending);
});

test.each([
  '',
  '{',
  'null',
  ...Object.entries({ kind: 'like', phase: 'done', site: -1, comment: 'x', endsAt: null }).map(
    ([name, value]) => JSON.stringify({ ...pending, [name]: value }),
  ),
])('%s is no pending spam or trash', (value) => {
  expect(stored.parseModeration(value)).toBeUndefined();
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
])('%j is no draft', (value) => {
  expect(stored.parseDraft(value)).toBeUndefined();
});
