import { catchError, map, of, withLatestFrom } from 'rxjs';
import type { Behaviour } from '../state/behaviour';
import { assertResponse, isFollowResponse } from './responses';
import { asFlag, asObject } from '../../lib/json';
import { groupedBy } from '../operators/grouped-by';
import { inTurn } from '../operators/in-turn';
import { ofType } from '../operators/of-type';
import { tag } from '../operators/tag';
import { unlessSuperseded } from '../operators/unless-superseded';
import type { Event } from '../state/events';

/**
 * Follows and unfollows sites on the platform. The panel shows the state that it returns (section
 * 7).
 */
export const follow: Behaviour = (events$, state$, { client, report, environment: { pageHide$ } }) =>
  events$.pipe(
    ofType('follow.requested'),
    withLatestFrom(state$),
    groupedBy(
      ([{ siteId }]) => siteId,
      inTurn(pageHide$),
      ([{ siteId, isFollowing }, { tick }]) => {
        const follows = client.site(siteId).follow();
        const options = { keepalive: true };
        return (isFollowing ? follows.add(options) : follows.delete(options)).pipe(
          assertResponse(isFollowResponse),
          map((response): Event => ({
            type: 'follow.confirmed',
            siteId,
            // A plain success confirms the requested state.
            isFollowing: asFlag(asObject(response).is_following) ?? isFollowing,
          })),
          catchError(() => of<Event>({ type: 'follow.failed', siteId, isFollowing })),
          unlessSuperseded(state$, ({ follows: local }) => local[siteId]?.tick, tick),
          tag('follow > send'),
        );
      },
      report,
    ),
  );
