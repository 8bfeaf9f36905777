import type { Sandbox } from './sandbox';

/** A comment on the platform. */
export interface PlatformComment {
  readonly id: number;
  readonly siteId: number;
  readonly postId: number;
  readonly status: string;
  readonly content: string;
  readonly parentId?: number;
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

export const platformState = async (sandbox: Sandbox): Promise<PlatformState> =>
  (await sandbox.look('state')) as PlatformState;

/** The platform's comment that contains this text, or undefined. */
export const platformComment = async (sandbox: Sandbox, text: string): Promise<PlatformComment | undefined> =>
  (await platformState(sandbox)).comments.find(({ content }) => content.includes(text));

/** The status of the platform's comment that contains this text, or 'gone' if there is none. */
export const commentStatus = async (sandbox: Sandbox, text: string): Promise<string> =>
  (await platformComment(sandbox, text))?.status ?? 'gone';

/** The requests so far that contain `path`, each as 'method path body'. */
export async function requestsTo(sandbox: Sandbox, path: string): Promise<readonly string[]> {
  const { requests } = (await sandbox.look('requests')) as RequestLog;
  return requests
    .map(({ method, path: requested, body }) => `${method} ${requested} ${JSON.stringify(body)}`)
    .filter((line) => line.includes(path));
}

interface RequestLog {
  readonly requests: readonly { readonly method: string; readonly path: string; readonly body: unknown }[];
}
