import { aboutNote } from '../notes/about';
import type { State } from '../state/state';
import type { Wanted } from './input';
import { notesOf } from './note-records';

/**
 * Returns a text about the target of an action: about its note, or else the name of its site. Returns
 * undefined if no loaded note is about the target.
 */
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
