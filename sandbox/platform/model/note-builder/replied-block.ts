import type { JsonObject } from '../json';
import { mark, noticon } from '../rich-text';
import { buildText } from '../text-builder';
import type { Comment } from '../types';
import { commentPath } from './addresses';
import { type NoteContext, noticons } from './context';

/** The block "You replied to this comment." with an icon and a link to the reply. */
export function repliedBlock(
  { world, origin }: NoteContext,
  reply: Comment,
  to: 'comment' | 'post',
): JsonObject {
  const replied = mark('comment', 'replied', {
    url: commentPath(world, reply),
    site_id: reply.siteId,
    post_id: reply.postId,
    id: reply.id,
  });
  return buildText([noticon(noticons.replied), 'You ', replied, ` to this ${to}.`], origin);
}
