import type { Note } from '../streams/notes/note';
import { isBlank } from './blank';
import { __ } from './i18n';

/** A note's title; of one that came without, what it is. */
export const titleOf = ({ title }: Pick<Note, 'title'>): string =>
  isBlank(title) ? __('Notification') : title;
