import type { NoteId } from '../notes/note';
import type { State } from '../state/state';

/** The note whose undo bar appeared last; undefined if no undo bar shows. */
export function selectLatestUndoable({ moderations, touched }: State): NoteId | undefined {
  const [latest] = Object.entries(moderations)
    .filter(([, { phase }]) => phase === 'pending')
    .map(([id]) => Number(id))
    .sort((a, b) => (touched[b] ?? 0) - (touched[a] ?? 0));
  return latest;
}
