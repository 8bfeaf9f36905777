import { defaultRules, type Rules } from './rules';
import type { Comment, Post, Site, User } from './types';

/** A post or a comment. Ids are unique only within a site. */
export interface Likeable {
  readonly kind: 'post' | 'comment';
  readonly siteId: number;
  readonly id: number;
}

/** Returns the key of a post or comment, or of its likes. */
export const likeableKey = ({ kind, siteId, id }: Likeable): string => `${kind}:${siteId}:${id}`;

/** Returns the key of a site's followers. */
export const followKey = (siteId: number): string => `follow:${siteId}`;

/**
 * The facts of the platform, in memory. The actions of the signed-in blogger are in
 * `comment-actions.ts` and `post-actions.ts`.
 */
export class World {
  readonly users = new Map<number, User>();
  readonly sites = new Map<number, Site>();
  readonly posts = new Map<string, Post>();
  readonly comments = new Map<string, Comment>();
  rules: Rules = defaultRules;
  private readonly likes = new Map<string, readonly number[]>();
  private readonly follows = new Map<number, readonly number[]>();
  private touched = new Set<string>();
  private lastId = 0;

  constructor(
    /** The id of the signed-in user, who receives the notes. */
    readonly bloggerId: number,
    firstId: number,
  ) {
    this.lastId = firstId;
  }

  /** Returns a new, unused id. */
  nextId(): number {
    this.lastId += 1;
    return this.lastId;
  }

  user(id: number): User | undefined {
    return this.users.get(id);
  }

  /** Returns a site by its id or slug. */
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

  /** Returns the author of a comment, unless the user was deleted. */
  authorOf(comment: Comment): User | undefined {
    return comment.visitor ?? this.user(comment.authorId);
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

  /** Returns the ids of the users who like a post or comment, earliest first. */
  likers(what: Likeable): readonly number[] {
    return this.likes.get(likeableKey(what)) ?? [];
  }

  setLike(what: Likeable, userId: number, liked: boolean): void {
    const key = likeableKey(what);
    this.likes.set(key, withMember(this.likers(what), userId, liked));
    this.touched.add(`likes:${key}`);
  }

  /** Returns the ids of the users who follow the site, earliest first. */
  followers(siteId: number): readonly number[] {
    return this.follows.get(siteId) ?? [];
  }

  setFollow(siteId: number, userId: number, following: boolean): void {
    this.follows.set(siteId, withMember(this.followers(siteId), userId, following));
    this.touched.add(followKey(siteId));
  }

  /** Whether the object was changed after the setup. Until then, notes of a file stay unchanged. */
  isTouched(key: string): boolean {
    return this.touched.has(key);
  }

  /** Ends the setup. All later changes count as actions. */
  finishSetup(): void {
    this.touched = new Set();
  }
}

function withMember(members: readonly number[], member: number, present: boolean): readonly number[] {
  const others = members.filter((id) => id !== member);
  return present ? [...others, member] : others;
}
