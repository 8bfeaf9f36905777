import { asyncScheduler } from 'rxjs';
import type { Event } from '../../../../src/streams/state/events';
import type { ModerationKind, State } from '../../../../src/streams/state/state';
import { UNDO_MS } from '../../../../src/streams/timing';
import { idIn, noteOf, type Sent } from '../answers';
import { idsOf, type Platform } from '../platform';
import type { Rule, Violate } from '../rule';

/** What the blogger wants to be gone. */
interface Wish {
  readonly kind: ModerationKind;
  /** When it can no longer be undone. */
  endsAt: number;
  isRunning: boolean;
  /** Requests of this page that end it: the delete, or the status. */
  sent: number;
  /** A page before this one wanted it: whether this one knows already, and whether it had begun. */
  orphan: 'unknown' | 'pending' | 'running' | undefined;
}

/** Every spam or trash is done exactly once, at its time, whatever becomes of the page, and none after undo (section 4). */
export function moderations(violated: Violate, platform: Platform): Rule {
  const wishes = new Map<number, Wish>();
  /** Notes whose bar was closed, or whose page leaves: what is due at once. */
  const due = new Set<number>();
  const finish = (id: number): void => {
    wishes.delete(id);
    due.delete(id);
  };

  const requested = (id: number, kind: ModerationKind, state: State, before: State): void => {
    if (id in before.moderations || !(id in before.allNotes)) return;
    if (!(id in state.hiddenNoteIds)) violated(`${kind} of note ${id} does not hide it`);
    if (!(id in state.moderations)) violated(`${kind} of note ${id} shows no undo bar`);
    const endsAt = asyncScheduler.now() + UNDO_MS;
    wishes.set(id, { kind, endsAt, isRunning: false, sent: 0, orphan: undefined });
  };

  const restored = (id: number, before: State): void => {
    if (id in before.moderations) return;
    const wish = wishes.get(id);
    if (wish?.orphan !== 'unknown') {
      violated(`note ${id} is moderated anew, and nobody wants it`);
      return;
    }
    wish.orphan = wish.isRunning ? 'running' : 'pending';
    wish.endsAt = Math.max(wish.isRunning ? 0 : wish.endsAt, asyncScheduler.now());
    wish.isRunning = false;
  };

  const undone = (id: number, state: State): void => {
    const wish = wishes.get(id);
    if (!wish || wish.isRunning || wish.orphan === 'running' || wish.orphan === 'unknown') return;
    if (id in state.hiddenNoteIds) violated(`undo leaves note ${id} hidden`);
    if (id in state.allNotes && state.selectedNoteId !== id) violated(`undo does not select note ${id}`);
    finish(id);
  };

  /** The request may be sent before the event is heard. */
  const started = (id: number, what: string): Wish | undefined => {
    const wish = wishes.get(id);
    if (!wish || wish.orphan === 'unknown') violated(`${what}, and nobody wants it`);
    else if (!wish.isRunning) {
      const earlyMs = wish.endsAt - asyncScheduler.now();
      if (earlyMs !== 0 && !due.has(id)) violated(`${what} ${earlyMs} ms too early`);
      wish.isRunning = true;
    }
    return wish;
  };

  const confirmed = (id: number): void => {
    const wish = wishes.get(id);
    if (!wish?.isRunning) {
      violated(`note ${id} is confirmed as moderated, and was not under way`);
      return;
    }
    // Spam asks for the comment first, as does who takes it up again: one that is gone needs no more.
    const mayBeGone = wish.kind === 'spam' || wish.orphan === 'running';
    if (wish.sent > 1 || (wish.sent === 0 && !mayBeGone))
      violated(`${wish.kind} of note ${id} was sent ${wish.sent} times`);
    if (platform.comments.has(idsOf(id).comment))
      violated(`${wish.kind} of note ${id} is confirmed and not done`);
    finish(id);
  };

  const failed = (id: number, state: State): void => {
    if (id in state.hiddenNoteIds) violated(`note ${id} could not be moderated and stays hidden`);
    finish(id);
  };

  const happened = (event: Event, state: State, before: State): void => {
    switch (event.type) {
      case 'moderation.requested': {
        requested(event.id, event.kind, state, before);
        return;
      }
      case 'moderation.restored': {
        restored(event.id, before);
        return;
      }
      case 'moderation.undone': {
        undone(event.id, state);
        return;
      }
      case 'moderation.closed':
        due.add(event.id);
        return;
      case 'moderation.started':
        started(event.id, `note ${event.id} is moderated`);
        return;
      case 'moderation.confirmed': {
        confirmed(event.id);
        return;
      }
      case 'moderation.failed': {
        failed(event.id, state);
        return;
      }
      default:
    }
  };

  return {
    happened,
    sent: (sent) => {
      if (!endsComment(sent)) return;
      const id = noteOf(idIn(sent.line));
      const wish = started(id, `${sent.line} is sent`);
      if (!wish) return;
      wish.sent += 1;
      if (wish.sent > 1) violated(`${sent.line} is sent ${wish.sent} times`);
      if (wish.orphan === 'running' && !platform.comments.has(idsOf(id).comment))
        violated(`${sent.line} is sent again, and was done`);
    },
    leaving: () => {
      for (const id of wishes.keys()) due.add(id);
    },
    changedElsewhere: (id) => {
      // Others may be faster than who takes it up again.
      const wish = wishes.get(id);
      if (wish?.orphan === 'running') wish.orphan = 'pending';
    },
    gone: (how) => {
      for (const [id, wish] of wishes) {
        const { kind, sent, orphan } = wish;
        if (how === 'left' && orphan === undefined && sent !== 1)
          violated(`the page leaves with ${kind} of note ${id} sent ${sent} times`);
        wish.isRunning ||= orphan === 'running';
        wish.orphan = 'unknown';
        wish.sent = 0;
      }
      due.clear();
    },
    settled: () => {
      for (const [id, { kind }] of wishes) violated(`${kind} of note ${id} was neither done nor refused`);
    },
  };
}

/** Whether a request takes a comment from the platform. */
const endsComment = ({ line, body }: Sent): boolean =>
  /^POST \/sites\/1\/comments\/\d+\/delete$/.test(line) || body === '{"status":"spam"}';
