import { ABOUT_MAX_CHARS } from '../timing';
import type { Note } from './note';

/**
 * Returns the headline and the excerpt of a note, one per line and cut to 100 characters, for lists that
 * outlive the note.
 */
export const aboutNote = ({ title, subject: [headline, excerpt] }: Pick<Note, 'title' | 'subject'>): string =>
  aboutTexts([headline && headline.text.trim() !== '' ? headline.text : title, excerpt?.text ?? '']);

/** Returns short versions of the texts, one per line; blank texts are left out. */
export const aboutTexts = (texts: readonly string[]): string =>
  texts
    .map(shortText)
    .filter((line) => line !== '')
    .join('\n');

/** Returns the text on a single line, cut to 100 characters, but never within a surrogate pair. */
const shortText = (text: string): string =>
  text
    .trim()
    .replace(/\s+/g, ' ')
    .slice(0, ABOUT_MAX_CHARS)
    .replace(/[\uD800-\uDBFF]$/, '');
