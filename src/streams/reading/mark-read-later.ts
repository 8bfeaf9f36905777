import { EMPTY, filter, map, merge, switchMap, take, timer } from 'rxjs';
import type { Behaviour } from '../state/behaviour';
import { ofType } from '../operators/of-type';
import { select } from '../operators/select';
import { tag } from '../operators/tag';
import type { Event } from '../state/events';
import { selectUnreadOpened } from './selectors';
import { READ_AFTER_MS } from '../timing';

/**
 * Marks a note that opened by itself as read when the blogger has stayed on it for one second, or
 * acts on it (section 4, decision read-after-a-second).
 */
export const markReadLater: Behaviour = (events$, state$) =>
  state$.pipe(
    select(selectUnreadOpened),
    switchMap((id) => {
      if (id === null) return EMPTY;
      const acted$ = events$.pipe(
        ofType(...ACTIONS),
        filter((event) => !('id' in event) || event.id === id),
      );
      return merge(timer(READ_AFTER_MS), acted$).pipe(
        take(1),
        map((): Event => ({ type: 'reads.due', id })),
        tag('markReadLater > timer'),
      );
    }),
  );

/**
 * The events of actions on an open note. Spam and trash are handled in the reducer, because they
 * close the note.
 */
const ACTIONS = [
  'approval.requested',
  'like.requested',
  'follow.requested',
  'edit.requested',
  'reply.focused',
  'reply.typed',
  'reply.submitted',
  'site.opened',
  'post.opened',
  'comment.opened',
] as const;
