import { asyncScheduler } from 'rxjs';
import { selectVisibleNotes } from '../../../src/streams/list/selectors';
import { noteOverlay } from '../../../src/streams/outbox/note-records';
import { DRAFT_SAVE_MS } from '../../../src/streams/timing';
import type { Random } from '../day/random';
import { COMMIT_MS } from '../outbox';
import type { Tab } from './browser';
import type { Ledger } from './ledger';

/** A blogger who acts on a note of the visible tab. */
export interface Blogger {
  readonly act: (tab: Tab) => void;
  /** Records a crash of the tab: texts that were not stored yet may be lost. */
  readonly losesTexts: (tab: Tab) => void;
}

/** A blogger who acts at random, and records the expected results in the ledger. */
export function createBlogger(random: Random, ledger: Ledger): Blogger {
  let words = 0;
  /** When each tab last typed the draft of a note. */
  const typedAt = new Map<Tab, Map<number, number>>();
  const doneTo = (what: string, id: number): unknown =>
    ledger.times.set(`${what} ${id}`, asyncScheduler.now());
  const type = (tab: Tab, id: number, text: string): void => {
    tab.page.send({ type: 'reply.typed', id, text });
    ledger.drafts.set(id, text);
    ledger.uncertain.delete(id);
    doneTo('draft', id);
    typedAt.set(tab, (typedAt.get(tab) ?? new Map<number, number>()).set(id, asyncScheduler.now()));
  };

  const actions: readonly { readonly weight: number; readonly run: (tab: Tab, id: number) => void }[] = [
    {
      weight: 3,
      run: ({ page }, id) => {
        page.send({ type: 'moderation.requested', id, kind: 'trash' });
        ledger.trashed.add(id);
        doneTo('trash', id);
      },
    },
    {
      weight: 2,
      run: ({ page }) => {
        const state = page.state();
        const soon = asyncScheduler.now() + 10 * COMMIT_MS;
        const undoable = Object.values(state.allNotes).find(
          (note) => (noteOverlay(state, note).undoBar?.notBefore ?? 0) > soon,
        );
        if (!undoable) return;
        page.send({ type: 'moderation.undone', id: undoable.id });
        ledger.trashed.delete(undoable.id);
      },
    },
    {
      weight: 3,
      // While a reply is being sent, its box is read-only.
      run: (tab, id) => {
        if (!ledger.replies.has(id)) type(tab, id, `text ${(words += 1)}`);
      },
    },
    {
      weight: 2,
      run: (tab, id) => {
        if (ledger.replies.has(id)) return;
        const text = `reply ${(words += 1)}`;
        type(tab, id, text);
        tab.page.send({ type: 'reply.submitted', id, text });
        ledger.drafts.delete(id);
        ledger.replies.set(id, text);
        // A reply approves the comment.
        ledger.approvals.delete(id);
        doneTo('reply', id);
      },
    },
    {
      weight: 2,
      run: ({ page }, id) => {
        if (ledger.replies.has(id)) return;
        const isApproved = random.chance(0.5);
        page.send({ type: 'approval.requested', id, isApproved });
        ledger.approvals.set(id, isApproved);
        doneTo('approve', id);
      },
    },
    {
      weight: 2,
      run: ({ page }, id) => {
        const isLiked = random.chance(0.5);
        page.send({ type: 'like.requested', id, isLiked });
        ledger.likes.set(id, isLiked);
        doneTo('like', id);
      },
    },
  ];
  return {
    act: (tab) => {
      const notes = tab.page.isComplete() ? selectVisibleNotes(tab.page.state()) : [];
      if (notes.length > 0) random.weighed(actions).run(tab, random.pick(notes).id);
    },
    losesTexts: (tab) => {
      for (const [id, at] of typedAt.get(tab) ?? [])
        if (asyncScheduler.now() - at <= DRAFT_SAVE_MS && ledger.drafts.delete(id)) ledger.uncertain.add(id);
    },
  };
}
