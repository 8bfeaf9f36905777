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

test.each(['', '{', 'null', '"x"', '[]', '["x"]', '[1,2]', '["x","y"]', '["x",null]', '{"0":"x","1":2}'])(
  '%j is no draft',
  (value) => {
    expect(stored.parseDraft(value)).toBeUndefined();
  },
);
