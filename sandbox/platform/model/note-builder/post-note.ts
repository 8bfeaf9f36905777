import type { JsonObject } from '../json';
import { noticon, plainText } from '../rich-text';
import { buildText } from '../text-builder';
import { bloggersReply } from '../threads';
import type { Post } from '../types';
import { idsAndLinks, postPath } from './addresses';
import { type NoteContext, type NoteParts, noticons } from './context';
import { excerptOf } from './excerpt';
import { avatarUrl, headerOf, postMark, siteMark, userMark } from './people';
import { repliedBlock } from './replied-block';

/**
 * A note about another user's post: on a site that the blogger follows, or one that mentions the
 * blogger.
 */
export function postNote(
  context: NoteContext,
  type: 'new_post' | 'automattcher',
  siteId: number,
  postId: number,
): NoteParts | undefined {
  const { world, origin } = context;
  const post = world.post(siteId, postId);
  const site = world.site(siteId);
  const author = post === undefined ? undefined : world.user(post.authorId);
  if (post === undefined || site === undefined || author === undefined) return undefined;
  const reply = bloggersReply(world, { siteId, postId });
  const icon = reply === undefined ? '' : noticon(noticons.replied);
  const what =
    type === 'new_post'
      ? [' posted on ', siteMark(site), ': ', postMark(world, post)]
      : [' mentioned you on ', postMark(world, post)];
  return {
    type,
    noticon: type === 'new_post' ? noticons.post : noticons.mention,
    icon: avatarUrl(author, origin),
    url: `${origin}${postPath(world, post)}`,
    title: type === 'new_post' ? 'New Post' : 'Mention',
    subject: [
      buildText([icon, userMark(world, author), what], origin),
      { text: excerptOf(plainText(post.content).trim()) },
    ],
    body: [postBlock(context, post), ...(reply === undefined ? [] : [repliedBlock(context, reply, 'post')])],
    ids: {
      site: siteId,
      post: postId,
      user: author.id,
      ...(reply !== undefined && { reply_comment: reply.id }),
    },
    header: headerOf(context, author, post.title),
  };
}

function postBlock({ world, origin }: NoteContext, post: Post): JsonObject {
  const { siteId, id } = post;
  return {
    ...buildText(post.content, origin),
    actions: {
      'replyto-comment': true,
      'like-post': world.likers({ kind: 'post', siteId, id }).includes(world.bloggerId),
    },
    meta: idsAndLinks({ post: id, site: siteId }, origin),
    type: 'post',
  };
}
