import { keyOf, type Message } from './message';

const PLAIN = 'AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz';
const ACCENTED = 'ÅåƁƀÇçÐðÉéƑƒĜĝĤĥÎîĴĵĶķĻļṀṁÑñÖöÞþǪǫŔŕŠšŢţÛûṼṽŴŵẊẋÝýŽž';
const accents = new Map(Array.from(PLAIN, (letter, at) => [letter, Array.from(ACCENTED)[at] ?? letter]));

/** The added length: translations are longer than English texts. */
const LONGER_BY = 0.3;

/**
 * Translates a text to the pseudo-locale: every letter accented, a third longer, in brackets. Text
 * without brackets has not been translated; text without a closing bracket is cut off. Placeholders
 * are kept.
 */
export function pseudo(text: string): string {
  let missing = Math.ceil(text.length * LONGER_BY);
  const longer = (letter: string): string => {
    const accented = accents.get(letter) ?? letter;
    if (missing === 0 || !/[aeiouy]/.test(letter)) return accented;
    missing -= 1;
    return accented + accented;
  };
  const words = text
    .split(/(%(?:\d+\$)?[sd])/)
    .map((part, at) => (at % 2 === 1 ? part : Array.from(part, longer).join('')))
    .join('');
  return `[!!! ${words}${missing > 0 ? ` ${'ẋ'.repeat(missing)}` : ''} !!!]`;
}

/**
 * Formats the messages as a Jed file of the pseudo-locale, which has the plural forms of English.
 */
export const toPseudo = (messages: readonly Message[], lang: string): Readonly<Record<string, unknown>> => ({
  '': { domain: 'notestream', lang, plural_forms: 'nplurals=2; plural=(n != 1);' },
  ...Object.fromEntries(
    messages.map((message) => [
      keyOf(message),
      [message.text, ...(message.plural === undefined ? [] : [message.plural])].map(pseudo),
    ]),
  ),
});
