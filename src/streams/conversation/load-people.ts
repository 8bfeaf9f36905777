import { catchError, EMPTY, map, type Observable, switchMap, timer } from 'rxjs';
import { selectSelectedNote } from '../list/selectors';
import { assertResponse } from '../operators/assert-response';
import { select } from '../operators/select';
import { tag } from '../operators/tag';
import type { PanelClient } from '../panel-client';
import type { Behaviour } from '../state/behaviour';
import type { Event } from '../state/events';
import type { State } from '../state/state';
import { CONVERSATION_AFTER_MS } from '../timing';
import { type Liked, likedOf } from './liked';
import { parsePeople } from './parse-people';

/**
 * Fetches all people who like the same post or comment, once a like has been open for 300 ms, and again when
 * its note gets another like. After a failure the note shows only the people that it names, until it opens
 * again.
 */
export const loadPeople: Behaviour = (_events$, state$, { client }) =>
  state$.pipe(
    select(selectOpenLike),
    switchMap(() => {
      const note = selectSelectedNote(state$.value);
      const liked = note && likedOf(note);
      if (!liked || state$.value.people[liked.key]?.asOf === note.timestamp) return EMPTY;
      const { timestamp } = note;
      return timer(CONVERSATION_AFTER_MS).pipe(switchMap(() => people$(client, liked, timestamp)));
    }),
  );

/**
 * Returns a string that changes when another like opens, and when somebody else likes the same post or comment.
 */
function selectOpenLike(state: State): string {
  const note = selectSelectedNote(state);
  const liked = note && likedOf(note);
  return liked ? `${liked.key} ${note.timestamp}` : '';
}

function people$(client: PanelClient, { key, site, post, comment }: Liked, asOf: number): Observable<Event> {
  const all = client.site(site);
  return (comment === undefined ? all.post(post).likesList() : all.comment(comment).likesList()).pipe(
    tag('loadPeople > fetch'),
    assertResponse(({ likes }) => Array.isArray(likes)),
    map((response): Event => ({ type: 'people.fetched', key, people: parsePeople(response), asOf })),
    catchError(() => EMPTY),
  );
}
