import { asyncScheduler } from 'rxjs';
import { REPLY_RETRIES_COUNT } from '../../../../src/streams/timing';
import { idIn, noteOf, type Sent } from '../answers';
import { idsOf, type Platform } from '../platform';
import type { Rule, ReportViolation } from '../rule';
import { MINUTE } from '../virtual-time';

interface Submission {
  readonly text: string;
  since: number;
  attempts: number;
  /** How many answers that accept it have reached the page. */
  accepted: number;
}

/**
 * More than four attempts with 12 s of pauses between them: each looks for the reply, sends it and
 * looks for its address, and each of these requests may take 30 s.
 */
const LONGEST_MS = 8 * MINUTE;

/**
 * A confirmed reply is on the platform once, and is not sent again after it was accepted (section
 * 8).
 */
export function replies(reportViolation: ReportViolation, platform: Platform): Rule {
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
    onEvent: (event, state, before) => {
      if (event.type === 'reply.submitted' && event.id in state.replying && !(event.id in before.replying))
        open.set(event.id, { text: event.text, since: asyncScheduler.now(), attempts: 0, accepted: 0 });
      if (event.type === 'reply.sent') {
        const submission = open.get(event.id);
        const isThere = !platform.notes.has(event.id) || posted(event.id, submission?.text ?? '') === 1;
        if (!submission || !isThere)
          reportViolation(`the reply to note ${event.id} is confirmed, and was not posted once`);
        open.delete(event.id);
      }
      if (event.type === 'reply.failed') open.delete(event.id);
      if (event.type === 'clock.ticked')
        for (const [id, submission] of open) {
          // A retry that is due offline waits for the network.
          if (!state.isOnline) submission.since = asyncScheduler.now();
          if (asyncScheduler.now() - submission.since > LONGEST_MS)
            reportViolation(`the reply to note ${id} is neither sent nor failed`);
        }
    },
    onRequest: (sent) => {
      if (!isReply(sent)) return;
      const submission = open.get(noteOf(idIn(sent.line)));
      if (!submission) {
        reportViolation(`${sent.line} is sent, and nothing was submitted`);
        return;
      }
      submission.attempts += 1;
      if (submission.attempts > REPLY_RETRIES_COUNT + 1)
        reportViolation(`${sent.line} is sent ${submission.attempts} times`);
      if (submission.accepted > 0) reportViolation(`${sent.line} is sent again, and was accepted`);
    },
    onAnswer: (sent) => {
      const submission = isReply(sent) ? open.get(noteOf(idIn(sent.line))) : undefined;
      // The platform rejects duplicates and accepts all other replies.
      if (submission && posted(noteOf(idIn(sent.line)), submission.text) === 1) submission.accepted += 1;
    },
    onPageEnd: () => open.clear(),
    onIdle: () => {
      for (const id of open.keys()) reportViolation(`the reply to note ${id} is neither sent nor failed`);
    },
  };
}
