import type { JsonObject } from '../json';
import { mark, noticon, plainText, type RichText } from '../rich-text';
import { buildText } from '../text-builder';
import { canModerate } from '../comment-actions';
import { bloggersReply, nestLevel, parentOf } from '../threads';
import type { Comment, Post, User } from '../types';
import { commentPath, editCommentPath, idsAndLinks } from './addresses';
import { type NoteContext, type NoteParts, noticons } from './context';
import { excerptOf } from './excerpt';
import { avatarUrl, displayName, headerOf, postMark, userBlock, userMark } from './people';
import { repliedBlock } from './replied-block';

/** Builds the note about a comment, or returns undefined if the comment is deleted, spam or in the trash. */
export function commentNote(context: NoteContext, siteId: number, commentId: number): NoteParts | undefined {
  const { world, origin } = context;
  const comment = world.comment(siteId, commentId);
  if (comment === undefined || comment.status === 'spam' || comment.status === 'trash') return undefined;
  const author = world.authorOf(comment);
  const post = world.post(siteId, comment.postId);
  const blogger = world.user(world.bloggerId);
  if (author === undefined || post === undefined || blogger === undefined) return undefined;

  const parent = parentOf(world, comment);
  const parentAuthor = parent === undefined ? undefined : world.authorOf(parent);
  const reply = bloggersReply(world, { siteId, postId: post.id, commentId });
  const sort = sortOf(context, comment, parent, blogger);
  const isLink = sort === 'Link';
  const { url = '' } = author;
  const name = isLink ? mark('site', displayName(author), { url }) : userMark(world, author);
  const title: RichText = isLink
    ? [' linked to your post ', postMark(world, post), '.']
    : sort === 'Reply' && parent !== undefined
      ? [' replied to your comment ', commentMark(context, parent, excerptOf(plainText(parent.content), 60))]
      : [sort === 'Mention' ? ' mentioned you on ' : ' commented on ', postMark(world, post)];
  return {
    type: 'comment',
    noticon: sort === 'Mention' ? noticons.mention : noticons.comment,
    icon: avatarUrl(author, origin),
    url: `${origin}${commentPath(world, comment)}`,
    title: sort,
    subject: [
      buildText([reply === undefined ? '' : noticon(noticons.replied), name, title], origin),
      ...(isLink
        ? []
        : [buildText(commentMark(context, comment, `${excerptOf(plainText(comment.content))}\n`), origin)]),
    ],
    body: [
      userBlock(context, author, isLink ? mark('post', url, { url }) : name),
      commentBlock(context, comment),
      ...(reply === undefined ? [] : [repliedBlock(context, reply, 'comment')]),
    ],
    ids: {
      ...(parent !== undefined && { parent_comment: parent.id }),
      user: author.id,
      comment: comment.id,
      post: post.id,
      site: siteId,
      ...(reply !== undefined && { reply_comment: reply.id }),
    },
    header: header(context, post, blogger, parent, parentAuthor),
  };
}

/** Builds a `comment` block with its action flags. Only a moderator can approve, edit, spam and trash. */
export function commentBlock({ world, origin }: NoteContext, comment: Comment): JsonObject {
  const { siteId, id } = comment;
  const liked = world.likers({ kind: 'comment', siteId, id }).includes(world.bloggerId);
  return {
    ...buildText(comment.content, origin),
    actions: {
      ...(canModerate(world, siteId) && {
        'spam-comment': false,
        'trash-comment': false,
        'approve-comment': comment.status === 'approved',
        'edit-comment': true,
      }),
      'replyto-comment': true,
      'like-comment': liked,
    },
    meta: idsAndLinks({ comment: id, user: comment.authorId, post: comment.postId, site: siteId }, origin),
    type: 'comment',
    nest_level: nestLevel(world, comment),
    edit_comment_link: `${origin}${editCommentPath(world, comment)}`,
  };
}

function sortOf(
  { world }: NoteContext,
  comment: Comment,
  parent: Comment | undefined,
  blogger: User,
): string {
  if (comment.type === 'pingback' && comment.visitor !== undefined) return 'Link';
  if (plainText(comment.content).includes(`@${blogger.login}`)) return 'Mention';
  return parent?.authorId === world.bloggerId ? 'Reply' : 'Comment';
}

function commentMark({ world }: NoteContext, comment: Comment, text: string): RichText {
  const url = commentPath(world, comment);
  return mark('comment', text, { url, site_id: comment.siteId, post_id: comment.postId, id: comment.id });
}

/** Builds the header, which quotes the parent comment or else the post. */
function header(
  context: NoteContext,
  post: Post,
  blogger: User,
  parent?: Comment,
  parentAuthor?: User,
): JsonObject[] {
  if (parent !== undefined && parentAuthor !== undefined) {
    return headerOf(context, parentAuthor, excerptOf(plainText(parent.content), 120), post);
  }
  return headerOf(context, context.world.user(post.authorId) ?? blogger, post.title);
}
