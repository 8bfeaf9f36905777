import { asyncScheduler } from 'rxjs';
import type { State } from '../../../../src/streams/state/state';
import { DRAFT_LIFETIME_MS, DRAFT_SAVE_MS } from '../../../../src/streams/timing';
import type { Rule, Violate } from '../rule';

interface Typed {
  readonly text: string;
  readonly at: number;
}

/** What the blogger has typed and not sent stays, whatever happens to the page (section 5, decision 8). */
export function drafts(violated: Violate): Rule {
  /** What was typed of each note, oldest first, back to what must be in storage by now. */
  const typed = new Map<number, Typed[]>();
  /** What other tabs have stored over it: it stays there when this page crashes. */
  const overwritten = new Map<number, Typed>();

  const add = (id: number, text: string): void => {
    const now = asyncScheduler.now();
    const before = typed.get(id) ?? [{ text: '', at: Number.NEGATIVE_INFINITY }];
    const last = before.at(-1);
    // A pause was long enough to store what was there.
    const kept = last && now - last.at > DRAFT_SAVE_MS ? [last] : before;
    typed.set(id, [...kept, { text, at: now }]);
  };
  const lastOf = (id: number): string => typed.get(id)?.at(-1)?.text ?? '';

  const compare = (state: State, when: string): void => {
    for (const id of typed.keys()) {
      const shown = state.drafts[id] ?? '';
      if (shown !== lastOf(id))
        violated(`the draft of note ${id} is '${shown}', not '${lastOf(id)}', ${when}`);
    }
  };

  return {
    started: (state) => {
      const now = asyncScheduler.now();
      for (const [id, texts] of [...typed]) {
        const shown = state.drafts[id] ?? '';
        const stored = [...texts, overwritten.get(id)].filter((each) => each !== undefined);
        const isOld = stored.some(({ at }) => now - at > DRAFT_LIFETIME_MS);
        const found = stored.find(({ text }) => text === shown);
        if (!found && !(isOld && shown === ''))
          violated(`the draft of note ${id} came back as '${shown}', not as '${lastOf(id)}'`);
        typed.set(id, [found ?? { text: shown, at: now }]);
      }
      overwritten.clear();
    },
    happened: (event, state, before) => {
      if (event.type === 'reply.typed' && !(event.id in before.replying)) add(event.id, event.text);
      // It is stored once more, after another pause.
      if (event.type === 'reply.submitted') add(event.id, lastOf(event.id));
      if (event.type === 'reply.sent') add(event.id, '');
      if (event.type === 'draft.changedElsewhere') {
        const { id, text } = event;
        const stored = { text, at: asyncScheduler.now() };
        if (id in before.ownDrafts || id in before.replying) overwritten.set(id, stored);
        else typed.set(id, [stored]);
      }
      if (event.type === 'drafts.restored') return;
      if (state.drafts !== before.drafts || event.type === 'reply.typed')
        compare(state, `after ${event.type}`);
    },
    gone: (how) => {
      if (how === 'left') overwritten.clear();
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
    settled: (state) => compare(state, 'in the end'),
  };
}
