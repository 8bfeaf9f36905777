import { readdirSync, readFileSync } from 'node:fs';
import { collectMessages } from '../../scripts/i18n/collect';
import { keyOf, type Message } from '../../scripts/i18n/message';
import { readTexts } from '../../src/i18n/read-texts';
import { createGettext } from '../../src/i18n/gettext';

const messages = collectMessages('.', 'src');
const locales = readdirSync('languages').flatMap((name) => /^(.+)\.json$/.exec(name)?.[1] ?? []);

/** Texts that are the same as in English: loanwords, names, and placeholders without words. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  de: ['%1$s (%2$s)', 'Enter', 'Esc', 'Likes', 'Live', 'Offline', 'Spam'],
  es: ['%1$s (%2$s)', 'Ctrl+A', 'Esc', 'Spam'],
  fr: ['%1$s (%2$s)', 'Actions', 'Ctrl+A', 'Notification', 'Notifications', 'Site'],
  ja: ['%1$s (%2$s)', 'Ctrl+A', 'Ctrl+Enter', 'End', 'Enter', 'Esc', 'Home', 'Shift+%s'],
  ar: ['%1$s (%2$s)', 'Ctrl+A', 'Ctrl+Enter', 'End', 'Enter', 'Esc', 'Home', 'Shift+%s'],
};

/** Words and forms that address the blogger formally. The texts say "you" as to a friend, in all languages alike. */
const FORMAL: Readonly<Record<string, RegExp>> = {
  de: /\b(?:Ihnen|Ihre?[mnrs]?)\b/,
  es: /\busted(?:es)?\b/i,
  fr: /\b(?:vous|votre|vos|veuillez)\b/i,
};

/** Enough numbers to reach every plural form, except those for millions. */
const NUMBERS = Array.from({ length: 1001 }, (_, number) => number);

const placeholders = (text: string): readonly string[] => (text.match(/%(?:\d+\$)?[sd]/g) ?? []).sort();

test('all languages of the product have a file', () => {
  expect(locales).toEqual(expect.arrayContaining(['ar', 'de', 'en-XA', 'es', 'fr', 'ja']));
});

describe.each(locales)('the language file %s', (locale) => {
  const file = readFileSync(`languages/${locale}.json`, 'utf8');
  const { texts: entries, formOf } = readTexts(JSON.parse(file));
  const formCount = Number(/nplurals=(\d+);/.exec(file)?.[1]);
  const formsOf = (message: Message): readonly string[] => entries[keyOf(message)] ?? [];
  const i18n = createGettext();
  i18n.setLocaleData({ form: Array.from({ length: formCount }, (_, at) => String(at)) }, formOf);
  /** The form of each number. */
  const forms = NUMBERS.map((number) => i18n._n('form', 'missing', number));

  it('has exactly the texts of the panel', () => {
    expect(Object.keys(entries).sort()).toEqual(messages.map(keyOf).sort());
  });

  it('addresses the blogger informally', () => {
    const formal = Object.values(entries)
      .flat()
      .filter((text) => FORMAL[locale]?.test(text));
    expect(formal).toEqual([]);
  });

  it('has as many plural forms as the language', () => {
    const wrong = messages.filter(
      (message) => formsOf(message).length !== (message.plural === undefined ? 1 : formCount),
    );
    expect(wrong.map(keyOf)).toEqual([]);
  });

  it('uses one form for each plural category of the language', () => {
    const rules = new Intl.PluralRules(locale);
    const pairs = new Set(NUMBERS.map((number) => `${rules.select(number)} is ${forms[number]}`));
    expect([pairs.size, new Set(forms).size, forms.includes('missing')]).toEqual([
      formCount,
      formCount,
      false,
    ]);
  });

  it('keeps the placeholders, except in a form for a single number, which may use a word', () => {
    const ofOneNumber = forms.filter((form) => forms.indexOf(form) === forms.lastIndexOf(form));
    const wrong = messages.flatMap((message) =>
      formsOf(message).filter((form, at) => {
        const found = placeholders(form).join();
        const mayLack = message.plural !== undefined && ofOneNumber.includes(String(at)) && found === '';
        return !mayLack && found !== placeholders(message.text).join();
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('translates all texts, except those that are the same as in English', () => {
    const same = messages.filter((message) => formsOf(message).includes(message.text));
    expect(same.map(({ text }) => text).sort()).toEqual([...(SAME[locale] ?? [])].sort());
  });

  it('has no superfluous spaces', () => {
    const odd = messages.flatMap(formsOf).filter((form) => form !== form.trim() || / {2}/.test(form));
    expect(odd).toEqual([]);
  });
});
