import { difference, parsePoll, withPolledHash } from '../../../src/streams/notes/difference';
import { note, polled } from '../../support/notes';

/** Ids alone: '5 4 3'; a changed hash is marked: '5 4* 3'; '?' is an entry without a readable id. */
const poll = (entries: string) => {
  const notes = entries
    .split(' ')
    .filter((entry) => entry !== '')
    .map((entry) =>
      entry === '?' ? { id: null } : polled(parseInt(entry), entry.endsWith('*') ? 77 : undefined),
    );
  return parsePoll({ notes }) ?? { notes: [], count: -1 };
};
const held = (ids: string) =>
  ids
    .split(' ')
    .filter((id) => id !== '')
    .map((id) => note(Number(id)));

test.each([
  { rule: 'nothing has changed', had: '5 4 3', says: '5 4 3', number: 10, changed: [], gone: [] },
  {
    rule: 'a note that is not held has changed',
    had: '4 3',
    says: '5 4 3',
    number: 10,
    changed: [5],
    gone: [],
  },
  {
    rule: 'a note of another hash has changed',
    had: '5 4 3',
    says: '5 4* 3',
    number: 10,
    changed: [4],
    gone: [],
  },
  {
    rule: 'of an id given twice the first counts',
    had: '5 4 3',
    says: '6 5* 5 4 4* 6 3',
    number: 10,
    changed: [6, 5],
    gone: [],
  },
  {
    rule: 'a note that is not polled is gone',
    had: '5 4 3',
    says: '5 3',
    number: 10,
    changed: [],
    gone: [4],
  },
  {
    rule: 'the oldest, too, where the page is not full',
    had: '5 4 3',
    says: '5 4',
    number: 3,
    changed: [],
    gone: [3],
  },
  {
    rule: 'a full page says nothing of older notes',
    had: '5 4 3 2',
    says: '5 4',
    number: 2,
    changed: [],
    gone: [],
  },
  {
    rule: 'but of newer ones than its oldest',
    had: '6 5 4 3',
    says: '6 4',
    number: 2,
    changed: [],
    gone: [5],
  },
  {
    rule: 'a full page of unknown notes removes none',
    had: '2 1',
    says: '9 8',
    number: 2,
    changed: [9, 8],
    gone: [],
  },
  { rule: 'an empty answer removes all', had: '2 1', says: '', number: 10, changed: [], gone: [2, 1] },
  {
    rule: 'an unreadable entry may be any note',
    had: '5 4 3',
    says: '5 ? 3',
    number: 10,
    changed: [],
    gone: [],
  },
  { rule: 'an unreadable entry fills its page', had: '5 4 3', says: '5 ?', number: 2, changed: [], gone: [] },
])('$rule', ({ had, says, number, changed, gone }) => {
  const found = difference(held(had), poll(says), number);
  expect({ changed: found.changed.map(({ id }) => id), gone: found.gone }).toEqual({ changed, gone });
});

test('an entry without a hash says only that the note is there', () => {
  expect(difference([note(1)], { notes: [{ id: 1, hash: undefined }], count: 1 }, 10).changed).toEqual([]);
});

test('an entry with a hash changes a note without one', () => {
  const held = [note(1, { note_hash: undefined })];
  expect(difference(held, poll('1'), 10).changed).toEqual([{ id: 1, hash: 1 }]);
});

describe('a light poll', () => {
  test.each([
    ['ids and hashes as numbers', [{ id: 1, note_hash: 4007447833 }], [{ id: 1, hash: 4007447833 }]],
    ['as texts', [{ id: '1', note_hash: '4007447833' }], [{ id: 1, hash: 4007447833 }]],
    ['without a hash', [{ id: 1 }], [{ id: 1, hash: undefined }]],
    ['without an id', [{ note_hash: 1 }, null, 'x', { id: -1 }, { id: '__proto__' }], []],
  ])('%s', (_name, notes, expected) => {
    expect(parsePoll({ notes })).toEqual({ notes: expected, count: notes.length });
  });

  test.each([null, undefined, [], 'x', {}, { notes: null }, { notes: {} }])('%j is none', (answer) => {
    expect(parsePoll(answer)).toBeUndefined();
  });
});

test('a note fetched without a hash takes the polled one, one with a hash keeps it', () => {
  const bare = note(1, { note_hash: undefined });
  expect(withPolledHash(bare, [{ id: 1, hash: 5 }]).hash).toBe(5);
  expect(withPolledHash(bare, [{ id: 2, hash: 5 }]).hash).toBeUndefined();
  expect(withPolledHash(note(1), [{ id: 1, hash: 5 }]).hash).toBe(1);
});
