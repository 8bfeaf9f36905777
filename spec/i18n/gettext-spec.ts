import { createGettext, sprintf } from '../../src/i18n/gettext';
import { readTexts } from '../../src/i18n/read-texts';

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
