import { spawnSync } from 'node:child_process';
import { messagesOf } from '../../scripts/i18n/collect';
import { merged } from '../../scripts/i18n/message';
import { toPot } from '../../scripts/i18n/pot';
import { pseudo } from '../../scripts/i18n/pseudo';

/** The texts of a component with this body. */
const textsOf = (body: string) => messagesOf('src/a.tsx', `const a = () => {\n${body}\n};`);

test('the template and the pseudo-locale are up to date (npm run i18n:extract writes them anew)', () => {
  const { status, stderr } = spawnSync('node', ['--import', 'tsx', 'scripts/i18n/extract.ts', '--check'], {
    encoding: 'utf8',
  });
  expect([stderr, status]).toEqual(['', 0]);
});

describe('a text', () => {
  it('is found with its context, its plural and what translators are told', () => {
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
    ['that is not written out', '__(name);', 'its text is not written out'],
    ['without its context', "_x('All');", 'its context is not written out'],
    ['with a placeholder nobody explains', "__('%s notes');", 'a placeholder without "translators:" above'],
  ])('%s is blamed by its place', (_rule, body, problem) => {
    expect(() => textsOf(body)).toThrow(`src/a.tsx:2: ${problem}`);
  });

  it('that is asked for before there is a language is blamed', () => {
    expect(() => messagesOf('src/a.ts', "const TODAY = __('Today');")).toThrow(
      'src/a.ts:1: asked for before there is a language',
    );
  });

  it('cannot have two plurals', () => {
    const one = { text: 'note', notes: [], files: [] };
    expect(merged({ ...one, plural: 'notes' }, one)).toMatchObject({ plural: 'notes' });
    expect(() => merged({ ...one, plural: 'notes' }, { ...one, plural: 'others' })).toThrow('two plurals');
  });
});

test('the template says all that there is to say of a text', () => {
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
])('%s is %s in the pseudo-locale: accented, longer, in brackets', (text, expected) => {
  expect(pseudo(text)).toBe(expected);
});
