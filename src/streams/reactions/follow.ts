import type { OutboxRule } from '../outbox/rule';

/** Follows and unfollows sites. The panel shows the state that the platform returns (section 7). */
export const follow: OutboxRule = (event) =>
  event.type === 'follow.requested'
    ? { type: 'made', kind: 'follow', target: { site: event.siteId }, payload: event.isFollowing }
    : undefined;
