import { defer, filter, map, merge, mergeMap, of, scan, switchMap, take } from 'rxjs';
import { doneKey, DRAWING_KEY, noteOfDoneKey } from '../../lib/storage-keys';
import type { NoteId } from '../notes/note';
import { ofType } from '../operators/of-type';
import { select } from '../operators/select';
import type { Behaviour } from '../state/behaviour';
import type { Event } from '../state/events';
import { storedBlogger } from '../state/stored-blogger';
import { parseDone, storedDone, stringifyDone } from './stored-done';

/**
 * Stores which notes are set aside, under one key per note, and applies the changes of other tabs. Removes the
 * stored drawing of the list, because it still shows the notes. Notes are also stored after the session has
 * ended, but not after a sign-out in another tab. Reports the notes that storage refuses.
 */
export const keepDone: Behaviour = (events$, state$, { storage }) =>
  defer(() => {
    const stored = storedDone(storage);
    /** Whether storage has accepted the value. */
    const put = (id: NoteId, value: string): boolean => {
      if (storage.get(doneKey(id)) === value) return true;
      storage.remove(DRAWING_KEY);
      storage.set(doneKey(id), value);
      return storage.get(doneKey(id)) === value;
    };
    const doneNotes$ = events$.pipe(
      ofType('done.restored'),
      take(1),
      switchMap(() => state$),
      select(({ doneNotes }) => doneNotes),
    );
    const refused$ = doneNotes$.pipe(
      // `blogger` is the first one known to this page.
      scan(({ blogger = storedBlogger(storage), after: before }, after) => ({ blogger, before, after }), {
        blogger: storedBlogger(storage),
        before: stored,
        after: stored,
      }),
      filter(({ blogger }) => blogger === storedBlogger(storage)),
      map(({ before, after }) => {
        for (const id of idsOf(before)) if (!(id in after)) storage.remove(doneKey(id));
        return Object.entries(after)
          .filter(([id, done]) => before[Number(id)] !== done && !put(Number(id), stringifyDone(done)))
          .map(([id]) => Number(id));
      }),
      filter((ids) => ids.length > 0),
      map((ids): Event => ({ type: 'done.refused', ids })),
    );
    const changed$ = storage.changes$.pipe(
      mergeMap(({ key, value }): readonly Event[] => {
        if (key === '') return [{ type: 'done.restored', doneNotes: {} }];
        const id = noteOfDoneKey(key);
        if (id === undefined) return [];
        const { [id]: _, ...others } = state$.value.doneNotes;
        const done = parseDone(value);
        return [{ type: 'done.restored', doneNotes: done ? { ...others, [id]: done } : others }];
      }),
    );
    // Other tabs may have stored more notes since the start.
    return merge(of<Event>({ type: 'done.restored', doneNotes: stored }), refused$, changed$);
  });

const idsOf = (notes: object): readonly NoteId[] => Object.keys(notes).map(Number);
