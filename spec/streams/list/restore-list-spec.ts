import { stringifyKeptList } from '../../../src/streams/list/kept-note';
import { hashOf } from '../../../src/lib/hash';
import { parseKeptList } from '../../../src/streams/list/restore-list';
import type { Note } from '../../../src/streams/notes/note';
import { parseNote } from '../../../src/streams/notes/parse-note';
import fc from 'fast-check';
import { assertProperty } from '../../support/generated/assert-property';
import { wireNote as anyNote } from '../../support/generated/json';
import { note, wireNote } from '../../support/notes';

const TOKEN = 'a token';
const newest = (count: number, changes = {}): readonly Note[] =>
  Array.from({ length: count }, (_, index) => note(100 - index, changes));
const idsOf = (notes: readonly Note[]) => notes.map(({ id }) => id);
const stored = (notes: unknown, changes: Readonly<Record<string, unknown>> = {}): string =>
  JSON.stringify({ version: 1, owner: hashOf(TOKEN), notes, ...changes });

describe('a kept list', () => {
  test('is read as the notes that were kept, whatever they are', () => {
    assertProperty(
      fc.property(anyNote, (value) => {
        const parsed = parseNote(value);
        if ('problem' in parsed) return;
        expect(parseKeptList(stringifyKeptList([parsed.note], TOKEN), TOKEN)).toEqual([parsed.note]);
      }),
      300,
    );
  });

  test('keeps the ids of what a comment answers and of the answer to it', () => {
    const ids = { site: 1, post: 2, comment: 3, parent_comment: 4, reply_comment: 5 };
    const whole = note(7, { meta: { ids } });
    expect(parseKeptList(stringifyKeptList([whole], TOKEN), TOKEN)).toEqual([whole]);
  });

  test('[kept-list] has the newest 30 notes', () => {
    const kept = stringifyKeptList(newest(31), TOKEN);
    expect(idsOf(parseKeptList(kept, TOKEN))).toEqual(idsOf(newest(30)));
  });

  test('[kept-list] has only the newest notes that fit into 100,000 characters', () => {
    const large = newest(30, { title: 'x'.repeat(15_000) });
    const kept = stringifyKeptList(large, TOKEN);
    expect(kept.length).toBeLessThanOrEqual(100_000);
    expect(idsOf(parseKeptList(kept, TOKEN))).toEqual(idsOf(newest(6)));
  });

  test('has no note that was cut, because it would be whole when it is read', () => {
    const cut = note(8, { title: 'x'.repeat(20_001) });
    expect(idsOf(parseKeptList(stringifyKeptList([cut, note(7)], TOKEN), TOKEN))).toEqual([7]);
  });

  test('does not contain the token', () => {
    expect(stringifyKeptList([note(7)], TOKEN)).not.toContain(TOKEN);
  });

  test('[bad-kept-list] is read without malformed notes', () => {
    const notes = [wireNote(7), null, { id: 8 }, 'x', wireNote(6)];
    expect(idsOf(parseKeptList(stored(notes), TOKEN))).toEqual([7, 6]);
  });

  test.each([
    ['of another token', stringifyKeptList([note(7)], 'another')],
    ['of another version', stored([wireNote(7)], { version: 0 })],
    ['without a version', stored([wireNote(7)], { version: undefined })],
    ['without an owner', stored([wireNote(7)], { owner: undefined })],
    ['that is too large', stored([wireNote(7)], { more: 'x'.repeat(100_000) })],
    ['that is no JSON', stored([wireNote(7)]).slice(0, -1)],
    ['that is no object', '[]'],
    ['whose notes are no list', stored({ 7: wireNote(7) })],
    ['that is empty', ''],
  ])('%s is not read', (_name, text) => {
    expect(parseKeptList(text, TOKEN)).toEqual([]);
  });

  test('is not read without a token', () => {
    expect(parseKeptList(stringifyKeptList([note(7)], ''), undefined)).toEqual([]);
  });
});
