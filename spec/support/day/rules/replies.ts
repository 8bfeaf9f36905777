import { asyncScheduler } from 'rxjs';
import { asObject } from '../../../../src/lib/json';
import { isSendingReply } from '../../../../src/streams/reply/selectors';
import { REPLY_RETRIES_COUNT } from '../../../../src/streams/timing';
import { idIn, noteOf, type Sent } from '../answers';
import { type Platform, repliesTo } from '../platform';
import type { Rule, ReportViolation } from '../rule';
import { answered, isShownFailed } from './shown-failed';

interface Submission {
  readonly text: string;
  readonly at: number;
  /** Whether the same text was posted before, so that the platform refuses it as a duplicate. */
  readonly isRepeated: boolean;
  attempts: number;
  isKept: boolean;
  /** When its text was changed before it was sent, so that it must not be sent. */
  takenBackAt?: number;
  /** Whether both outcomes are valid, because the page crashed while it was stored. */
  isDoubtful: boolean;
}

/**
 * A reply is posted once, also if its page dies, unless it fails or the blogger changes its text
 * before it is sent (section 8).
 */
export function replies(reportViolation: ReportViolation, platform: Platform): Rule {
  const open = new Map<number, Submission>();
  const isPosted = (id: number, text: string): boolean => repliesTo(platform, id).includes(text);
  const submit = (id: number, text: string): void => {
    const isRepeated = isPosted(id, text);
    open.set(id, {
      text,
      at: asyncScheduler.now(),
      isRepeated,
      attempts: 0,
      isKept: false,
      isDoubtful: false,
    });
  };
  return {
    onEvent: (event, _state, before) => {
      const decided = answered(event, before);
      if (decided?.record.kind === 'reply')
        if (decided.isRetried) submit(decided.id, String(decided.record.payload));
        else open.delete(decided.id);
      switch (event.type) {
        case 'reply.submitted': {
          const { text } = event;
          const id = Number(event.id);
          if (text.trim() === '' || isSendingReply(before, id) || !(id in before.allNotes)) return;
          submit(id, text);
          return;
        }
        case 'reply.typed': {
          const submission = open.get(Number(event.id));
          if (submission && !isSendingReply(before, event.id))
            submission.takenBackAt ??= asyncScheduler.now();
          return;
        }
        case 'reply.sent': {
          const submission = open.get(Number(event.id));
          const isGone = !platform.notes.has(Number(event.id));
          if (!submission || (!isGone && !isPosted(Number(event.id), submission.text)))
            reportViolation(`the reply to note ${event.id} is confirmed, and was not posted`);
          open.delete(Number(event.id));
          return;
        }
        case 'reply.failed':
          open.delete(Number(event.id));
          return;
        default:
      }
    },
    onRequest: (sent) => {
      if (!isReply(sent)) return;
      const id = noteOf(idIn(sent.line));
      const submission = open.get(id);
      const { content } = asObject(JSON.parse(sent.body));
      const isTakenBack = submission?.takenBackAt !== undefined && !submission.isDoubtful;
      if (!submission || submission.text !== content || isTakenBack) {
        reportViolation(`${sent.line} is sent with '${String(content)}', and that was not submitted`);
        return;
      }
      submission.attempts += 1;
      if (submission.attempts > REPLY_RETRIES_COUNT + 1)
        reportViolation(`${sent.line} is sent ${submission.attempts} times`);
      if (isPosted(id, submission.text) && !submission.isRepeated)
        reportViolation(`${sent.line} is sent again, and was posted`);
    },
    onPageEnd: (_how, isStored) => {
      for (const submission of open.values()) {
        const { isKept, at, takenBackAt } = submission;
        submission.isDoubtful ||=
          (!isKept && !isStored(at)) || (takenBackAt !== undefined && !isStored(takenBackAt));
        submission.isKept = true;
      }
    },
    onIdle: (state) => {
      for (const [id, { text, isDoubtful, takenBackAt }] of open) {
        const isOver =
          takenBackAt !== undefined ||
          isPosted(id, text) ||
          !platform.notes.has(id) ||
          isShownFailed(state, id, 'reply');
        if (!isOver && !isDoubtful) reportViolation(`the reply to note ${id} is neither sent nor failed`);
        if (!isShownFailed(state, id, 'reply')) open.delete(id);
      }
    },
  };
}

const isReply = ({ line }: Sent): boolean => line.endsWith('/replies/new');
