import memoizeOne from 'memoize-one';
import { selectSelectedNote } from '../list/selectors';
import { noteActions } from '../notes/action-flags';
import type { Note } from '../notes/note';
import type { State } from '../state/state';
import { threadOf } from './selectors';

/**
 * Returns a string that changes when another conversation opens, and when the panel learns of a reply to any
 * comment of the open conversation, from a note or because the reply was sent. '' if no conversation is open.
 */
export function selectNews(state: State): string {
  const note = selectSelectedNote(state);
  const thread = note && threadOf(note);
  if (!thread) return '';
  const { key, site, post } = thread;
  const sent = lastReply(state, { site, post }) || '';
  const replies = repliesOf(note, state.allNotes);
  const comments = state.conversations[key]?.comments ?? [];
  // The blogger's own replies that have not been fetched yet. Their records are deleted after 10 s, perhaps while
  // another note is open.
  const missing = [note, ...replies].flatMap(({ ids: { replyComment } }) =>
    replyComment === undefined || comments.some(({ id }) => id === replyComment) ? [] : `:${replyComment}:`,
  );
  return `${key} ${replies.map(markOf).join()} ${sent}${missing.join('')}`;
}

/** When the last reply on the post was sent, in epoch milliseconds; 0 once the reply's record is deleted. */
const lastReply = ({ outbox }: State, { site, post }: { readonly site: number; readonly post: number }) =>
  Object.values(outbox.records).reduce(
    (last, { aspect, target, wanted, known, settledAt = 0 }) =>
      aspect === 'reply' && known === wanted && target.site === site && target.post === post
        ? Math.max(last, settledAt)
        : last,
    0,
  );

/**
 * Whether the replies that were fetched when the news was `fetched` include those of `news`. The end of `fetched`
 * may be missing from `news`, for example the time of a sent reply whose record was deleted.
 */
export const hasNews = (fetched: string | undefined, news: string): boolean =>
  fetched?.startsWith(news) ?? false;

/**
 * The comment id of a note, and '+' once the comment is approved, because the fetched reply may still be
 * unapproved.
 */
const markOf = (note: Note): string =>
  `${note.ids.comment}${noteActions(note)['approve-comment'] ? '+' : ''}`;

/** The notes about replies below a note's comment, including replies to the blogger's own replies. */
const repliesOf = memoizeOne(({ ids }: Note, allNotes: State['allNotes']): readonly Note[] => {
  const inThread = new Set([ids.comment, ids.replyComment]);
  const found = new Set<Note>();
  const others = Object.values(allNotes).filter((each) => each.ids.site === ids.site);
  // A reply may come before its parent, because notes are not sorted by time.
  for (let before = -1; before < found.size;) {
    before = found.size;
    for (const each of others) {
      const { comment, parentComment, replyComment } = each.ids;
      if (comment === undefined || parentComment === undefined || comment === ids.comment) continue;
      if (!inThread.has(parentComment)) continue;
      found.add(each);
      inThread.add(comment).add(replyComment);
    }
  }
  return [...found].sort((one, other) => one.id - other.id);
});
