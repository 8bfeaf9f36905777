import { ABOUT_MAX_CHARS } from '../timing';
import type { Note } from './note';

/**
 * What a note is about, for lists that outlive the note: its headline and its excerpt, a line each,
 * cut to a length that a row shows.
 */
export const aboutNote = ({ title, subject: [headline, excerpt] }: Pick<Note, 'title' | 'subject'>): string =>
  aboutTexts([headline && headline.text.trim() !== '' ? headline.text : title, excerpt?.text ?? '']);

/** The texts, a line each, without blank ones. */
export const aboutTexts = (texts: readonly string[]): string =>
  texts
    .map(shortText)
    .filter((line) => line !== '')
    .join('\n');

/** A text on one line, cut, but not in the middle of a character of two code units. */
const shortText = (text: string): string =>
  text
    .trim()
    .replace(/\s+/g, ' ')
    .slice(0, ABOUT_MAX_CHARS)
    .replace(/[\uD800-\uDBFF]$/, '');
