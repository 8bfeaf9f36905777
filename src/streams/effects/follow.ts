import { catchError, map, of, withLatestFrom } from 'rxjs';
import type { Behaviour } from '../behaviour';
import { isFollow, promised } from '../notes/answers';
import { asFlag, asObject } from '../notes/read';
import { groupedBy } from '../operators/grouped-by';
import { inTurn } from '../operators/in-turn';
import { ofType } from '../operators/of-type';
import { unlessSince } from '../operators/unless-since';
import type { Event } from '../state/events';

/** Follow and unfollow a site; what the platform answers is what shows (section 7). */
export const follow: Behaviour = (events$, state$, { client, surroundings: { pageHide$ } }) =>
  events$.pipe(
    ofType('follow.requested'),
    withLatestFrom(state$),
    groupedBy(
      ([{ siteId }]) => siteId,
      inTurn('follow > tell', pageHide$),
      ([{ siteId, isFollowing }, { tick }]) => {
        const follows = client.site(siteId).follow();
        const options = { keepalive: true };
        return (isFollowing ? follows.add(options) : follows.delete(options)).pipe(
          promised(isFollow),
          map((answer): Event => ({
            type: 'follow.confirmed',
            siteId,
            // Accepted without more is accepted as asked.
            isFollowing: asFlag(asObject(answer).is_following) ?? isFollowing,
          })),
          catchError(() => of<Event>({ type: 'follow.failed', siteId, isFollowing })),
          unlessSince(state$, ({ follows: local }) => local[siteId]?.tick, tick),
        );
      },
    ),
  );
