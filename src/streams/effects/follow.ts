import { catchError, filter, groupBy, map, mergeMap, of, withLatestFrom } from 'rxjs';
import type { Behaviour } from '../behaviour';
import { inTurn } from '../operators/in-turn';
import { ofType } from '../operators/of-type';
import type { Event } from '../state/events';

/** Follow and unfollow a site; what the platform answers is what shows (section 7). */
export const follow: Behaviour = (events$, state$, { client, surroundings: { pageHide$ } }) =>
  events$.pipe(
    ofType('follow.requested'),
    groupBy(({ siteId }) => siteId),
    mergeMap((ofSite$) =>
      ofSite$.pipe(
        inTurn(pageHide$, ({ siteId, isFollowing }) => {
          const follows = client.site(siteId).follow();
          const options = { keepalive: true };
          return (isFollowing ? follows.add(options) : follows.delete(options)).pipe(
            withLatestFrom(state$),
            // An answer that a later request has overtaken says nothing.
            filter(([, { follows: local }]) => local[siteId]?.isFollowing !== !isFollowing),
            map(([answer]): Event => ({
              type: 'follow.confirmed',
              siteId,
              isFollowing: answer.is_following,
            })),
            catchError(() => of<Event>({ type: 'follow.failed', siteId, isFollowing })),
          );
        }),
      ),
    ),
  );
