import { PlatformError } from '../../sandbox/platform/model/platform-error';
import { ruledHeaders, ruledText } from '../../sandbox/platform/http/response-rules';
import { addNoteRecord, receiveFollow, receiveLike } from '../../sandbox/platform/model/incoming-activity';
import { isRecord, type JsonObject, toJson } from '../../sandbox/platform/model/json';
import { NoteFeed } from '../../sandbox/platform/model/note-feed';
import type { Comment, CommentChange } from '../../sandbox/platform/model/types';
import { updateComment } from '../../sandbox/platform/model/comment-actions';
import { plainText } from '../../sandbox/platform/model/rich-text';
import { World } from '../../sandbox/platform/model/world';
import { Platform } from '../../sandbox/platform/platform';
import { panelRoutes } from '../../sandbox/platform/routes/panel-routes';
import type { VirtualClock } from './clock';

export const ORIGIN = 'https://platform.test';
/** The blogger of the stories, and somebody who uses the same browser. */
export const [ME, OTHER] = ['5', '6'];
const READER = 9;
const POST = 2;
const FIRST_NOTE = 7;

/** A request; `line` is its method and path without the version, such as 'PUT /sites/1/comments/70'. */
export interface Sent {
  readonly line: string;
  readonly query: URLSearchParams;
  /** JSON, or '' if there is no body. */
  readonly body: string;
  /** The blogger whose token it has. */
  readonly by: string | undefined;
  /** The number of its tab. */
  readonly tab: number;
  readonly at: number;
}

export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A request that has reached the platform, and what became of it. */
export interface Change extends Sent {
  readonly status: number;
  /** The comment's status before, for requests about a comment. */
  readonly before: string | undefined;
}

/** The ids of note number `index` of a platform, from 0. */
export const idsOf = (index: number): { note: number; site: number; comment: number } => ({
  note: FIRST_NOTE + index,
  site: 1 + (index % 3),
  comment: 10 * (FIRST_NOTE + index),
});
export const siteOf = (note: number): number => idsOf(note - FIRST_NOTE).site;
export const commentIdOf = (note: number): number => 10 * note;

/** A note as the platform has it now. */
export interface PlatformNote {
  readonly id: number;
  readonly hash: number;
  readonly isRead: boolean;
  readonly timestamp: number;
  readonly json: JsonObject;
}

/** The sandbox's platform with its routes, and what readers and other devices do there. */
export interface BlogPlatform {
  readonly model: Platform;
  /** Carries out a request. */
  readonly answer: (sent: Sent) => Answer;
  /** The requests that change something, in the order in which they arrived. */
  readonly changes: readonly Change[];
  readonly onPush: (push: (message: string) => void) => void;
  readonly addNote: (kind?: 'comment' | 'like' | 'follow' | 'reblog') => number;
  /** Somebody edits a comment. */
  readonly editNote: (note: number) => void;
  /** There is new activity about a note, which is unread again. */
  readonly renewNote: (note: number) => void;
  /** The comment of a note is deleted for ever. */
  readonly removeNote: (note: number) => void;
  /** Another device of the blogger changes the status of a comment. */
  readonly setStatus: (note: number, status: CommentChange) => void;
  /** Makes changes without a push. */
  readonly quietly: (act: () => void) => void;
  /** The newest notes, in the order of the list. */
  readonly newest: (count?: number) => readonly PlatformNote[];
  readonly note: (note: number) => PlatformNote | undefined;
  readonly comment: (note: number) => Comment | undefined;
  readonly isLiked: (note: number) => boolean;
  readonly isFollowed: (site: number) => boolean;
  /** The blogger's replies to the comment of a note, oldest first. */
  readonly repliesTo: (note: number) => readonly string[];
}

