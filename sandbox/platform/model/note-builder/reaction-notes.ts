import { plainText, quote } from '../rich-text';
import { buildText } from '../text-builder';
import type { User } from '../types';
import { commentPath, postPath, sitePath } from './addresses';
import { type NoteContext, type NoteParts, noticons } from './context';
import { excerptOf } from './excerpt';
import { avatarUrl, headerOf, namesOf, postMark, siteMark, userBlock } from './people';

type Actors = readonly number[];

/** Builds a note about likes of a post, or returns undefined if nobody likes the post any more. */
export function likeNote(
  context: NoteContext,
  siteId: number,
  postId: number,
  actors: Actors,
): NoteParts | undefined {
  const { world, origin } = context;
  const post = world.post(siteId, postId);
  const owner = world.user(post?.authorId ?? world.bloggerId);
  const users = usersOf(context, actors, world.likers({ kind: 'post', siteId, id: postId }));
  if (post === undefined || owner === undefined || users.length === 0) return undefined;
  return {
    type: 'like',
    noticon: noticons.like,
    ...common(context, users),
    url: `${origin}${postPath(world, post)}`,
    title: counted(users.length, 'Like'),
    subject: [buildText([namesOf(world, users), ' liked your post ', postMark(world, post)], origin)],
    ids: { site: siteId, post: postId },
    header: headerOf(context, owner, post.title),
  };
}

/** Builds a note about likes of the blogger's comment; undefined if nobody likes it any more. */
export function commentLikeNote(
  context: NoteContext,
  siteId: number,
  commentId: number,
  actors: Actors,
): NoteParts | undefined {
  const { world, origin } = context;
  const comment = world.comment(siteId, commentId);
  const post = comment === undefined ? undefined : world.post(siteId, comment.postId);
  const owner = comment === undefined ? undefined : world.user(comment.authorId);
  const users = usersOf(context, actors, world.likers({ kind: 'comment', siteId, id: commentId }));
  if (comment === undefined || post === undefined || owner === undefined || users.length === 0)
    return undefined;
  if (comment.status !== 'approved') return undefined;
  return {
    type: 'comment_like',
    noticon: noticons.like,
    ...common(context, users),
    url: `${origin}${commentPath(world, comment)}`,
    title: counted(users.length, 'Like'),
    subject: [buildText([namesOf(world, users), ' liked your comment on ', postMark(world, post)], origin)],
    ids: { site: siteId, post: post.id, comment: commentId },
    header: headerOf(context, owner, excerptOf(plainText(comment.content), 120)),
  };
}

/** Builds a note about followers of a site, or returns undefined if nobody follows the site any more. */
export function followNote(context: NoteContext, siteId: number, actors: Actors): NoteParts | undefined {
  const { world, origin } = context;
  const site = world.site(siteId);
  const users = usersOf(context, actors, world.followers(siteId));
  if (site === undefined || users.length === 0) return undefined;
  return {
    type: 'follow',
    noticon: noticons.follow,
    ...common(context, users),
    url: `${origin}${sitePath(site)}`,
    title: counted(users.length, 'Follower'),
    subject: [buildText([namesOf(world, users), ' followed your blog ', siteMark(site)], origin)],
    ids: { site: siteId },
  };
}

/** Builds a note about a reblog, with its remark. */
export function reblogNote(
  context: NoteContext,
  { siteId, postId, remark }: { readonly siteId: number; readonly postId: number; readonly remark: string },
  actors: Actors,
): NoteParts | undefined {
  const { world, origin } = context;
  const post = world.post(siteId, postId);
  const users = usersOf(context, actors, actors);
  if (post === undefined || users.length === 0) return undefined;
  const { icon, body } = common(context, users);
  return {
    type: 'reblog',
    noticon: noticons.reblog,
    icon,
    url: `${origin}${postPath(world, post)}`,
    title: counted(users.length, 'Reblog'),
    subject: [buildText([namesOf(world, users), ' reblogged your post ', postMark(world, post)], origin)],
    body: remark === '' ? body : [...body, buildText(quote(remark), origin)],
    ids: { site: siteId, post: postId },
    header: headerOf(context, world.user(post.authorId) ?? users[0] ?? anonymous, post.title),
  };
}

const anonymous: User = { id: 0, login: 'anonymous', name: 'Someone', avatar: 'none' };

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Returns the actors who still like or follow the subject. */
function usersOf({ world }: NoteContext, actors: Actors, still: Actors): User[] {
  return actors.flatMap((id) => (still.includes(id) ? (world.user(id) ?? []) : []));
}

function common(context: NoteContext, users: readonly User[]): Pick<NoteParts, 'icon' | 'body'> {
  const [first] = users;
  return {
    icon: first === undefined ? '' : avatarUrl(first, context.origin),
    body: users.map((user) => userBlock(context, user)),
  };
}
