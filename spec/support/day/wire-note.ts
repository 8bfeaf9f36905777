import { idsOf, type Platform, type PlatformNote, SITE } from './platform';

type Json = Readonly<Record<string, unknown>>;

/** A note as JSON of the platform. */
export function wireNote(platform: Platform, note: PlatformNote): Json {
  const { id, kind, timestamp, isRead, hash, isMalformed } = note;
  if (isMalformed) return { id, note_hash: hash };
  return {
    id,
    type: kind,
    read: isRead ? 1 : 0,
    note_hash: hash,
    timestamp: new Date(timestamp).toISOString(),
    title: kind,
    subject: [{ text: `A ${kind} (${id})` }],
    body: [block(platform, note)],
    meta: { ids: metaIds(note) },
  };
}

function metaIds({ id, kind }: PlatformNote): Json {
  const { comment, post } = idsOf(id);
  return kind === 'comment' ? { site: SITE, post, comment } : { site: SITE, post };
}

/**
 * A comment with all actions, a post to like and reply to, a site to follow, or a block without
 * actions.
 */
function block(platform: Platform, { id, kind }: PlatformNote): Json {
  const { comment, post, site } = idsOf(id);
  switch (kind) {
    case 'comment':
      return {
        type: 'comment',
        text: 'A fine text.',
        actions: {
          'approve-comment': platform.comments.get(comment)?.isApproved === true,
          'spam-comment': false,
          'trash-comment': false,
          'like-comment': platform.likedComments.has(comment),
          'replyto-comment': true,
        },
      };
    case 'reblog':
      return {
        type: 'post',
        text: 'A post.',
        actions: { 'like-post': platform.likedPosts.has(post), 'replyto-comment': true },
      };
    case 'follow':
      return {
        type: 'user',
        text: 'Someone',
        actions: { follow: platform.followedSites.has(site) },
        meta: { ids: { site } },
      };
    case 'like':
      return { type: 'user', text: 'Someone' };
  }
}