/** A platform with so many notes, one a minute, each about a comment of one of three sites. */
export function createPlatform({ now }: Pick<VirtualClock, 'now'>, count: number): BlogPlatform {
  const model = new Platform(ORIGIN, { seed: 1, notes: 0, now });
  const world = new World(Number(ME), 100_000);
  const feed = new NoteFeed({ world, origin: ORIGIN });
  Object.assign(model, { world, feed });
  const changes: Change[] = [];
  let isQuiet = false;
  let nextNote = FIRST_NOTE;
  const nowS = (): number => Math.floor(now() / 1000);

  for (const id of [Number(ME), READER]) {
    const login = id === READER ? 'ann' : 'joan';
    world.users.set(id, { id, login, name: login, avatar: 'drawn', siteId: id });
  }
  for (const id of [1, 2, 3, READER]) {
    const ownerId = id === READER ? READER : Number(ME);
    const slug = `site-${id}`;
    world.sites.set(id, { id, ownerId, slug, name: slug, tagline: '' });
    const text = { slug: 'post', title: 'Post', content: '' };
    world.setPost({ id: POST, siteId: id, authorId: ownerId, ...text, time: 0 });
  }
  const addComment = (time: number): number => {
    const note = nextNote++;
    const siteId = siteOf(note);
    const id = commentIdOf(note);
    const content = `Comment ${note}`;
    world.setComment({ id, siteId, postId: POST, authorId: READER, content, status: 'unapproved', time });
    const subject = { kind: 'comment', siteId, commentId: id } as const;
    feed.setRecord({ id: note, subject, actors: [READER], time, read: false });
    return note;
  };
  const commentOf = (note: number): Comment | undefined => world.comment(siteOf(note), commentIdOf(note));
  const change = (note: number, change: (comment: Comment) => void): void => {
    const comment = commentOf(note);
    if (comment) change(comment);
    feed.refresh();
  };
  for (let index = 0; index < count; index++) addComment(nowS() - (count - index) * 60);
  feed.refresh();

  const newest = (most = Infinity): readonly PlatformNote[] =>
    feed
      .list()
      .slice(0, most)
      .map(({ record: { id, read: isRead, time }, hash, json }) => ({
        id,
        hash,
        isRead,
        timestamp: time * 1000,
        json,
      }));
  const answer = (sent: Sent): Answer => {
    const [method = '', path = ''] = sent.line.split(' ');
    const [, site = '', comment = ''] = /^\/sites\/(\d+)\/comments\/(\d+)/.exec(path) ?? [];
    const before = world.comment(Number(site), Number(comment))?.status;
    const done = respond(model, method, path.replace(/\/$/, ''), sent);
    if (method !== 'GET') changes.push({ ...sent, before, status: done.status });
    return done;
  };
  return {
    model,
    answer,
    changes,
    onPush: (push) =>
      void feed.onPush((message) => {
        if (!isQuiet) push(JSON.stringify(message));
      }),
    addNote: (kind = 'comment') => {
      const add = (): number => {
        const what = { kind: 'post', siteId: 1, id: POST } as const;
        switch (kind) {
          case 'comment':
            return addComment(nowS());
          case 'like':
            return receiveLike({ world, feed }, what, READER, nowS());
          case 'follow':
            return receiveFollow({ world, feed }, 1, READER, nowS());
          case 'reblog': {
            const subject = { kind, siteId: 1, postId: POST, remark: 'Look' } as const;
            return addNoteRecord(feed, { subject, actors: [READER], time: nowS() });
          }
        }
      };
      const note = add();
      feed.refresh();
      return note;
    },
    editNote: (note) =>
      change(note, (comment) => void world.setComment({ ...comment, content: `Edited at ${now()}` })),
    renewNote: (note) => {
      const record = feed.record(note);
      if (record) feed.setRecord({ ...record, time: nowS(), read: false });
      feed.refresh();
    },
    removeNote: (note) => change(note, (comment) => world.removeComment(comment)),
    setStatus: (note, status) => change(note, (comment) => void updateComment(world, comment, { status })),
    quietly: (act) => {
      isQuiet = true;
      act();
      feed.refresh();
      isQuiet = false;
    },
    newest,
    note: (note) => newest().find(({ id }) => id === note),
    comment: commentOf,
    isLiked: (note) =>
      world
        .likers({ kind: 'comment', siteId: siteOf(note), id: commentIdOf(note) })
        .includes(world.bloggerId),
    isFollowed: (site) => world.followers(site).includes(world.bloggerId),
    repliesTo: (note) =>
      [...world.comments.values()].flatMap(({ parentId, siteId, authorId, content }) =>
        parentId === commentIdOf(note) && siteId === siteOf(note) && authorId === world.bloggerId
          ? plainText(content)
          : [],
      ),
  };
}

const routes = Object.entries(panelRoutes).map(([name, route]) => {
  const names = [...name.matchAll(/\{(\w+)\}/g)].map(([, each = '']) => each);
  return { route, names, pattern: new RegExp(`^${name.replaceAll(/\{\w+\}/g, '([^/]+)')}$`) };
});

/** The response of the route for a request; the sandbox serves the same routes by the same rules over HTTP. */
function respond(model: Platform, method: string, path: string, { query, body, by }: Sent): Answer {
  const headers = ruledHeaders(model);
  const line = `${method === 'GET' ? method : 'POST'} ${path}`;
  for (const { route, names, pattern } of routes) {
    const match = pattern.exec(line);
    if (!match) continue;
    const variables = Object.fromEntries(names.map((name, index) => [name, match[index + 1] ?? '']));
    const parsed: unknown = JSON.parse(body || '{}');
    const input = isRecord(parsed)
      ? Object.fromEntries(Object.entries(parsed).map(([name, value]) => [name, toJson(value)]))
      : {};
    const req = {
      param: (name: string) => variables[name],
      query: (name: string) => query.get(name) ?? undefined,
    };
    try {
      const response = route(model, { req, input });
      const text = JSON.stringify(path === '/me' ? { ...response, ID: Number(by) } : response);
      return { status: 200, text: ruledText(model, text), headers };
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error;
      const text = JSON.stringify({ error: error.code, message: error.message });
      return { status: error.status, text, headers };
    }
  }
  throw new Error(`the panel's table has no route for ${line}`);
}
