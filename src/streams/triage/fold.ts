import type { Note } from '../notes/note';
import { FOLD_MIN_NOTES, FOLD_WITHIN_MS } from '../timing';

/** The notes of one row, newest first: a single note, or several that are folded. */
export type Fold = readonly [Note, ...Note[]];

/**
 * Divides notes, which are sorted newest first, into rows. Consecutive notes with the same key form one row if
 * there are at least three, all within 12 hours, and none is unfolded. The 12 hours start at the oldest note,
 * so that a new note never takes another one out of a fold.
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

/**
 * The key that notes of one fold share: follows, or likes of the same post or comment. Undefined for other
 * notes.
 */
export function foldSubject({ type, timestamp, ids: { site, post, comment } }: Note): string | undefined {
  if (timestamp === 0) return undefined;
  if (type === 'follow') return type;
  const liked = type === 'like' ? post : type === 'comment_like' ? comment : undefined;
  return site === undefined || liked === undefined ? undefined : `${type} ${site} ${liked}`;
}
