import type { Note } from '../../../src/streams/notes/note';
import { parseNote, parseNotes } from '../../../src/streams/notes/parse-note';
import { note, wireNote } from '../../support/notes';

describe('[fields-of-a-note] a note of the real platform', () => {
  test.each([
    [{ read: 0 }, false],
    [{ read: 1 }, true],
    [{ read: false }, false],
    [{ read: true }, true],
    [{ read: undefined, unread: '0' }, true],
    [{ read: undefined, unread: '1' }, false],
    [{ read: undefined, unread: 1 }, false],
    [{ read: undefined }, false],
    [{ read: 'x', unread: null }, false],
  ])('with %j is read: %j', (changes, isRead) => {
    expect(note(1, changes).isRead).toBe(isRead);
  });

  test.each([
    [4007447833, 4007447833],
    ['4007447833', 4007447833],
    [undefined, undefined],
    [null, undefined],
  ])('with the note_hash %j has the hash %j', (input, hash) => {
    expect(note(1, { note_hash: input }).hash).toBe(hash);
  });

  test('[meta-ids] may have ids that are texts', () => {
    const ids = { site: '1', post: '2', comment: '3', parent_comment: 0, reply_comment: '5', user: 6 };
    expect(note(1, { id: '8401493284', meta: { ids } })).toMatchObject({
      id: 8401493284,
      ids: { site: 1, post: 2, comment: 3, replyComment: 5, user: 6 },
    });
  });

  test.each<[string, Record<string, unknown>, Partial<Note>]>([
    ['meta', { meta: undefined }, { ids: {} }],
    ['meta.ids', { meta: {} }, { ids: {} }],
    ['meta that is null', { meta: null }, { ids: {} }],
    ['id that is null', { meta: { ids: { site: null, comment: null } } }, { ids: {} }],
    ['header', { header: undefined }, { header: [] }],
    ['body', { body: null }, { body: [] }],
    ['subject', { subject: [] }, { subject: [] }],
    ['title', { title: undefined }, { title: '' }],
    ['url', { url: '' }, { url: '' }],
    ['icon', { icon: 'javascript:alert(1)' }, { icon: '' }],
    ['noticon', { noticon: 7 }, { noticon: '' }],
  ])('may have a missing or malformed %s', (_name, changes, expected) => {
    const parsed = note(1, changes);
    expect(parsed).toEqual({ ...parsed, ...expected });
  });

  test('[unknown-note-types] may have an unknown type', () => {
    expect(note(1, { type: 'blaze_cancelled_note' }).type).toBe('blaze_cancelled_note');
  });

  test('[list-response] comes with a last_seen_time that is a text', () => {
    expect(parseNotes({ notes: [], last_seen_time: '1477417665' })).toMatchObject({
      lastSeenTime: 1477417665,
    });
    expect(parseNotes({ notes: [] })).toMatchObject({ lastSeenTime: 0 });
  });
});

describe('a malformed note', () => {
  test.each([
    ['a note is null, not an object', null],
    ['a note is a list of 2, not an object', [1, 2]],
    ['a note is a text of length 1, not an object', 'x'],
    ["a note's id is missing, not a number", wireNote(1, { id: undefined })],
    ["a note's id is null, not a number", wireNote(1, { id: null })],
    ["a note's id is a text of length 9, not a number", wireNote(1, { id: '__proto__' })],
    ["a note's id is -1, not a number", wireNote(1, { id: -1 })],
    ["a note's id is 1.5, not a number", wireNote(1, { id: 1.5 })],
    ['note 7 has a type that is null, not a text', wireNote(7, { type: null })],
    ['note 1 has a type that is a text of length 0, not a text', wireNote(1, { type: '' })],
    ['note 1 has neither a text nor a picture', { id: 1, type: 'like', subject: {}, body: [] }],
    ['note 1 has neither a text nor a picture', { id: 1, type: 'like', subject: [{ text: ' ' }] }],
    ['note 1 has neither a text nor a picture', { id: 1, type: 'like', title: ' \u200f' }],
    ["a note's id is a text of length 99, not a number", wireNote(1, { id: 'x'.repeat(99) })],
  ])('is reported as "%s"', (problem, value) => {
    expect(parseNote(value)).toEqual({ problem });
  });
});

test.each(['never', '', undefined, null, {}, '0000-00-00 00:00:00'])(
  'a note with the malformed time %p is a note without a time',
  (timestamp) => {
    expect(parseNote(wireNote(1, { timestamp }))).toEqual({ note: note(1, { timestamp: 0 }) });
  },
);

describe('parseNotes', () => {
  test('[list-response] returns the valid notes, the problems of the others, and the number of all', () => {
    expect(parseNotes({ notes: [wireNote(2), null, wireNote(1)] })).toEqual({
      notes: [note(2), note(1)],
      problems: ['a note is null, not an object'],
      unreadable: [],
      count: 3,
      lastSeenTime: 0,
    });
  });

  test('returns the ids of malformed notes that have one', () => {
    const notes = [wireNote(1, { type: '', note_hash: 5 }), { type: 'like' }];
    expect(parseNotes({ notes })).toMatchObject({ notes: [], unreadable: [{ id: 1, hash: 5 }] });
  });

  test('takes the first of duplicate notes', () => {
    const notes = [wireNote(1, { title: 'First' }), wireNote(1, { title: 'Second' })];
    expect(parseNotes({ notes })).toMatchObject({ notes: [{ id: 1, title: 'First' }], count: 2 });
  });

  test.each([null, undefined, [], 'x', {}, { notes: null }, { notes: {} }])(
    'returns a problem for %j',
    (body) => {
      expect(parseNotes(body)).toHaveProperty('problem');
    },
  );
});

test('keys of the object prototype are ignored', () => {
  const wire: unknown = JSON.parse(
    '{"id":1,"type":"__proto__","title":"A like","timestamp":"2026-11-20T12:00:00Z","__proto__":{"x":1},"constructor":1,"meta":{"ids":{"__proto__":{"site":9},"constructor":3}},"body":[{"actions":{"__proto__":true,"constructor":true,"like-post":true}}]}',
  );
  const parsed = parseNote(wire);
  if ('problem' in parsed) throw new Error(parsed.problem);
  expect(parsed.note.ids).toEqual({});
  expect(parsed.note.body.map(({ actions }) => actions)).toEqual([{ 'like-post': true }]);
  expect({}).not.toHaveProperty('x');
});
