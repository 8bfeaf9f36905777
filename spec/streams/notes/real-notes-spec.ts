import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stringifyKeptList } from '../../../src/streams/list/kept-note';
import { parseKeptList } from '../../../src/streams/list/restore-list';
import type { Note } from '../../../src/streams/notes/note';
import { parseNotes } from '../../../src/streams/notes/parse-note';
import { asArray } from '../../../src/lib/json';

const file = path.resolve('../shared/notes/notes.json');

function parsed(): { notes: readonly Note[]; problems: readonly string[]; count: number } {
  const notes: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const found = parseNotes({ notes });
  if ('problem' in found) throw new Error(found.problem);
  return { ...found, count: asArray(notes).length };
}

if (!existsSync(file)) {
  test('the real notes are skipped if their folder is missing', () => {
    process.stdout.write(`no real notes at ${file}\n`);
  });
} else {
  const { notes, problems, count } = parsed();

  test('every real note is parsed without a problem', () => {
    expect(problems).toEqual([]);
    expect(notes).toHaveLength(count);
    expect(count).toBeGreaterThan(100);
  });

  test('every real note is kept and read again unchanged', () => {
    for (const note of notes)
      expect(parseKeptList(stringifyKeptList([note], 'token'), 'token')).toEqual(note.isCut ? [] : [note]);
  });
}
