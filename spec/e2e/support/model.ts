/** A comment on the platform. */
interface PlatformComment {
  readonly id: number;
  readonly authorId: number;
  readonly content: string;
  readonly status: string;
  readonly parentId: number | undefined;
  /** Ids of the users who like it. */
  readonly likes: readonly number[];
}

/** A note on the platform. */
interface PlatformNote {
  readonly id: number;
  readonly isRead: boolean;
  readonly type: string;
  readonly comment: number | undefined;
}

/** The part of the sandbox's state that the work of a morning changes. */
export interface Model {
  readonly blogger: number;
  readonly comments: readonly PlatformComment[];
  /** Ids of the users who like a post, by its id. */
  readonly postLikes: ReadonlyMap<number, readonly number[]>;
  /** Newest first. */
  readonly notes: readonly PlatformNote[];
  readonly following: readonly number[];
}

type Fields = Readonly<Record<string, unknown>>;
const record = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {});
const list = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.map(record) : []);
const numbers = (value: unknown): readonly number[] => (Array.isArray(value) ? value.map(Number) : []);
const optional = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** Parses the answer of `GET /sandbox/state`. */
export function parseModel(answer: unknown): Model {
  const state = record(answer);
  return {
    blogger: Number(state.blogger),
    comments: list(state.comments).map((comment) => ({
      id: Number(comment.id),
      authorId: Number(comment.authorId),
      content: String(comment.content),
      status: String(comment.status),
      parentId: optional(comment.parentId),
      likes: numbers(comment.likes),
    })),
    postLikes: new Map(list(state.posts).map(({ id, likes }) => [Number(id), numbers(likes)])),
    notes: list(state.notes).map(({ id, read, type, ids }) => ({
      id: Number(id),
      isRead: read === true,
      type: String(type),
      comment: optional(record(ids).comment),
    })),
    following: numbers(state.following),
  };
}
