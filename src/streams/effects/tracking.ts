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
  withLatestFrom,
} from 'rxjs';
import type { AnalyticsEvent } from '../../client/analytics';
import type { Behaviour } from '../behaviour';
import type { Note } from '../notes/note';
import { asId, asObject, asString } from '../notes/read';
import { isRead, selectSelectedNote } from '../state/selectors';
import { tag } from '../operators/tag';
import type { State } from '../state/state';
import { actionOf } from './tracked';
import type { PanelClient } from '../platform';

/** The statistic that counts the notes read, by their types. */
const NOTES_READ = 'notes-click-type';

/**
 * What the blogger does is recorded with who it was, which is asked once, and only if anybody wants to know; each note
 * that is opened unread is counted by its type (sections 1 and 7).
 */
export const tracking: Behaviour = (events$, state$, { client, analytics }) => {
  const user$ = currentUser$(client);
  const recorded$ = events$.pipe(
    withLatestFrom(state$),
    map(([event, state]) => actionOf(event, state)),
    filter((action) => action !== undefined),
    filter(() => analytics.isHeard()),
    // In the order in which it was done, also while the user is still being asked for.
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

/** The signed-in blogger's ID and username, asked at most once; nothing of them where that fails. */
const currentUser$ = (client: Pick<PanelClient, 'me'>): Observable<User> =>
  client
    .me()
    .get({ query: { fields: 'ID,username' } })
    .pipe(
      tag('tracking > who'),
      map((answer): User => {
        const { ID, username } = asObject(answer);
        const id = asId(ID);
        return id === undefined ? {} : { user_id: id, user_login: asString(username) };
      }),
      catchError(() => of<User>({})),
      share({ connector: () => new ReplaySubject(1), resetOnComplete: false, resetOnRefCountZero: false }),
    );

/** The note that is open now, and was unread before. */
function justRead(before: State, after: State): Note | undefined {
  const note = selectSelectedNote(after);
  return note && note.id !== before.selectedNoteId && isRead(after, note) && !isRead(before, note)
    ? note
    : undefined;
}
