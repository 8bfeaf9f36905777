import { markKey, noteOfMarkKey, noteOfReadKey, SEEN_KEY } from '../../../src/streams/reading/stored-reads';
import { READ, UNREAD } from '../../support/notes';

test('[last-seen-time] the storage keys of read flags and the last seen time are unchanged', () => {
  expect(SEEN_KEY).toBe('notesLastMarkedSeen');
  expect(markKey(7, READ)).toBe('note_read_status_7');
});

test.each([
  ['note_read_status_7', 7],
  ['note_read_status_', undefined],
  ['note_read_status_7x', undefined],
  ['note_read_status_-7', undefined],
  ['note_read_status___proto__', undefined],
  ['xnote_read_status_7', undefined],
  ['reply_7', undefined],
])('[read-flag-key] the key %s belongs to the read flag of note %j', (key, id) => {
  expect(noteOfReadKey(key)).toBe(id);
});

test('an unread mark has a key of its own, because a read flag means by its presence that a note is read', () => {
  expect(markKey(7, UNREAD)).toBe('note_unread_status_7');
  expect([noteOfMarkKey('note_unread_status_7'), noteOfReadKey('note_unread_status_7')]).toEqual([
    7,
    undefined,
  ]);
});
