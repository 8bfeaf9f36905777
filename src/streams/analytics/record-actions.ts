import {
  catchError,
  concatMap,
  filter,
  ignoreElements,
  map,
  merge,
  type Observable,
  of,
  pairwise,
  ReplaySubject,
  share,
  tap,
} from 'rxjs';
import type { AnalyticsEvent } from '../../client/analytics';
import type { Behaviour } from '../state/behaviour';
import type { Note } from '../notes/note';
import { asId, asObject, asString } from '../../lib/json';
import { isRead } from '../reading/selectors';
import { selectSelectedNote } from '../list/selectors';
import { tag } from '../operators/tag';
import type { State } from '../state/state';
import { toAnalyticsEvent } from './analytics-event';
import type { PanelClient } from '../panel-client';

/** The name of the statistic that counts read notes by type. */
const NOTES_READ = 'notes-click-type';

/**
 * Records the blogger's actions with their user id and name, and counts each unread note that they open, by
 * type (sections 1 and 7). The user is fetched once, and only if actions are recorded.
 */
export const recordActions: Behaviour = (events$, state$, { client, analytics }) => {
  const user$ = currentUser$(client);
  const recorded$ = events$.pipe(
    map((event) => toAnalyticsEvent(event, state$.value)),
    filter((action) => action !== undefined),
    filter(() => analytics.isHeard()),
    // Keeps the order of events while the user is being fetched.
    concatMap(({ name, properties }) =>
      user$.pipe(map((user): AnalyticsEvent => ({ name, properties: { ...properties, ...user } }))),
    ),
    tap((event) => analytics.record(event)),
  );
  const counted$ = state$.pipe(
    pairwise(),
    map(([before, after]) => justRead(before, after)),
    filter((note) => note !== undefined),
    tap(({ type }) => analytics.bump(NOTES_READ, type)),
  );
  return merge(recorded$, counted$).pipe(ignoreElements());
};

type User = NonNullable<AnalyticsEvent['properties']>;

/** Fetches the id and name of the signed-in user, at most once; {} if the request fails. */
const currentUser$ = (client: Pick<PanelClient, 'me'>): Observable<User> =>
  client
    .me()
    .get({ query: { fields: 'ID,username' } })
    .pipe(
      tag('recordActions > fetch user'),
      map((response): User => {
        const { ID, username } = asObject(response);
        const id = asId(ID);
        return id === undefined ? {} : { user_id: id, user_login: asString(username) };
      }),
      catchError(() => of<User>({})),
      share({ connector: () => new ReplaySubject(1), resetOnComplete: false, resetOnRefCountZero: false }),
    );

/**
 * Returns the open note if this event made it read: the blogger opened it or, if it opened automatically, it was
 * marked as read later.
 */
function justRead(before: State, after: State): Note | undefined {
  const note = selectSelectedNote(after);
  if (!note || !isRead(after, note) || isRead(before, note)) return undefined;
  return note.id !== before.selectedNoteId || note.id === after.autoOpenedNoteId ? note : undefined;
}
