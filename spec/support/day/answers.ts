import { asyncScheduler } from 'rxjs';
import { asObject } from '../../../src/lib/json';
import { change, idsOf, newest, type Platform, type PlatformNote, removeNote } from './platform';
import { wireNote } from './wire-note';

/**
 * A request; `line` is its method and path without the version, e.g. 'PUT /sites/1/comments/70'.
 */
export interface Sent {
  readonly line: string;
  readonly query: URLSearchParams;
  /** JSON, or '' if there is no body. */
  readonly body: string;
}

export interface Answer {
  readonly status: number;
  readonly text: string;
}

type Handler = (platform: Platform, sent: Sent, id: number) => Answer;

const ok = (body: unknown): Answer => ({ status: 200, text: JSON.stringify(body) });
const gone = (error: string): Answer => ({ status: 404, text: JSON.stringify({ error }) });

const parseBody = ({ body }: Sent): Readonly<Record<string, unknown>> => asObject(JSON.parse(body));

/** Whether a request asks for the notes of a filter. */
export const isFilter = ({ query }: Sent): boolean => query.has('unread') || query.has('type');

/** Lists notes, or only their ids and hashes; those of a filter if the request names one. */
const list: Handler = (platform, { query }) => {
  const types = query.get('type')?.split(',');
  const notes = newest(platform, Infinity)
    .filter(({ kind, isRead }) => (!query.has('unread') || !isRead) && (!types || types.includes(kind)))
    .slice(0, Number(query.get('number')));
  const isLight = query.get('fields') === 'id,note_hash';
  const shown = isLight
    ? notes.map(({ id, hash }) => ({ id, note_hash: hash }))
    : notes.map((note) => wireNote(platform, note));
  return ok({ notes: shown, last_seen_time: platform.seenTime });
};

const one: Handler = (platform, _sent, id) => {
  const note = platform.notes.get(id);
  return note
    ? ok({ notes: [wireNote(platform, note)], last_seen_time: platform.seenTime })
    : gone('unknown_note');
};

const seen: Handler = (platform, sent) => {
  const { time } = parseBody(sent);
  platform.seenTime = Math.max(platform.seenTime, Number(time));
  return ok({ last_seen_time: platform.seenTime, success: true });
};

const read: Handler = (platform, sent) => {
  const counts = Object.entries(asObject(parseBody(sent).counts));
  for (const [id, count] of counts) setRead(platform, platform.notes.get(Number(id)), count !== -1);
  return ok({ updated: counts.map(([id]) => id), success: true });
};

function setRead(platform: Platform, note: PlatformNote | undefined, isRead: boolean): void {
  if (!note || note.isRead === isRead) return;
  note.isRead = isRead;
  change(platform, note.id, true);
}

const getComment: Handler = ({ comments, removed }, _sent, id) => {
  const comment = comments.get(id);
  const status = comment ? (comment.isApproved ? 'approved' : 'unapproved') : removed.get(id);
  return status ? ok({ ID: id, status, post: { ID: idsOf(noteOf(id)).post } }) : gone('unknown_comment');
};

const updateComment: Handler = (platform, sent, id) => {
  const { comments, removed } = platform;
  if (!comments.has(id) && !removed.has(id)) return gone('unknown_comment');
  const { status } = parseBody(sent);
  if (status === 'spam') removeComment(platform, id, status);
  else {
    removed.delete(id);
    comments.set(id, { replies: comments.get(id)?.replies ?? [], isApproved: status === 'approved' });
    change(platform, noteOf(id), true);
  }
  return ok({ ID: id, status });
};

function removeComment(platform: Platform, id: number, status: 'spam' | 'trash'): void {
  removeNote(platform, noteOf(id), true);
  platform.removed.set(id, status);
}

const trashComment: Handler = (platform, _sent, id) => {
  const { comments, removed, deleted } = platform;
  if (!comments.has(id) && !removed.has(id)) return gone('unknown_comment');
  if (removed.get(id) === 'trash') {
    removed.delete(id);
    deleted.add(id);
  } else removeComment(platform, id, 'trash');
  return ok({ ID: id, status: 'trash' });
};

/** Adds an id to a set or removes it: likes and follows. */
const member =
  (setOf: (platform: Platform) => Set<number>, isIn: boolean, body: unknown): Handler =>
  (platform, _sent, id) => {
    if (isIn) setOf(platform).add(id);
    else setOf(platform).delete(id);
    change(platform, noteOf(id), true);
    return ok(body);
  };

const isMember =
  (setOf: (platform: Platform) => Set<number>, name: string): Handler =>
  (platform, _sent, id) =>
    ok({ [name]: setOf(platform).has(id) });

