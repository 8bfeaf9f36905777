/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { cleanup } from '@testing-library/react';
import { collectMessages } from '../../scripts/i18n/collect';
import { keyOf, type Message } from '../../scripts/i18n/message';
import { pseudo } from '../../scripts/i18n/pseudo';
import { setLocaleData } from '../../src/i18n';
import { readTexts } from '../../src/i18n/read-texts';
import { shownTexts, untranslated } from '../support/shown-texts';
import { SCREENS } from './screens';

beforeAll(() => {
  const { texts, formOf } = readTexts(JSON.parse(readFileSync('languages/en-XA.json', 'utf8')));
  setLocaleData(texts, formOf);
});

/** The texts that the screens have shown. */
const seenTexts = new Set<string>();

test.each(Object.entries(SCREENS))(
  'the screen "%s" has no untranslated text in the pseudo-locale',
  async (_name, show) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await show();
    const shown = shownTexts();
    for (const { text } of shown) seenTexts.add(text);
    expect(shown).not.toEqual([]);
    expect(untranslated(shown)).toEqual([]);
    cleanup();
  },
);

/**
 * Whether all forms of a message were shown, alone or in place of a placeholder, with any text in place
 * of its own placeholders. The brackets of the pseudo-locale keep longer texts apart.
 */
function isSeen({ text, plural }: Message): boolean {
  const forms = [text, ...(plural === undefined ? [] : [plural])].map((form) => {
    const escaped = pseudo(form).replaceAll(/[[\]?.*+()^$|\\]/g, '\\$&');
    return new RegExp(escaped.replaceAll(/%(?:\d\\\$)?s/g, '.+'), 'su');
  });
  return forms.every((form) => [...seenTexts].some((shown) => form.test(shown)));
}

test('the screens show every text of the panel in all its forms', () => {
  const unseen = collectMessages('.', 'src').filter((message) => !isSeen(message));
  expect(unseen.map(keyOf)).toEqual([]);
});
