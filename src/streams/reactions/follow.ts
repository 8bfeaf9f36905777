import { map } from 'rxjs';
import { asFlag, asObject } from '../../lib/json';
import { ofType } from '../operators/of-type';
import { tag } from '../operators/tag';
import { assertResponse, isFollowResponse } from '../operators/assert-response';
import { sendReactions } from './send-reactions';

/**
 * Follows and unfollows sites on the platform. The panel shows the state that it returns (section
 * 7).
 */
export const follow = sendReactions('follow', {
  clicks: (events$) =>
    events$.pipe(
      ofType('follow.requested'),
      map(({ siteId, isFollowing }) => ({ id: siteId, value: isFollowing })),
    ),
  targetOf: (_state, id) => ({ site: id }),
  request: (client, { site, value }) => {
    const follows = client.site(site).follow();
    const options = { keepalive: true };
    return (value ? follows.add(options) : follows.delete(options)).pipe(
      assertResponse(isFollowResponse),
      tag('follow > send'),
    );
  },
  confirmed: ({ id, value }, response) => ({
    type: 'follow.confirmed',
    siteId: id,
    // A plain success confirms the requested state.
    isFollowing: asFlag(asObject(response).is_following) ?? value,
  }),
  failed: ({ id, value }) => ({ type: 'follow.failed', siteId: id, isFollowing: value }),
});
