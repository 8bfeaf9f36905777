/** @jest-environment jsdom */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseNote } from '../../src/streams/notes/parse-note';
import type { Note } from '../../src/streams/notes/note';
import { renderDetail, renderPanel } from './support/panel';

const file = path.resolve('../shared/notes/notes.json');

const read = (): Note[] => {
  const raw: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return (Array.isArray(raw) ? raw : []).map((value) => {
    const parsed = parseNote(value);
    if ('problem' in parsed) throw new Error(parsed.problem);
    return parsed.note;
  });
};

const shownTexts = (container: Element, where: string): (string | null)[] =>
  [...container.querySelectorAll(`${where} [data-block-text]`)].map(({ textContent }) => textContent);

if (!existsSync(file)) {
  test('the folder of real notes is missing, so nothing is checked', () => {
    process.stdout.write(`no real notes at ${file}\n`);
  });
} else {
  const notes = read();
  let consoleError: jest.SpyInstance;
  beforeEach(() => {
    consoleError = jest.spyOn(console, 'error');
    // A long body is drawn in several frames, which follow at once here.
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => {
      draw(0);
      return 0;
    });
  });
  afterEach(() => {
    expect(consoleError).not.toHaveBeenCalled();
    consoleError.mockRestore();
  });

  test('every note has a row with its texts', () => {
    const { container } = renderPanel(notes);
    expect(notes.length).toBeGreaterThan(100);
    for (const { id, subject } of notes)
      expect(shownTexts(container, `[data-note="${id}"]`)).toEqual(
        subject.slice(0, 2).map(({ text }) => text),
      );
  });

  test.each(notes.map((note) => [`${note.type} ${note.id}`, note] as const))(
    'every block of the note shows its text: %s',
    (_name, note) => {
      const { container } = renderDetail(note);
      const [headline = ''] = note.subject.map(({ text }) => text);
      const body = note.body.map(({ text }) => text);
      expect(shownTexts(container, 'article')).toEqual([
        ...(body.includes(headline) ? [] : [headline]),
        ...note.header.map(({ text }) => text),
        ...body,
      ]);
      expect(container.querySelector('a a, button a, button button')).toBeNull();
    },
  );
}
