import memoizeOne from 'memoize-one';
import { ignoreElements, pairwise, tap } from 'rxjs';
import type { NoteId } from '../notes/note';
import type { Behaviour } from '../state/behaviour';
import { select } from '../operators/select';
import type { State } from '../state/state';
import { readKey } from './stored-reads';

/**
 * Stores a flag for each note that is read here. The flag is cleared when the note is removed or
 * marked as unread (section 4).
 */
export const keepReads: Behaviour = (_events$, state$, { storage }) =>
  state$.pipe(
    select(flagsSelector()),
    pairwise(),
    tap(([before, after]) => {
      for (const id of after) if (!before.has(id)) storage.set(readKey(id), '1');
      for (const id of before) if (!after.has(id)) storage.remove(readKey(id));
    }),
    ignoreElements(),
  );

/** The notes with a flag. "Mark all as read" gives none, because its failure takes its marks back. */
const flagsSelector = () => {
  const flags = memoizeOne(
    (reads: State['noteReads'], allReads: State['allReads']): ReadonlySet<NoteId> =>
      new Set(
        Object.keys(reads)
          .map(Number)
          .filter((id) => reads[id] === true && allReads[id] !== true),
      ),
  );
  return ({ noteReads, allReads }: State) => flags(noteReads, allReads);
};
