import { difference, parseLightPoll, withPolledHash } from '../../../src/streams/list/difference';
import { note, polled } from '../../support/notes';

/** Ids: '5 4 3'; * marks a changed hash: '5 4* 3'; ? is an entry with a malformed id. */
const poll = (entries: string) => {
  const notes = entries
    .split(' ')
    .filter((entry) => entry !== '')
    .map((entry) =>
      entry === '?' ? { id: null } : polled(parseInt(entry), entry.endsWith('*') ? 77 : undefined),
    );
  return parseLightPoll({ notes }) ?? { notes: [], count: -1 };
};
const held = (ids: string) =>
  ids
    .split(' ')
    .filter((id) => id !== '')
    .map((id) => note(Number(id)));

test.each([
  {
    rule: 'an unchanged poll has no difference',
    held: '5 4 3',
    polled: '5 4 3',
    number: 10,
    changed: [],
    gone: [],
  },
  {
    rule: 'an unknown note has changed',
    held: '4 3',
    polled: '5 4 3',
    number: 10,
    changed: [5],
    gone: [],
  },
  {
    rule: 'a note with another hash has changed',
    held: '5 4 3',
    polled: '5 4* 3',
    number: 10,
    changed: [4],
    gone: [],
  },
  {
    rule: 'only the first of duplicate entries counts',
    held: '5 4 3',
    polled: '6 5* 5 4 4* 6 3',
    number: 10,
    changed: [6, 5],
    gone: [],
  },
  {
    rule: 'a note that the poll lacks is gone',
    held: '5 4 3',
    polled: '5 3',
    number: 10,
    changed: [],
    gone: [4],
  },
  {
    rule: 'the oldest note is gone, too, if the page is not full',
    held: '5 4 3',
    polled: '5 4',
    number: 3,
    changed: [],
    gone: [3],
  },
  {
    rule: 'a full page removes no older notes',
    held: '5 4 3 2',
    polled: '5 4',
    number: 2,
    changed: [],
    gone: [],
  },
  {
    rule: 'a full page removes notes that are newer than its oldest',
    held: '6 5 4 3',
    polled: '6 4',
    number: 2,
    changed: [],
    gone: [5],
  },
  {
    rule: 'a full page of unknown notes removes no notes',
    held: '2 1',
    polled: '9 8',
    number: 2,
    changed: [9, 8],
    gone: [],
  },
  { rule: 'an empty poll removes all notes', held: '2 1', polled: '', number: 10, changed: [], gone: [2, 1] },
  {
    rule: 'a malformed entry may be any note, so no note is gone',
    held: '5 4 3',
    polled: '5 ? 3',
    number: 10,
    changed: [],
    gone: [],
  },
  {
    rule: 'a malformed entry counts for a full page',
    held: '5 4 3',
    polled: '5 ?',
    number: 2,
    changed: [],
    gone: [],
  },
])('$rule', ({ held: heldIds, polled: polledIds, number, changed, gone }) => {
  const found = difference(held(heldIds), poll(polledIds), number);
  expect({ changed: found.changed.map(({ id }) => id), gone: found.gone }).toEqual({ changed, gone });
});

test('an entry without a hash never counts as changed', () => {
  expect(difference([note(1)], { notes: [{ id: 1, hash: undefined }], count: 1 }, 10).changed).toEqual([]);
});

test('an entry with a hash counts as changed if the note has none', () => {
  const held = [note(1, { note_hash: undefined })];
  expect(difference(held, poll('1'), 10).changed).toEqual([{ id: 1, hash: 1 }]);
});

describe('parseLightPoll', () => {
  test.each([
    [
      'reads ids and hashes that are numbers',
      [{ id: 1, note_hash: 4007447833 }],
      [{ id: 1, hash: 4007447833 }],
    ],
    [
      'reads ids and hashes that are texts',
      [{ id: '1', note_hash: '4007447833' }],
      [{ id: 1, hash: 4007447833 }],
    ],
    ['reads entries without a hash', [{ id: 1 }], [{ id: 1, hash: undefined }]],
    ['skips entries without a valid id', [{ note_hash: 1 }, null, 'x', { id: -1 }, { id: '__proto__' }], []],
  ])('%s', (_name, notes, expected) => {
    expect(parseLightPoll({ notes })).toEqual({ notes: expected, count: notes.length });
  });

  test.each([null, undefined, [], 'x', {}, { notes: null }, { notes: {} }])(
    'returns undefined for %j',
    (body) => {
      expect(parseLightPoll(body)).toBeUndefined();
    },
  );
});

test('a fetched note without a hash takes the polled hash, and one with a hash keeps its own', () => {
  const bare = note(1, { note_hash: undefined });
  expect(withPolledHash(bare, [{ id: 1, hash: 5 }]).hash).toBe(5);
  expect(withPolledHash(bare, [{ id: 2, hash: 5 }]).hash).toBeUndefined();
  expect(withPolledHash(note(1), [{ id: 1, hash: 5 }]).hash).toBe(1);
});
