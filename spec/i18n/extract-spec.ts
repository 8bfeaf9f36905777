import { readFileSync } from 'node:fs';
import { collectMessages, messagesOf } from '../../scripts/i18n/collect';
import { merged } from '../../scripts/i18n/message';
import { toPot } from '../../scripts/i18n/pot';
import { pseudo, toPseudo } from '../../scripts/i18n/pseudo';
import { createGettext, sprintf } from '../../src/i18n/gettext';
import { readTexts } from '../../src/i18n/read-texts';

/** Extracts the texts of a component with this body. */
const textsOf = (body: string) => messagesOf('src/a.tsx', `const a = () => {\n${body}\n};`);

test('the template and the pseudo-locale are up to date (npm run i18n:extract updates them)', () => {
  const messages = collectMessages('.', 'src');
  expect(readFileSync('languages/notestream.pot', 'utf8')).toBe(toPot(messages));
  const written: unknown = JSON.parse(readFileSync('languages/en-XA.json', 'utf8'));
  expect(written).toEqual(toPseudo(messages, 'en-XA'));
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

describe('createGettext', () => {
  it('returns the English text if there is no translation', () => {
    const { __, _x, _n } = createGettext();
    expect([__('Undo'), _x('Reply', 'noun'), _n('one', 'many', 1), _n('one', 'many', 0)]).toEqual([
      'Undo',
      'Reply',
      'one',
      'many',
    ]);
  });

  it('distinguishes contexts, and uses the plural rule of the language', () => {
    const { __, _x, _n, setLocaleData } = createGettext();
    const { texts, formOf } = readTexts({
      '': { plural_forms: 'nplurals=3; plural=(n==1 ? 0 : n==2 ? 1 : 2);' },
      Reply: ['Antworten'],
      'noun\u0004Reply': ['Antwort'],
      '%d note': ['eine', 'zwei', 'viele'],
    });
    setLocaleData(texts, formOf);
    expect([__('Reply'), _x('Reply', 'noun')]).toEqual(['Antworten', 'Antwort']);
    expect([1, 2, 3].map((count) => _n('%d note', '%d notes', count))).toEqual(['eine', 'zwei', 'viele']);
  });

  it('does not return a property of Object.prototype as a text', () => {
    expect(createGettext().__('constructor')).toBe('constructor');
  });

  it('throws for an invalid plural rule', () => {
    for (const rule of ['two', 'nplurals=2; plural=;', 'nplurals=2; plural=alert(1);'])
      expect(() => readTexts({ '': { plural_forms: rule } })).toThrow();
  });
});

test.each([
  ['%s and %s', ['a', 'b'], 'a and b'],
  ['%2$s before %1$s', ['a', 'b'], 'b before a'],
  ['%d of 100%%', [7], '7 of 100%'],
  ['%s', ['%s $& $1'], '%s $& $1'],
])('sprintf fills in %s', (text, values, filled) => {
  expect(sprintf(text, ...values)).toBe(filled);
});
