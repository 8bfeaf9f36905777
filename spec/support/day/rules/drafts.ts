import { asyncScheduler } from 'rxjs';
import type { State } from '../../../../src/streams/state/state';
import { DRAFT_LIFETIME_MS, DRAFT_SAVE_MS } from '../../../../src/streams/timing';
import { type Platform, repliesTo } from '../platform';
import type { Rule, ReportViolation } from '../rule';
import { answered, isShownFailed } from './shown-failed';

interface Typed {
  readonly text: string;
  readonly at: number;
}

/**
 * A text that was typed and not sent is kept, even if the page crashes (section 5, decision
 * reply-retries). One that was posted is not a draft any more.
 */
export function drafts(reportViolation: ReportViolation, platform: Platform): Rule {
  /** The texts of each note, oldest first, starting with the one that must be in storage by now. */
  const typed = new Map<number, Typed[]>();
  /** Texts that were submitted, and have not failed. */
  const submitted = new Map<number, string>();

  const add = (id: number, text: string): void => {
    const now = asyncScheduler.now();
    const before = typed.get(id) ?? [{ text: '', at: Number.NEGATIVE_INFINITY }];
    const last = before.at(-1);
    // The pause was long enough to store the last text.
    const kept = last && now - last.at > DRAFT_SAVE_MS ? [last] : before;
    typed.set(id, [...kept, { text, at: now }]);
  };
  const lastOf = (id: number): string => typed.get(id)?.at(-1)?.text ?? '';

  /** Whether the last text was sent as a reply, so that it is not a draft any more. */
  const isSent = (id: number): boolean =>
    submitted.get(id) === lastOf(id) && repliesTo(platform, id).includes(lastOf(id));
  const forgetSent = (id: number, shown: string): void => {
    if (shown !== '' || !isSent(id)) return;
    typed.set(id, [{ text: '', at: asyncScheduler.now() }]);
    submitted.delete(id);
  };

  /** Whether this page has restored the drafts: their code is loaded with an open note. */
  let isRestored = false;
  const compare = (state: State, when: string): void => {
    if (!isRestored) return;
    for (const id of typed.keys()) {
      const shown = state.drafts[id] ?? '';
      forgetSent(id, shown);
      if (shown !== lastOf(id))
        reportViolation(`the draft of note ${id} is '${shown}', not '${lastOf(id)}', ${when}`);
    }
  };

  const restored = (state: State): void => {
    isRestored = true;
    const now = asyncScheduler.now();
    for (const id of [...typed.keys()]) {
      const shown = state.drafts[id] ?? '';
      forgetSent(id, shown);
      const stored = typed.get(id) ?? [];
      const isOld = stored.some(({ at }) => now - at > DRAFT_LIFETIME_MS);
      const found = stored.find(({ text }) => text === shown);
      // Another tab may have stored one before this page followed it.
      const isOther = shown.startsWith('from another tab');
      if (!found && !isOther && !(isOld && shown === ''))
        reportViolation(`the draft of note ${id} came back as '${shown}', not as '${lastOf(id)}'`);
      typed.set(id, [found ?? { text: shown, at: now }]);
    }
  };

  return {
    onEvent: (event, state, before) => {
      if (event.type === 'reply.typed') add(Number(event.id), event.text);
      // The panel stores the draft again after another pause.
      if (event.type === 'reply.submitted' && event.text.trim() !== '') {
        add(Number(event.id), event.text);
        submitted.set(Number(event.id), event.text);
      }
      const decided = answered(event, before);
      if (decided?.record.kind === 'reply' && decided.isRetried)
        submitted.set(decided.id, String(decided.record.payload));
      if (event.type === 'reply.failed') submitted.delete(Number(event.id));
      // No other tab removes a text here.
      if (event.type === 'draft.changedElsewhere' && event.text !== '')
        typed.set(Number(event.id), [{ text: event.text, at: asyncScheduler.now() }]);
      if (event.type === 'drafts.restored') {
        restored(state);
        return;
      }
      if (state.drafts !== before.drafts || event.type === 'reply.typed')
        compare(state, `after ${event.type}`);
    },
    onPageEnd: (how) => {
      if (!isRestored) return;
      isRestored = false;
      for (const [id, texts] of typed) {
        const last = texts.at(-1);
        const isStored = how === 'left' || (last && asyncScheduler.now() - last.at > DRAFT_SAVE_MS);
        if (last && isStored)
          typed.set(
            id,
            texts.filter(({ text }) => text === last.text),
          );
      }
    },
    onIdle: (state) => {
      compare(state, 'when idle');
      for (const id of typed.keys())
        if (lastOf(id) !== '' && isSent(id) && !isShownFailed(state, id, 'reply'))
          reportViolation(`the draft of note ${id} stays, and was posted`);
    },
  };
}
