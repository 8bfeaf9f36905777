import { asyncScheduler } from 'rxjs';
import type { State } from '../../../../src/streams/state/state';
import { DRAFT_LIFETIME_MS, DRAFT_SAVE_MS } from '../../../../src/streams/timing';
import type { Rule, ReportViolation } from '../rule';

interface Typed {
  readonly text: string;
  readonly at: number;
}

/**
 * A text that was typed and not sent is kept, even if the page crashes (section 5, decision
 * reply-retries).
 */
export function drafts(reportViolation: ReportViolation): Rule {
  /** The texts of each note, oldest first, starting with the one that must be in storage by now. */
  const typed = new Map<number, Typed[]>();
  /** Drafts that other tabs have stored meanwhile; they stay in storage if this page crashes. */
  const overwritten = new Map<number, Typed>();

  const add = (id: number, text: string): void => {
    const now = asyncScheduler.now();
    const before = typed.get(id) ?? [{ text: '', at: Number.NEGATIVE_INFINITY }];
    const last = before.at(-1);
    // The pause was long enough to store the last text.
    const kept = last && now - last.at > DRAFT_SAVE_MS ? [last] : before;
    typed.set(id, [...kept, { text, at: now }]);
  };
  const lastOf = (id: number): string => typed.get(id)?.at(-1)?.text ?? '';

  const compare = (state: State, when: string): void => {
    for (const id of typed.keys()) {
      const shown = state.drafts[id] ?? '';
      if (shown !== lastOf(id))
        reportViolation(`the draft of note ${id} is '${shown}', not '${lastOf(id)}', ${when}`);
    }
  };

  return {
    onStart: (state) => {
      const now = asyncScheduler.now();
      for (const [id, texts] of [...typed]) {
        const shown = state.drafts[id] ?? '';
        const stored = [...texts, overwritten.get(id)].filter((each) => each !== undefined);
        const isOld = stored.some(({ at }) => now - at > DRAFT_LIFETIME_MS);
        const restored = stored.find(({ text }) => text === shown);
        if (!restored && !(isOld && shown === ''))
          reportViolation(`the draft of note ${id} came back as '${shown}', not as '${lastOf(id)}'`);
        typed.set(id, [restored ?? { text: shown, at: now }]);
      }
      overwritten.clear();
    },
    onEvent: (event, state, before) => {
      if (event.type === 'reply.typed' && !(event.id in before.replying)) add(event.id, event.text);
      // The panel stores the draft again after another pause.
      if (event.type === 'reply.submitted') add(event.id, lastOf(event.id));
      if (event.type === 'reply.sent') add(event.id, '');
      if (event.type === 'draft.changedElsewhere') {
        const { id, text } = event;
        const stored = { text, at: asyncScheduler.now() };
        if (id in before.replying) overwritten.set(id, stored);
        else typed.set(id, [stored]);
      }
      if (event.type === 'drafts.restored') return;
      if (state.drafts !== before.drafts || event.type === 'reply.typed')
        compare(state, `after ${event.type}`);
    },
    onPageEnd: (how) => {
      for (const [id, texts] of typed) {
        const last = texts.at(-1);
        const other = overwritten.get(id);
        // The page stores its texts as it goes away, except older ones than those of other tabs. After a
        // sent reply it leaves them.
        if (how === 'left' && last?.text && other && last.at > other.at) overwritten.delete(id);
        const isStored = how === 'left' || (last && asyncScheduler.now() - last.at > DRAFT_SAVE_MS);
        if (last && isStored)
          typed.set(
            id,
            texts.filter(({ text }) => text === last.text),
          );
      }
    },
    onIdle: (state) => compare(state, 'when idle'),
  };
}
