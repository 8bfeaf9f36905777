import type { Comment, Post, Site, User } from './types';

/** What can be liked: a post or a comment, named by its site and its own id (ids repeat across sites). */
export interface Likeable {
  readonly kind: 'post' | 'comment';
  readonly siteId: number;
  readonly id: number;
}

/** Key of a post, a comment or the likes of either. */
export const likeableKey = ({ kind, siteId, id }: Likeable): string => `${kind}:${siteId}:${id}`;

/** Key of a site's followers. */
export const followKey = (siteId: number): string => `follow:${siteId}`;

/**
 * Everything the platform knows, in memory. It keeps facts and answers questions; what a signed-in
 * blogger may do with them is in `comment-actions.ts` and `reactions.ts`.
 */
export class World {
  readonly users = new Map<number, User>();
  readonly sites = new Map<number, Site>();
  readonly posts = new Map<string, Post>();
  readonly comments = new Map<string, Comment>();
  private readonly likes = new Map<string, readonly number[]>();
  private readonly follows = new Map<number, readonly number[]>();
  private touched = new Set<string>();
  private lastId = 0;

  constructor(
    /** The one who is signed in and whose notifications these are. */
    readonly bloggerId: number,
    firstId: number,
  ) {
    this.lastId = firstId;
  }

  /** An id that nothing has yet. */
  nextId(): number {
    this.lastId += 1;
    return this.lastId;
  }

  user(id: number): User | undefined {
    return this.users.get(id);
  }

  /** A site by its id or by its slug. */
  site(name: number | string): Site | undefined {
    const byId = this.sites.get(Number(name));
    return byId ?? [...this.sites.values()].find((site) => site.slug === name);
  }

  post(siteId: number, postId: number): Post | undefined {
    return this.posts.get(likeableKey({ kind: 'post', siteId, id: postId }));
  }

  comment(siteId: number, commentId: number): Comment | undefined {
    return this.comments.get(likeableKey({ kind: 'comment', siteId, id: commentId }));
  }

  setPost(post: Post): Post {
    const key = likeableKey({ kind: 'post', siteId: post.siteId, id: post.id });
    this.posts.set(key, post);
    this.touched.add(key);
    return post;
  }

  setComment(comment: Comment): Comment {
    const key = likeableKey({ kind: 'comment', siteId: comment.siteId, id: comment.id });
    this.comments.set(key, comment);
    this.touched.add(key);
    return comment;
  }

  removePost(post: Post): void {
    const key = likeableKey({ kind: 'post', siteId: post.siteId, id: post.id });
    this.posts.delete(key);
    this.touched.add(key);
  }

  removeComment(comment: Comment): void {
    const key = likeableKey({ kind: 'comment', siteId: comment.siteId, id: comment.id });
    this.comments.delete(key);
    this.touched.add(key);
  }

  /** Ids of those who like it, earliest first. */
  likers(what: Likeable): readonly number[] {
    return this.likes.get(likeableKey(what)) ?? [];
  }

  setLike(what: Likeable, userId: number, liked: boolean): void {
    const key = likeableKey(what);
    this.likes.set(key, withMember(this.likers(what), userId, liked));
    this.touched.add(`likes:${key}`);
  }

  /** Ids of those who follow the site, earliest first. */
  followers(siteId: number): readonly number[] {
    return this.follows.get(siteId) ?? [];
  }

  setFollow(siteId: number, userId: number, following: boolean): void {
    this.follows.set(siteId, withMember(this.followers(siteId), userId, following));
    this.touched.add(followKey(siteId));
  }

  /** Whether anything was done to this since the world was made: notes from a file stay as they are until then. */
  isTouched(key: string): boolean {
    return this.touched.has(key);
  }

  /** Ends the making of the world: from here on, whatever is set counts as touched. */
  settle(): void {
    this.touched = new Set();
  }
}

function withMember(members: readonly number[], member: number, present: boolean): readonly number[] {
  const others = members.filter((id) => id !== member);
  return present ? [...others, member] : others;
}
