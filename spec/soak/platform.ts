/** A comment on the platform. */
export interface PlatformComment {
  readonly id: number;
  readonly authorId: number;
  readonly content: string;
  readonly status: string;
  readonly parentId: number | undefined;
  /** Ids of the users who like it. */
  readonly likes: readonly number[];
}

/** A note on the platform; its time is in epoch seconds. */
export interface PlatformNote {
  readonly id: number;
  readonly time: number;
  readonly isRead: boolean;
  readonly type: string;
  /** Whether its type is a string, which the panel needs to show it. */
  readonly isReadable: boolean;
  readonly comment: number | undefined;
  readonly post: number | undefined;
}

/** A user of the platform; `site` is the id of the site that can be followed. */
export interface Person {
  readonly name: string;
  readonly site: number | undefined;
}

/** The part of the sandbox's state that the invariants need. */
export interface Model {
  readonly blogger: number;
  readonly comments: readonly PlatformComment[];
  /** Ids of the users who like a post, by its id. */
  readonly postLikes: ReadonlyMap<number, readonly number[]>;
  /** Newest first. */
  readonly notes: readonly PlatformNote[];
  readonly following: readonly number[];
  readonly people: readonly Person[];
  /** Epoch seconds. */
  readonly seen: number;
}

/** A request in the sandbox's log. */
export interface LoggedRequest {
  readonly number: number;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly aborted: boolean;
  readonly fault: string | null;
  /** As JSON. */
  readonly body: string;
  readonly at: number;
}

/** Whether the platform carried out a request, even if the answer was lost. */
export const wasDone = ({ fault, status }: LoggedRequest): boolean =>
  fault === 'lost-answer' || fault === 'unanswered' || (fault === null && status < 400);

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
    notes: list(state.notes).map(({ id, time, read, type, ids }) => ({
      id: Number(id),
      time: Number(time),
      isRead: read === true,
      type: String(type),
      isReadable: typeof type === 'string',
      comment: optional(record(ids).comment),
      post: optional(record(ids).post),
    })),
    following: numbers(state.following),
    people: list(state.users).map(({ name, login, siteId }) => ({
      name: String(name === '' ? login : name),
      site: optional(siteId),
    })),
    seen: Number(state.seen),
  };
}

/** Parses the answer of `GET /sandbox/requests`. */
export const parseRequests = (answer: unknown): readonly LoggedRequest[] =>
  list(record(answer).requests).map((request) => ({
    number: Number(request.number),
    method: String(request.method),
    path: String(request.path),
    status: Number(request.status),
    aborted: request.aborted === true,
    fault: typeof request.fault === 'string' ? request.fault : null,
    body: JSON.stringify(request.body),
    at: Number(request.at),
  }));
