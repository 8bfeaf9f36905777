import { followOverlay } from '../outbox/overlay';
import type { OutboxRule } from '../outbox/wishes';
import { ACTIONS } from './table';

/**
 * The outbox rule for following and unfollowing sites. The panel shows the state that the platform returns
 * (section 7). Ignores a request if all notes already show the requested state.
 */
export const follow: OutboxRule = (event, { allNotes, outbox }) => {
  if (event.type !== 'follow.requested') return undefined;
  const { siteId: site, isFollowing: wanted } = event;
  const blocks = Object.values(allNotes).flatMap(({ body }) => body.filter(({ ids }) => ids.site === site));
  const flags = blocks.flatMap(({ actions }) => actions?.follow ?? []);
  const shown = followOverlay(site, outbox.records);
  const isShown = shown === undefined ? flags.every((flag) => flag === wanted) : shown === wanted;
  if (isShown && (shown !== undefined || flags.length > 0)) return undefined;
  const { aspect, before } = ACTIONS[wanted ? 'follow' : 'unfollow'];
  return { type: 'wanted', aspect, target: { site }, wanted, before };
};
