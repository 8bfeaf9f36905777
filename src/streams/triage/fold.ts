import type { Note } from '../notes/note';
import { FOLD_MIN_NOTES, FOLD_WITHIN_MS } from '../timing';

/** The notes of one row, newest first: a single note, or several that are folded. */
export type Fold = readonly [Note, ...Note[]];

/**
 * Divides notes, newest first, into rows. Notes that follow one another and have the same key are one
 * row, if there are at least three of them, all within 12 hours, and none is unfolded. The hours
 * count from the oldest note: a new one joins a fold or not, and takes none out of it.
 */
export function fold(
  notes: readonly Note[],
  keyOf: (note: Note) => string | undefined,
  isUnfolded: (note: Note) => boolean,
): readonly Fold[] {
  const runs: { readonly key: string | undefined; readonly since: number; notes: Fold }[] = [];
  for (const note of [...notes].reverse()) {
    const key = keyOf(note);
    const run = runs.at(-1);
    if (run && key !== undefined && run.key === key && note.timestamp - run.since <= FOLD_WITHIN_MS)
      run.notes = [note, ...run.notes];
    else runs.push({ key, since: note.timestamp, notes: [note] });
  }
  return runs
    .reverse()
    .flatMap(({ notes: run }) =>
      run.length < FOLD_MIN_NOTES || run.some(isUnfolded) ? run.map((note): Fold => [note]) : [run],
    );
}

/** What folded notes have in common: follows, likes of a post or a comment. Undefined for other notes. */
export function foldSubject({ type, timestamp, ids: { site, post, comment } }: Note): string | undefined {
  if (timestamp === 0) return undefined;
  if (type === 'follow') return type;
  const liked = type === 'like' ? post : type === 'comment_like' ? comment : undefined;
  return site === undefined || liked === undefined ? undefined : `${type} ${site} ${liked}`;
}
