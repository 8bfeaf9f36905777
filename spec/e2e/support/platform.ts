import type { Sandbox } from './sandbox';

/** A comment on the platform. */
export interface PlatformComment {
  readonly id: number;
  readonly siteId: number;
  readonly postId: number;
  readonly status: string;
  readonly content: string;
  readonly parentId: number | undefined;
  /** Ids of the users who like it. */
  readonly likes: readonly number[];
}

/** A note on the platform. */
export interface PlatformNote {
  readonly id: number;
  readonly type: string;
  readonly read: boolean;
  /** Epoch seconds. */
  readonly time: number;
}

/** A post on the platform. */
export interface PlatformPost {
  readonly id: number;
  readonly siteId: number;
  readonly title: string;
  /** Ids of the users who like it. */
  readonly likes: readonly number[];
}

/** The state of the platform, read without the panel. */
export interface PlatformState {
  readonly blogger: number;
  readonly comments: readonly PlatformComment[];
  readonly posts: readonly PlatformPost[];
  /** Newest first. */
  readonly notes: readonly PlatformNote[];
  /** Epoch seconds of the newest note that was seen. */
  readonly seen: number;
  readonly read: readonly number[];
  readonly following: readonly number[];
  readonly sockets: number;
}

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const numbers = (value: unknown): number[] => list(value).map(Number);

function asComment(value: unknown): PlatformComment {
  const { id, siteId, postId, status, content, parentId, likes } = record(value);
  return {
    id: Number(id),
    siteId: Number(siteId),
    postId: Number(postId),
    status: String(status),
    content: String(content),
    parentId: parentId === undefined ? undefined : Number(parentId),
    likes: numbers(likes),
  };
}

export async function platformState(sandbox: Sandbox): Promise<PlatformState> {
  const state = record(await sandbox.look('state'));
  return {
    blogger: Number(state.blogger),
    comments: list(state.comments).map(asComment),
    posts: list(state.posts)
      .map(record)
      .map(({ id, siteId, title, likes }) => ({
        id: Number(id),
        siteId: Number(siteId),
        title: String(title),
        likes: numbers(likes),
      })),
    notes: list(state.notes)
      .map(record)
      .map(({ id, type, read, time }) => ({
        id: Number(id),
        type: String(type),
        read: read === true,
        time: Number(time),
      })),
    seen: Number(state.seen),
    read: numbers(state.read),
    following: numbers(state.following),
    sockets: Number(state.sockets),
  };
}

/** The platform's comment that contains this text, or undefined. */
export const platformComment = async (sandbox: Sandbox, text: string): Promise<PlatformComment | undefined> =>
  (await platformState(sandbox)).comments.find(({ content }) => content.includes(text));

/** The status of the platform's comment that contains this text, or 'gone' if there is none. */
export const commentStatus = async (sandbox: Sandbox, text: string): Promise<string> =>
  (await platformComment(sandbox, text))?.status ?? 'gone';

/** The requests so far that contain `path`, each as 'method path body'. */
export async function requestsTo(sandbox: Sandbox, path: string): Promise<readonly string[]> {
  const { requests } = record(await sandbox.look('requests'));
  return list(requests)
    .map(record)
    .map(
      ({ method, path: requested, body }) => `${String(method)} ${String(requested)} ${JSON.stringify(body)}`,
    )
    .filter((line) => line.includes(path));
}
