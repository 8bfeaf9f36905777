import type { Note } from '../../../src/streams/notes/note';
import { parseNote, parseNotes } from '../../../src/streams/notes/parse-note';
import { note, wireNote } from '../../support/notes';

describe('what the real data shows:', () => {
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
  ])('%j is read: %j', (changes, isRead) => {
    expect(note(1, changes).isRead).toBe(isRead);
  });

  test.each([
    [4007447833, 4007447833],
    ['4007447833', 4007447833],
    [undefined, undefined],
    [null, undefined],
  ])('note_hash %j is %j', (given, hash) => {
    expect(note(1, { note_hash: given }).hash).toBe(hash);
  });

  test('ids come as texts, too', () => {
    const ids = { site: '1', post: '2', comment: '3', parent_comment: 0, reply_comment: '5', user: 6 };
    expect(note(1, { id: '8401493284', meta: { ids } })).toMatchObject({
      id: 8401493284,
      ids: { site: 1, post: 2, comment: 3, parentComment: 0, replyComment: 5, user: 6 },
    });
  });

  test.each<[string, Record<string, unknown>, Partial<Note>]>([
    ['meta', { meta: undefined }, { ids: {} }],
    ['meta.ids', { meta: {} }, { ids: {} }],
    ['null meta', { meta: null }, { ids: {} }],
    ['null ids', { meta: { ids: { site: null, comment: null } } }, { ids: {} }],
    ['header', { header: undefined }, { header: [] }],
    ['body', { body: null }, { body: [] }],
    ['subject', { subject: [] }, { subject: [] }],
    ['title', { title: undefined }, { title: '' }],
    ['url', { url: '' }, { url: '' }],
    ['icon', { icon: 'javascript:alert(1)' }, { icon: '' }],
    ['noticon', { noticon: 7 }, { noticon: '' }],
  ])('%s may be missing or empty', (_name, changes, expected) => {
    const parsed = note(1, changes);
    expect(parsed).toEqual({ ...parsed, ...expected });
  });

  test('types beyond the specification’s are types', () => {
    expect(note(1, { type: 'blaze_cancelled_note' }).type).toBe('blaze_cancelled_note');
  });

  test('last_seen_time is a text', () => {
    expect(parseNotes({ notes: [], last_seen_time: '1477417665' })).toMatchObject({
      lastSeenTime: 1477417665,
    });
    expect(parseNotes({ notes: [] })).toMatchObject({ lastSeenTime: 0 });
  });
});

describe('only what no note can do without is a problem:', () => {
  test.each([
    [null, 'a note is null, not an object'],
    [[1, 2], 'a note is a list of 2, not an object'],
    ['x', 'a note is the text "x", not an object'],
    [wireNote(1, { id: undefined }), "a note's id is missing, not a number"],
    [wireNote(1, { id: null }), "a note's id is null, not a number"],
    [wireNote(1, { id: '__proto__' }), 'a note\'s id is the text "__proto__", not a number'],
    [wireNote(1, { id: -1 }), "a note's id is -1, not a number"],
    [wireNote(1, { type: '' }), 'note 1 has a type that is the text "", not a text'],
    [wireNote(1, { type: {} }), 'note 1 has a type that is an object, not a text'],
    [{ id: 1, type: 'like', subject: {}, body: [] }, 'note 1 has neither a text nor a picture'],
    [{ id: 1, type: 'like', subject: [{ text: ' ' }] }, 'note 1 has neither a text nor a picture'],
    [{ id: 1, type: 'like', title: ' \u200f' }, 'note 1 has neither a text nor a picture'],
    [wireNote(1, { id: 'x'.repeat(99) }), `a note's id is the text "${'x'.repeat(40)}", not a number`],
  ])('%#', (value, problem) => {
    expect(parseNote(value)).toEqual({ problem });
  });
});

test.each(['never', '', undefined, null, {}, '0000-00-00 00:00:00'])(
  'a note whose time is %p is a note without a time',
  (timestamp) => {
    expect(parseNote(wireNote(1, { timestamp }))).toEqual({ note: note(1, { timestamp: 0 }) });
  },
);

describe('an answer', () => {
  test('tells its good notes, the problems of the others, and how many it held', () => {
    expect(parseNotes({ notes: [wireNote(2), null, wireNote(1)] })).toEqual({
      notes: [note(2), note(1)],
      problems: ['a note is null, not an object'],
      unreadable: [],
      count: 3,
      lastSeenTime: 0,
    });
  });

  test('tells which of the malformed notes can be told apart', () => {
    const notes = [wireNote(1, { type: '', note_hash: 5 }), { type: 'like' }];
    expect(parseNotes({ notes })).toMatchObject({ notes: [], unreadable: [{ id: 1, hash: 5 }] });
  });

  test('that gives an id twice is taken at its first word', () => {
    const notes = [wireNote(1, { title: 'First' }), wireNote(1, { title: 'Second' })];
    expect(parseNotes({ notes })).toMatchObject({ notes: [{ id: 1, title: 'First' }], count: 2 });
  });

  test.each([null, undefined, [], 'x', {}, { notes: null }, { notes: {} }])('%j is none', (answer) => {
    expect(parseNotes(answer)).toHaveProperty('problem');
  });
});

test('keys of the prototype are harmless', () => {
  const wire: unknown = JSON.parse(
    '{"id":1,"type":"__proto__","title":"A like","timestamp":"2026-11-20T12:00:00Z","__proto__":{"x":1},"constructor":1,"meta":{"ids":{"__proto__":{"site":9},"constructor":3}},"body":[{"actions":{"__proto__":true,"constructor":true,"like-post":true}}]}',
  );
  const parsed = parseNote(wire);
  if ('problem' in parsed) throw new Error(parsed.problem);
  expect(parsed.note.ids).toEqual({});
  expect(parsed.note.body.map(({ actions }) => actions)).toEqual([{ 'like-post': true }]);
  expect({}).not.toHaveProperty('x');
});
