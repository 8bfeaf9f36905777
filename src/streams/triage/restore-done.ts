import { defer, of } from 'rxjs';
import { noteOfDoneKey } from '../../lib/storage-keys';
import type { Behaviour } from '../state/behaviour';
import type { Event } from '../state/events';
import type { DoneNotes } from './state';

/**
 * Restores which notes are set aside before the first rows are drawn (decision stored-values). Only their times
 * are read; `keepDone` validates the stored values and adds the details.
 */
export const restoreDone: Behaviour = (_events$, _state$, { storage }) =>
  defer(() => {
    const doneNotes: DoneNotes = Object.fromEntries(
      storage.keys().flatMap((key) => {
        const id = noteOfDoneKey(key);
        return id === undefined ? [] : [[id, { timestamp: parseInt(storage.get(key) ?? '', 10) }]];
      }),
    );
    return of<Event>({ type: 'done.restored', doneNotes });
  });
