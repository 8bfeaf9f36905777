import type { Conversation, ThreadComment } from '../../src/streams/conversation/state';
import type { Event } from '../../src/streams/state/events';

type RepliesFetched = Extract<Event, { type: 'conversation.repliesFetched' }>;

/** A comment of a conversation. */
export const threadComment = (
  id: number,
  parent: number | undefined,
  changes: Partial<ThreadComment> = {},
): ThreadComment => ({
  id,
  parent,
  name: `Reader ${id}`,
  avatarUrl: '',
  timestamp: Date.UTC(2026, 10, 20, 12, 0, id),
  url: `https://blog.example/#comment-${id}`,
  isApproved: true,
  canModerate: false,
  isLiked: undefined,
  likeCount: 0,
  removal: undefined,
  text: { text: `Text ${id}`, ranges: [], media: [] },
  ...changes,
});

/** A conversation whose answers are all known. */
export const conversation = (changes: Partial<Conversation> = {}): Conversation => ({
  parent: undefined,
  comments: [],
  searched: 0,
  isComplete: true,
  isLoading: false,
  hasFailed: false,
  news: '',
  ...changes,
});

/** The first page of the answers to comment 10. */
export const repliesFetched = (
  ids: readonly number[],
  changes: Partial<RepliesFetched> = {},
): RepliesFetched => ({
  type: 'conversation.repliesFetched',
  key: '1/10',
  comments: ids.map((id) => threadComment(id, 10)),
  isNewest: true,
  searched: ids.length,
  isComplete: false,
  news: '',
  ...changes,
});

/** A comment as the platform sends it. */
export const wireComment = (
  id: number,
  parent: number | false = false,
  changes: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> => ({
  ID: id,
  status: 'approved',
  content: `<p>Text ${id}</p>\n`,
  date: new Date(Date.UTC(2026, 10, 20, 12, 0, id)).toISOString(),
  URL: `https://blog.example/#comment-${id}`,
  author: { name: `Reader ${id}`, avatar_URL: '' },
  parent: parent && { ID: parent },
  ...changes,
});
