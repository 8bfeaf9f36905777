import { concatMap, type Observable, of, startWith, tap } from 'rxjs';
import type { Behaviour } from '../state/behaviour';
import { ofType } from '../operators/of-type';
import type { Event } from '../state/events';
import { type ReadMarks, undone } from '../notes/read-mark';
import { hasOlderNotes } from '../state/older-notes';
import type { State } from '../state/state';
import { findUnread$ } from './find-unread';
import { selectPendingReads } from './selectors';
import { isPress, PRESSES, sendReads$ } from './send-reads';

/**
 * Sends read and unread marks to the platform: one request at a time, with all pending marks, so that they arrive in
 * order. If a request fails, its marks stay, and are sent again after the next successful response with notes
 * (section 4, decision read-flag-first), unless the platform forbids them. "Mark all as read" also marks the unread
 * notes of the newest 100 that are not loaded, and Undo reverts all of its marks.
 */
export const markRead: Behaviour = (events$, state$, deps) =>
  events$.pipe(
    ofType(...MARKING, ...PRESSES, ...RESPONSES),
    tap((event) => {
      if (isPress(event, state$.value)) deps.client.gate?.open();
    }),
    // Sends marks that were made before this code was loaded.
    startWith(null),
    concatMap((event) => {
      const isAll = isAllWanted(event, state$.value);
      const further$: Observable<ReadMarks | null> =
        event?.type === 'reads.allUndone'
          ? of(undone(event.reads, state$.value.allNotes))
          : isAll && hasOlderNotes(state$.value)
            ? findUnread$(state$, deps.client)
            : of({});
      return further$.pipe(
        concatMap((further) => {
          const reads = { ...further, ...selectPendingReads(state$.value) };
          const isPartial = further === null;
          const isNone = Object.keys(reads).length === 0;
          // A second press must not replace a message that still offers Undo.
          const isSaid = isNone && !isPartial && state$.value.status?.deed?.action === 'readAll';
          const then: readonly Event[] =
            isAll && !isSaid ? [{ type: 'reads.allMarked', reads, isPartial }] : [];
          return isNone ? then : sendReads$(reads, then, events$, state$, deps);
        }),
      );
    }),
  );

/** Whether "Mark all as read" was pressed: now, or on kept notes before the first list. */
const isAllWanted = (event: Event | null, state: State): boolean =>
  !state.isLoading &&
  (event?.type === 'reads.allRequested' ||
    Object.values(selectPendingReads(state)).some((mark) => mark.isOfAll && mark.isRead));

/** Events that show that the platform responds again, so that failed marks can be sent. */
const RESPONSES = [
  'notes.listed',
  'notes.paged',
  'notes.fetched',
  'notes.counted',
  'notes.confirmed',
] as const;

/** Other events that may change whether a note is read. */
const MARKING = ['note.selected', 'action.requested', 'done.marked', 'done.unmarked', 'reads.due'] as const;
