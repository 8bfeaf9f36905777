import { EMPTY, map, switchMap, timer } from 'rxjs';
import { loadForNote } from '../list/load-for-note';
import { assertResponse } from '../operators/assert-response';
import { tag } from '../operators/tag';
import type { Event } from '../state/events';
import { CONVERSATION_AFTER_MS } from '../timing';
import { likedOf } from './liked';
import { parsePeople } from './parse-people';

/**
 * Fetches everyone who likes the post or comment of an open like note: once the note has been open for 300 ms,
 * and again when another like arrives. If the request fails, the note shows only the people that it names itself.
 */
export const loadPeople = loadForNote(
  (note) => `${likedOf(note)?.key} ${note.timestamp}`,
  (note, state, client) => {
    const liked = likedOf(note);
    const asOf = note.timestamp;
    if (!liked || state.people[liked.key]?.asOf === asOf) return EMPTY;
    const { key, site, post, comment } = liked;
    const all = client.site(site);
    const likes$ = (comment === undefined ? all.post(post) : all.comment(comment)).likesList();
    return timer(CONVERSATION_AFTER_MS).pipe(
      switchMap(() => likes$.pipe(tag('loadPeople > fetch'))),
      assertResponse(({ likes }) => Array.isArray(likes)),
      map((response): Event => ({ type: 'people.fetched', key, people: parsePeople(response), asOf })),
    );
  },
);
