/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { cleanup } from '@testing-library/react';
import { collectMessages } from '../../scripts/i18n/collect';
import { keyOf, type Message } from '../../scripts/i18n/message';
import { pseudo } from '../../scripts/i18n/pseudo';
import { setLocaleData } from '../../src/components/i18n';
import { parseTexts } from '../../src/edge/language';
import { shownTexts, untranslated } from '../support/shown-texts';
import { SCREENS } from './screens';

beforeAll(() => setLocaleData(parseTexts(JSON.parse(readFileSync('languages/en-XA.json', 'utf8')))));

/** What each screen has shown. */
const seen = new Set<string>();

test.each(Object.entries(SCREENS))(
  'no text of "%s" is untranslated in the pseudo-locale',
  async (_name, show) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await show();
    const shown = shownTexts();
    for (const { text } of shown) seen.add(text);
    expect(shown).not.toEqual([]);
    expect(untranslated(shown)).toEqual([]);
    cleanup();
  },
);

/** A form as it is on the screen, whatever stands in for its placeholders. */
function isSeen({ text, plural }: Message): boolean {
  const forms = [text, ...(plural === undefined ? [] : [plural])].map((form) => {
    const escaped = pseudo(form).replaceAll(/[[\]?.*+()^$|\\]/g, '\\$&');
    return new RegExp(`^${escaped.replaceAll(/%(?:\d\\\$)?s/g, '.+')}$`, 'su');
  });
  return forms.every((form) => [...seen].some((shown) => form.test(shown)));
}

test('and these are all the texts of the panel, each in all its forms', () => {
  const unseen = collectMessages('.', 'src').filter((message) => !isSeen(message));
  expect(unseen.map(keyOf)).toEqual([]);
});
