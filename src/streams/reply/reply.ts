import { selectThread } from '../conversation/selectors';
import type { OutboxRule } from '../outbox/wishes';
import type { State } from '../state/state';
import { isHeldBack, isSendingReply, repliedTo, unsentReply } from './selectors';

/**
 * The outbox rule for replies. While a reply to a note or comment is being sent, further replies to it are
 * ignored (section 5). A reply that waits or has failed is undone when the blogger changes its text.
 */
export const reply: OutboxRule = (event, state) => {
  if (event.type !== 'reply.submitted' && event.type !== 'reply.typed') return undefined;
  const { id, text } = event;
  const target = repliedTo(state, id);
  if (!target) return undefined;
  if (event.type === 'reply.typed') {
    const record = unsentReply(state, id);
    return record && !isSendingReply(state, id) ? { type: 'undone', id: record.id } : undefined;
  }
  if (text.trim() === '' || isHeldBack(state, id)) return undefined;
  const newestId = newestOf(state, target.site);
  const made = { type: 'wanted', aspect: 'reply', wanted: text, newestId } as const;
  if (typeof id === 'number') return { ...made, target, note: id };
  const thread = selectThread(state);
  // The post id is needed to search for the reply on the platform.
  return thread?.canReply ? { ...made, target: { ...target, post: thread.post } } : undefined;
};

/** The highest comment id that is known for a site, from conversations and from the blogger's own replies. */
const newestOf = ({ allNotes, conversations }: State, site: number): number | undefined =>
  Math.max(
    0,
    ...Object.values(allNotes).map(({ ids }) => (ids.site === site ? (ids.replyComment ?? 0) : 0)),
    ...Object.entries(conversations).flatMap(([key, { comments }]) =>
      key.startsWith(`${site}/`) ? comments.map(({ id }) => id) : [],
    ),
  ) || undefined;
