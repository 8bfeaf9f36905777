import { noteOfReadKey, readKey, SEEN_KEY } from '../../../src/streams/reading/stored-reads';

test('the storage keys of read flags and the last seen time are unchanged', () => {
  expect(SEEN_KEY).toBe('notesLastMarkedSeen');
  expect(readKey(7)).toBe('note_read_status_7');
});

test.each([
  ['note_read_status_7', 7],
  ['note_read_status_', undefined],
  ['note_read_status_7x', undefined],
  ['note_read_status_-7', undefined],
  ['note_read_status___proto__', undefined],
  ['xnote_read_status_7', undefined],
  ['reply_7', undefined],
])('the key %s belongs to the read flag of note %j', (key, id) => {
  expect(noteOfReadKey(key)).toBe(id);
});
