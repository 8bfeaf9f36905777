import type { Note } from '../notes/note';
import type { State } from './state';

/** Whether the blogger has set a note aside, and nothing has happened to it since. */
export const isSetAside = (
  { doneNotes }: Pick<State, 'doneNotes'>,
  { id, timestamp }: Pick<Note, 'id' | 'timestamp'>,
): boolean => (doneNotes[id]?.timestamp ?? -1) >= timestamp;
