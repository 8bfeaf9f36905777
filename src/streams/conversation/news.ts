import memoizeOne from 'memoize-one';
import { selectSelectedNote } from '../list/selectors';
import { noteActions } from '../notes/action-flags';
import type { Note } from '../notes/note';
import type { State } from '../state/state';
import { threadOf } from './selectors';

/**
 * Changes when another conversation opens, and when the panel learns of an answer in the open one, to
 * whichever comment: by a note, or by a reply that was sent. '' without one.
 */
export function selectNews(state: State): string {
  const note = selectSelectedNote(state);
  const thread = note && threadOf(note);
  if (!thread) return '';
  const { key, site, post } = thread;
  const sent = lastReply(state, { site, post }) || '';
  const answers = answersOf(note, state.allNotes);
  const comments = state.conversations[key]?.comments ?? [];
  // The record of a reply goes after 10 s, and the blogger may read another note meanwhile.
  const missing = [note, ...answers].flatMap(({ ids: { replyComment } }) =>
    replyComment === undefined || comments.some(({ id }) => id === replyComment) ? [] : `:${replyComment}:`,
  );
  return `${key} ${answers.map(markOf).join()} ${sent}${missing.join('')}`;
}

/** When the last reply to a comment of the post was sent, while its record shows; otherwise 0. */
const lastReply = ({ outbox }: State, { site, post }: { readonly site: number; readonly post: number }) =>
  Object.values(outbox.records).reduce(
    (last, { aspect, target, wanted, known, settledAt = 0 }) =>
      aspect === 'reply' && known === wanted && target.site === site && target.post === post
        ? Math.max(last, settledAt)
        : last,
    0,
  );

/**
 * Whether answers that were fetched with some news have those that are known now. What goes at the end, such
 * as the time of a reply, is no news.
 */
export const hasNews = (fetched: string | undefined, news: string): boolean =>
  fetched?.startsWith(news) ?? false;

/** The comment of a note, and whether it is approved: an answer may say that it waits. */
const markOf = (note: Note): string =>
  `${note.ids.comment}${noteActions(note)['approve-comment'] ? '+' : ''}`;

/** The notes of answers below the comment of a note, the blogger's own replies in between included. */
const answersOf = memoizeOne(({ ids }: Note, allNotes: State['allNotes']): readonly Note[] => {
  const inThread = new Set([ids.comment, ids.replyComment]);
  const found = new Set<Note>();
  const others = Object.values(allNotes).filter((each) => each.ids.site === ids.site);
  // An answer may be before what it answers, because the notes are not in the order of time.
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
