import { spawnSync } from 'node:child_process';
import { messagesOf } from '../../scripts/i18n/collect';
import { merged } from '../../scripts/i18n/message';
import { toPot } from '../../scripts/i18n/pot';
import { pseudo } from '../../scripts/i18n/pseudo';

/** Extracts the texts of a component with this body. */
const textsOf = (body: string) => messagesOf('src/a.tsx', `const a = () => {\n${body}\n};`);

test('the template and the pseudo-locale are up to date (npm run i18n:extract updates them)', () => {
  const { status, stderr } = spawnSync('node', ['--import', 'tsx', 'scripts/i18n/extract.ts', '--check'], {
    encoding: 'utf8',
  });
  expect([stderr, status]).toEqual(['', 0]);
});

describe('the extraction', () => {
  it('finds texts with their context, plural and notes for translators', () => {
    const body = `
      __('Today'); _x("All", 'filter');
      return <p title={on
        ? // translators: %s: how many
          // notes there are.
          sprintf(_n('%s note', '%s notes', count), count) : ''} />;`;
    const files = ['src/a.tsx'];
    expect(textsOf(body)).toEqual([
      { text: 'Today', notes: [], files },
      { text: 'All', context: 'filter', notes: [], files },
      {
        text: '%s note',
        plural: '%s notes',
        notes: ['translators: %s: how many notes there are.'],
        files,
      },
    ]);
  });

  it.each([
    ['a text that is not a literal', '__(name);', 'its text is not written out'],
    ['a context that is missing', "_x('All');", 'its context is not written out'],
    ['a placeholder without a note', "__('%s notes');", 'a placeholder without "translators:" above'],
  ])('throws for %s, with the line', (_rule, body, problem) => {
    expect(() => textsOf(body)).toThrow(`src/a.tsx:2: ${problem}`);
  });

  it('throws for a text at module level, where no language is loaded yet', () => {
    expect(() => messagesOf('src/a.ts', "const TODAY = __('Today');")).toThrow(
      'src/a.ts:1: asked for before there is a language',
    );
  });

  it('throws if a text has two plurals', () => {
    const one = { text: 'note', notes: [], files: [] };
    expect(merged({ ...one, plural: 'notes' }, one)).toMatchObject({ plural: 'notes' });
    expect(() => merged({ ...one, plural: 'notes' }, { ...one, plural: 'others' })).toThrow('two plurals');
  });
});

test('the template has the notes, files, context and plural of a text', () => {
  const message = {
    text: '%s "note"',
    plural: '%s notes',
    context: 'a',
    notes: ['translators: b'],
    files: ['src/a.ts', 'src/b.ts'],
  };
  expect(toPot([message]).split('\n').slice(-9)).toEqual([
    '#. translators: b',
    '#: src/a.ts',
    '#: src/b.ts',
    'msgctxt "a"',
    String.raw`msgid "%s \"note\""`,
    'msgid_plural "%s notes"',
    'msgstr[0] ""',
    'msgstr[1] ""',
    '',
  ]);
});

test.each([
  ['Undo', '[!!! Ûñðöö ẋ !!!]'],
  ['%1$s of %2$s', '[!!! %1$s ööƒ %2$s ẋẋẋ !!!]'],
])('the pseudo-locale turns %s into %s: accented, longer, in brackets', (text, expected) => {
  expect(pseudo(text)).toBe(expected);
});
