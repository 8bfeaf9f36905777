import { cutText } from '../../../src/streams/notes/limits';
import type { Note } from '../../../src/streams/notes/note';
import { parseNotes } from '../../../src/streams/notes/parse-note';
import { parseSuggestions } from '../../../src/streams/mentions/parse-suggestions';
import { note, wireNote } from '../../support/notes';

const MAX = 20_000;
const withText = (text: string, changes = {}) => note(1, { body: [{ type: 'comment', text, ...changes }] });
const firstOf = ({ body }: Note) => body[0];
const texts = (count: number, text: string) => Array.from({ length: count }, () => ({ text }));

describe('a text', () => {
  test('of 20,000 characters stays whole', () => {
    const parsed = withText('a'.repeat(MAX));
    expect([firstOf(parsed)?.text.length, parsed.isCut]).toEqual([MAX, false]);
  });

  test('[large-notes] of more is cut to 20,000', () => {
    const parsed = withText('a'.repeat(MAX + 1));
    expect([firstOf(parsed)?.text.length, parsed.isCut]).toEqual([MAX, true]);
  });

  test('is not cut inside a surrogate pair', () => {
    const before = 'a'.repeat(MAX - 1);
    expect(cutText(`${before}🎉b`, MAX)).toBe(before);
    expect(cutText(`${before.slice(1)}🎉b`, MAX)).toBe(`${before.slice(1)}🎉`);
  });

  test('keeps the ranges and images before the cut, and shortens a range that crosses it', () => {
    const parsed = withText('a'.repeat(2 * MAX), {
      ranges: [
        { type: 'b', indices: [0, 5] },
        { type: 'a', url: 'https://blog.example/', indices: [MAX - 5, MAX + 5] },
        { type: 'i', indices: [MAX, MAX + 5] },
        { type: 'noticon', value: 'x', indices: [MAX + 9, MAX + 9] },
      ],
      media: [
        { type: 'image', url: 'https://blog.example/a.png', indices: [3, 3] },
        { type: 'image', url: 'https://blog.example/b.png', indices: [MAX + 3, MAX + 3] },
      ],
    });
    const { ranges = [], media = [] } = firstOf(parsed) ?? {};
    expect(ranges.map(({ type, start, end }) => [type, start, end])).toEqual([
      ['b', 0, 5],
      ['a', MAX - 5, MAX],
    ]);
    expect(media.map(({ url }) => url)).toEqual(['https://blog.example/a.png']);
  });

  test.each(['title', 'subject', 'header'])('is cut in the %s, too', (field) => {
    const text = 'a'.repeat(MAX + 1);
    const parsed = note(1, { [field]: field === 'title' ? text : [{ text }] });
    expect(parsed.isCut).toBe(true);
    const shown = { title: parsed.title, subject: parsed.subject[0]?.text, header: parsed.header[0]?.text };
    expect(Object.values(shown).find((one) => one?.length === MAX)).toBeDefined();
  });
});

describe('a list', () => {
  test.each([
    [1000, 1000, false],
    [1001, 1000, true],
    [5000, 1000, true],
  ])('of %i users shows %i of them', (count, shown, isCut) => {
    const parsed = note(1, { body: Array.from({ length: count }, () => ({ type: 'user', text: 'Joan' })) });
    expect([parsed.body.length, parsed.isCut]).toEqual([shown, isCut]);
  });

  test.each([
    [1000, 1000, false],
    [10_000, 1000, true],
  ])('of %i ranges applies %i of them', (count, applied, isCut) => {
    const ranges = Array.from({ length: count }, (_, index) => ({ type: 'b', indices: [index, index + 1] }));
    const parsed = withText('a'.repeat(MAX), { ranges });
    expect([firstOf(parsed)?.ranges.length, parsed.isCut]).toEqual([applied, isCut]);
  });

  test('of more than 1,000 notes or suggestions counts as its first 1,000', () => {
    const response = { notes: Array.from({ length: 1500 }, (_, id) => wireNote(id + 1)) };
    expect(parseNotes(response)).toMatchObject({ notes: { length: 1000 }, count: 1500 });
    const suggestions = Array.from({ length: 1500 }, (_, id) => ({ ID: id + 1, user_login: 'joan' }));
    expect(parseSuggestions({ suggestions })).toHaveLength(1000);
  });
});

describe('a note', () => {
  test('[large-notes] over 1 MB keeps its subject, its header and the beginning of its body', () => {
    const parsed = note(1, {
      subject: texts(1, 'Joan commented'),
      header: texts(1, 'Bread'),
      body: texts(100, 'a'.repeat(MAX)),
    });
    expect([parsed.subject[0]?.text, parsed.header[0]?.text, parsed.isCut]).toEqual([
      'Joan commented',
      'Bread',
      true,
    ]);
    const size = parsed.body.reduce((sum, { text }) => sum + text.length, 0);
    expect(size).toBeGreaterThan(970_000);
    expect(size).toBeLessThanOrEqual(1_000_000);
    expect(parsed.body.every(({ text }) => text !== '')).toBe(true);
  });

  test('below 1 MB stays whole', () => {
    const parsed = note(1, { body: texts(40, 'a'.repeat(MAX)) });
    expect([parsed.body.length, parsed.isCut]).toEqual([40, false]);
  });

  test('with many ranges in many texts has at most 10,000 of them', () => {
    const ranges = Array.from({ length: 900 }, () => ({ type: 'b', indices: [0, 1] }));
    const parsed = note(1, { body: Array.from({ length: 100 }, () => ({ text: 'abc', ranges })) });
    expect(parsed.body.reduce((sum, block) => sum + block.ranges.length, 0)).toBeLessThanOrEqual(10_000);
    expect(parsed.isCut).toBe(true);
  });

  test('has no link with an address over 20,000 characters', () => {
    expect(note(1, { url: `https://blog.example/${'a'.repeat(MAX)}` }).url).toBe('');
  });
});
