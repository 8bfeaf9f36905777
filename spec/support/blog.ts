import { asyncScheduler, mergeMap, NEVER, Observable, of, throwError, timer } from 'rxjs';
import type { Transport } from '../../src/client';
import { asObject, asString, type Json } from '../../src/lib/json';
import { wireNote } from './notes';

/**
 * The fate of a request. Carried out: `right`; `lost`, whose connection breaks; `silent`, whose
 * answer does not arrive; `html`, which a proxy answers. Not carried out: `busy` (503, or with `Retry-After` of a minute), forbidden
 * (403), an expired token (401), or a 401 that does not name the token.
 */
export type Fate = 'right' | 'lost' | 'silent' | 'html' | keyof typeof ERRORS;

const ERRORS = {
  busy: { status: 503, error: 'busy' },
  busyForAMinute: { status: 503, error: 'busy', headers: { 'retry-after': '60' } },
  forbidden: { status: 403, error: 'authorization_required' },
  gone: { status: 404, error: 'unknown_comment' },
  expired: { status: 401, error: 'invalid_token' },
  unclear: { status: 401, error: 'unauthorized' },
} as const;

const isError = (fate: Fate): fate is keyof typeof ERRORS => fate in ERRORS;

/**
 * A platform with note 7 about comment 70 of post 2, whose comments the blogger moderates. Further
 * notes have the next ids, each about another comment of one of three sites.
 */
export interface Blog {
  readonly transport: Transport;
  /** The number of times comments were trashed; the second time deletes one permanently. */
  readonly deletes: () => number;
  /** Lines of the requests other than GET, oldest first. */
  readonly changes: readonly string[];
  /** The blogger's replies. */
  readonly replies: readonly string[];
}

/** The ids of note number `index` of the platform, from 0. */
export const idsOf = (index: number): { note: number; site: number; comment: number } => ({
  note: 7 + index,
  site: 1 + (index % 3),
  comment: 10 * (7 + index),
});

/**
 * `fateOf` decides by the request line and how often it was sent; an answer takes 50 ms. `count` is the
 * number of notes.
 */
export function createBlog(fateOf: (line: string, times: number) => Fate = () => 'right', count = 1): Blog {
  const replies: string[] = [];
  const dates: number[] = [];
  const changes: string[] = [];
  const times = new Map<string, number>();
  const deleted = new Map<number, number>();
  let isFollowing = false;
  const shape = (text: string, index: number): object => ({
    ID: 100 + index,
    URL: `https://blog.test/reply-${index}`,
    author: { ID: 5 },
    date: new Date(dates[index] ?? 0).toISOString(),
    parent: { ID: 70 },
    raw_content: text,
  });
  const follow = (value: boolean) => (): object => ({ is_following: (isFollowing = value) });
  const answers: Readonly<Record<string, (body: Json) => unknown>> = {
    'GET /me': () => ({ ID: 5 }),
    ...Object.fromEntries(
      Array.from({ length: count }, (_, index) => Object.entries(commentAnswers(index, deleted))).flat(),
    ),
    'GET /sites/1/follows/mine': () => ({ is_following: isFollowing }),
    'PUT /sites/1/follows/new': follow(true),
    'DELETE /sites/1/follows/mine/delete': follow(false),
    'GET /sites/1/posts/2/replies/': () => ({ comments: replies.map(shape) }),
    'POST /sites/1/comments/70/replies/new': (body) => {
      const content = asString(body.content);
      replies.push(content);
      dates.push(asyncScheduler.now());
      return shape(content, replies.length - 1);
    },
  };
  const send: Transport['send'] = ({ method, url, body = '{}' }) =>
    new Observable((subscriber) => {
      const line = `${method} ${new URL(url).pathname.replace(/^\/rest\/v[\d.]+/, '')}`;
      const sent = (times.get(line) ?? 0) + 1;
      times.set(line, sent);
      if (method !== 'GET') changes.push(body === '{}' ? line : `${line} ${body}`);
      const fate = fateOf(line, sent);
      const notes = { notes: wireNotes(count, deleted), last_seen_time: 0 };
      const answer = answers[line] ?? (() => ({ ...notes, success: true }));
      const json = (value: unknown, status = 200, headers = {}) =>
        of({ status, headers, text: JSON.stringify(value) });
      // The platform carries out a request also if its page has gone.
      const result = isError(fate) ? undefined : answer(asObject(JSON.parse(body)));
      return timer(50)
        .pipe(
          mergeMap(() => {
            if (fate === 'lost') return throwError(() => new Error('the connection broke'));
            if (fate === 'silent') return NEVER;
            if (fate === 'html') return of({ status: 502, text: '<h1>Bad gateway</h1>' });
            if (!isError(fate)) return json(result);
            const { status, error, headers } = { headers: {}, ...ERRORS[fate] };
            return json({ error }, status, headers);
          }),
        )
        .subscribe(subscriber);
    });
  return {
    transport: { send, connect: () => NEVER },
    deletes: () => [...deleted.values()].reduce((sum, each) => sum + each, 0),
    replies,
    changes,
  };
}

const wireNotes = (count: number, deleted: ReadonlyMap<number, number>): readonly object[] =>
  Array.from({ length: count }, (_, index) => idsOf(index))
    .filter(({ comment }) => !deleted.has(comment))
    .map(({ note, site, comment }) =>
      wireNote(note, { title: `Note ${note}`, meta: { ids: { site, post: 2, comment } } }),
    );

/** The answers about the comment of a note. */
function commentAnswers(
  index: number,
  deleted: Map<number, number>,
): Readonly<Record<string, (body: Json) => unknown>> {
  const { site, comment: id } = idsOf(index);
  let status = 'unapproved';
  let isLiked = false;
  const path = `/sites/${site}/comments/${id}`;
  const comment = (): object => ({
    ID: id,
    status: deleted.has(id) ? 'trash' : status,
    URL: 'https://blog.test/c',
  });
  const like = (value: boolean) => (): object => ({ i_like: (isLiked = value) });
  return {
    [`GET ${path}`]: comment,
    [`PUT ${path}`]: (body) => {
      status = asString(body.status);
      return comment();
    },
    [`GET ${path}/likes/mine`]: () => ({ i_like: isLiked }),
    [`POST ${path}/likes/new`]: like(true),
    [`POST ${path}/likes/mine/delete`]: like(false),
    [`POST ${path}/delete`]: () => {
      deleted.set(id, (deleted.get(id) ?? 0) + 1);
      return comment();
    },
  };
}
