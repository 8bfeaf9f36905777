import type { Note } from '../streams/notes/note';
import { isBlank } from './blank';
import { __ } from '../i18n';

/** The note's title, or "Notification" if it has none. */
export const titleOf = ({ title }: Pick<Note, 'title'>): string =>
  isBlank(title) ? __('Notification') : title;
