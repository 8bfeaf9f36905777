import { EMPTY, filter, map, merge, mergeMap, switchMap, take, takeUntil, timer } from 'rxjs';
import { selectUndoBars } from '../outbox/note-records';
import type { Behaviour } from '../state/behaviour';
import { ofType } from '../operators/of-type';
import { select } from '../operators/select';
import { tag } from '../operators/tag';
import type { Event } from '../state/events';
import { isUnreadOpened, selectUnreadOpened } from './selectors';
import { READ_AFTER_MS } from '../timing';

/**
 * Marks the open note as read if it opened automatically and the blogger has stayed on it for one second or acts
 * on it (section 4, decision read-after-a-second). After that second, the mark waits until no undo bar is left or
 * the blogger leaves the note, because Undo keeps the note unread.
 */
export const markReadLater: Behaviour = (events$, state$) =>
  state$.pipe(
    select(selectUnreadOpened),
    mergeMap((id) => {
      if (id === null) return EMPTY;
      const left$ = state$.pipe(filter((state) => selectUnreadOpened(state) !== id));
      const acted$ = events$.pipe(
        ofType(...ACTIONS),
        filter((event) => !('id' in event) || event.id === id),
      );
      const second$ = timer(READ_AFTER_MS).pipe(takeUntil(left$));
      const stayed$ = second$.pipe(
        switchMap(() =>
          state$.pipe(
            filter((state) => state.selectedNoteId !== id || selectUndoBars(state) === ''),
            take(1),
          ),
        ),
        filter((state) => isUnreadOpened(state, id)),
      );
      return merge(stayed$, acted$.pipe(takeUntil(left$))).pipe(
        take(1),
        map((): Event => ({ type: 'reads.due', id })),
        tag('markReadLater > timer'),
      );
    }),
  );

/** Events of actions on an open note. Spam and trash are missing: they close the note before their event arrives. */
const ACTIONS = [
  'action.requested',
  'follow.requested',
  'edit.requested',
  'reply.focused',
  'reply.typed',
  'reply.submitted',
  'site.opened',
  'post.opened',
  'comment.opened',
] as const;
