import { aboutNote } from '../notes/about';
import type { State } from '../state/state';
import type { Wanted } from './input';
import { notesOf } from './note-records';

/** Returns the text of an action: its note, or the name of its site; undefined if no note has it. */
export function aboutWish(
  { note, about, aspect, target }: Pick<Wanted, 'note' | 'about' | 'aspect' | 'target'>,
  { allNotes }: Pick<State, 'allNotes'>,
): string | undefined {
  if (about !== undefined) return about;
  const { [note ?? NaN]: held } = allNotes;
  if (held) return aboutNote(held);
  const blocks = notesOf(allNotes, { aspect, target }).flatMap(({ body }) => body);
  const person = blocks.find(({ ids, type }) => type === 'user' && ids.site === target.site);
  return person && aboutNote({ title: person.homeTitle, subject: [person] });
}
