import { asyncScheduler } from 'rxjs';
import { REPLY_RETRIES_COUNT } from '../../../../src/streams/timing';
import { idIn, noteOf, type Sent } from '../answers';
import { idsOf, type Platform } from '../platform';
import type { Rule, Violate } from '../rule';
import { MINUTE } from '../virtual-time';

interface Submission {
  readonly text: string;
  readonly since: number;
  attempts: number;
  /** How often the page was told that it was accepted. */
  accepted: number;
}

/** Four attempts of 30 s, and 12 s of pauses between them. */
const LONGEST_MS = 3 * MINUTE;

/** Each reply that is confirmed is on the platform once, and is sent no more once it was accepted (section 8). */
export function replies(violated: Violate, platform: Platform): Rule {
  const open = new Map<number, Submission>();
  const posted = (id: number, text: string): number => {
    const { comment, post } = idsOf(id);
    const all = [
      ...(platform.comments.get(comment)?.replies ?? []),
      ...(platform.postReplies.get(post) ?? []),
    ];
    return all.filter((each) => each === text).length;
  };
  const isReply = ({ line }: Sent): boolean => line.endsWith('/replies/new');
  return {
    happened: (event, state, before) => {
      if (event.type === 'reply.submitted' && event.id in state.replying && !(event.id in before.replying))
        open.set(event.id, { text: event.text, since: asyncScheduler.now(), attempts: 0, accepted: 0 });
      if (event.type === 'reply.sent') {
        const submission = open.get(event.id);
        const isThere = !platform.notes.has(event.id) || posted(event.id, submission?.text ?? '') === 1;
        if (!submission || !isThere)
          violated(`the reply to note ${event.id} is confirmed, and was not posted once`);
        open.delete(event.id);
      }
      if (event.type === 'reply.failed') open.delete(event.id);
      if (event.type === 'clock.ticked')
        for (const [id, { since }] of open)
          if (asyncScheduler.now() - since > LONGEST_MS)
            violated(`the reply to note ${id} is neither sent nor failed`);
    },
    sent: (sent) => {
      if (!isReply(sent)) return;
      const submission = open.get(noteOf(idIn(sent.line)));
      if (!submission) {
        violated(`${sent.line} is sent, and nothing was submitted`);
        return;
      }
      submission.attempts += 1;
      if (submission.attempts > REPLY_RETRIES_COUNT + 1)
        violated(`${sent.line} is sent ${submission.attempts} times`);
      if (submission.accepted > 0) violated(`${sent.line} is sent again, and was accepted`);
    },
    answered: (sent) => {
      const submission = isReply(sent) ? open.get(noteOf(idIn(sent.line))) : undefined;
      // A duplicate is refused, all else is accepted.
      if (submission && posted(noteOf(idIn(sent.line)), submission.text) === 1) submission.accepted += 1;
    },
    gone: () => open.clear(),
    settled: () => {
      for (const id of open.keys()) violated(`the reply to note ${id} is neither sent nor failed`);
    },
  };
}