const replyTo = (
  { duplicates, replyTimes }: Platform,
  note: number,
  replies: string[] | undefined,
  sent: Sent,
  refused: string,
): Answer => {
  const { content } = parseBody(sent);
  if (!replies) return gone(refused);
  if (replies.includes(String(content))) {
    duplicates.push(`${note} ${String(content)}`);
    return { status: 409, text: JSON.stringify({ error: 'comment_duplicate' }) };
  }
  replies.push(String(content));
  replyTimes.set(`${note} ${String(content)}`, asyncScheduler.now());
  return ok({ ID: 1, status: 'approved', URL: 'https://blog.test/reply' });
};

/** Posts a reply, which also approves the comment. */
const replyToComment: Handler = (platform, sent, id) => {
  const comment = platform.comments.get(id);
  const answer = replyTo(platform, noteOf(id), comment?.replies, sent, 'unknown_comment');
  if (comment && answer.status === 200) {
    comment.isApproved = true;
    change(platform, noteOf(id));
  }
  return answer;
};

const replyToPost: Handler = (platform, sent, id) => {
  const { postReplies } = platform;
  const replies = postReplies.get(id) ?? [];
  postReplies.set(id, replies);
  return replyTo(platform, noteOf(id), replies, sent, 'unknown_post');
};

/** The id of the signed-in blogger. */
export const ME = 5;

const me: Handler = () => ok({ ID: ME });

/** Lists the replies to a note's comment, or to its post. */
const listReplies: Handler = ({ comments, postReplies, replyTimes }, _sent, id) => {
  const note = noteOf(id);
  const { comment } = idsOf(note);
  const shape = (text: string, parent: unknown): unknown => ({
    ID: 1,
    URL: 'https://blog.test/reply',
    author: { ID: ME },
    date: new Date(replyTimes.get(`${note} ${text}`) ?? 0).toISOString(),
    parent,
    raw_content: text,
  });
  return ok({
    comments: [
      ...(comments.get(comment)?.replies ?? []).map((text) => shape(text, { ID: comment })),
      ...(postReplies.get(id) ?? []).map((text) => shape(text, false)),
    ],
  });
};

/** Suggests the same three people for every site. */
const suggest: Handler = () =>
  ok({
    suggestions: ['ann', 'bob', 'cem'].map((name, ID) => ({ ID, user_login: name, display_name: name })),
  });

/** The people who like anything: one with an account, and one without. */
const likers: Handler = () => ok({ found: 2, likes: [{ ID: 9, name: 'Ann' }, { ID: 0 }] });

const liked = ({ likedComments }: Platform): Set<number> => likedComments;
const likedPosts = ({ likedPosts: posts }: Platform): Set<number> => posts;
const followed = ({ followedSites }: Platform): Set<number> => followedSites;

/** The handlers by request line, with `#` for an id. */
const handlers: Readonly<Record<string, Handler>> = {
  'GET /notifications/': list,
  'GET /notifications/#': one,
  'POST /notifications/seen': seen,
  'POST /notifications/read': read,
  'GET /users/suggest': suggest,
  'GET /me': me,
  'GET /sites/1/posts/#/replies/': listReplies,
  'GET /sites/1/comments/#': getComment,
  'PUT /sites/1/comments/#': updateComment,
  'POST /sites/1/comments/#/delete': trashComment,
  'POST /sites/1/comments/#/likes/new': member(liked, true, { i_like: true }),
  'POST /sites/1/comments/#/likes/mine/delete': member(liked, false, { i_like: false }),
  'GET /sites/1/comments/#/likes/mine': isMember(liked, 'i_like'),
  'GET /sites/1/comments/#/likes': likers,
  'GET /sites/1/posts/#/likes': likers,
  'GET /sites/1/posts/#/likes/mine': isMember(likedPosts, 'i_like'),
  'GET /sites/#/follows/mine': isMember(followed, 'is_following'),
  'POST /sites/1/comments/#/replies/new': replyToComment,
  'POST /sites/1/posts/#/replies/new': replyToPost,
  'PUT /sites/1/posts/#/likes/new': member(likedPosts, true, { i_like: true }),
  'DELETE /sites/1/posts/#/likes/mine/delete': member(likedPosts, false, { i_like: false }),
  'PUT /sites/#/follows/new': member(followed, true, { is_following: true }),
  'DELETE /sites/#/follows/mine/delete': member(followed, false, { is_following: false }),
};

/** The last id of a request line; the site's id 1 does not count. */
export const idIn = (line: string): number => Number(/\/(\d{2,})/.exec(line)?.[1] ?? Number.NaN);

/** Carries out a request and returns the answer. Throws if there is no handler. */
export function answerTo(platform: Platform, sent: Sent): Answer {
  const id = idIn(sent.line);
  const handler = handlers[sent.line.replace(/\/\d{2,}/, '/#')];
  if (!handler) throw new Error(`the model platform has no handler for ${sent.line}`);
  return handler(platform, sent, id);
}

/** The id of the note to which a comment, post or followed site belongs. */
export const noteOf = (id: number): number => Math.floor(id / 10);
