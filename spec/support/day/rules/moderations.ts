import { asyncScheduler } from 'rxjs';
import type { Event } from '../../../../src/streams/state/events';
import type { ModerationKind, State } from '../../../../src/streams/state/state';
import { UNDO_MS } from '../../../../src/streams/timing';
import { idIn, noteOf, type Sent } from '../answers';
import { idsOf, type Platform } from '../platform';
import type { Rule, Violate } from '../rule';

/** Whether spam and trash that were pending when a page crashed are taken up again by the next one. */
const IS_RECOVERED = false;

/** What the blogger wants to be gone. */
interface Wish {
  readonly kind: ModerationKind;
  readonly since: number;
  isRunning: boolean;
  /** Requests that end it: the delete, or the status. */
  sent: number;
}

/** Every confirmed spam or trash is sent exactly once, at its time, and none after undo (section 4, decision 6). */
export function moderations(violated: Violate, platform: Platform): Rule {
  const wishes = new Map<number, Wish>();
  /** Notes whose bar was closed, or whose page leaves: what is due at once. */
  const due = new Set<number>();
  const finish = (id: number): void => {
    wishes.delete(id);
    due.delete(id);
  };

  const requested = (id: number, kind: ModerationKind, state: State, before: State): void => {
    if (wishes.has(id) || !(id in before.allNotes)) return;
    if (!(id in state.hiddenNoteIds)) violated(`${kind} of note ${id} does not hide it`);
    if (!(id in state.moderations)) violated(`${kind} of note ${id} shows no undo bar`);
    const since = asyncScheduler.now();
    wishes.set(id, { kind, since, isRunning: false, sent: 0 });
  };

  const undone = (id: number, state: State): void => {
    const wish = wishes.get(id);
    if (!wish || wish.isRunning) return;
    if (id in state.hiddenNoteIds) violated(`undo leaves note ${id} hidden`);
    if (state.selectedNoteId !== id) violated(`undo does not select note ${id}`);
    finish(id);
  };

  /** The request may be sent before the event is heard. */
  const started = (id: number, what: string): Wish | undefined => {
    const wish = wishes.get(id);
    if (!wish) violated(`${what}, and nobody wants it`);
    else if (!wish.isRunning) {
      const waitedMs = asyncScheduler.now() - wish.since;
      if (waitedMs !== UNDO_MS && !due.has(id)) violated(`${what} after ${waitedMs} ms`);
      wish.isRunning = true;
    }
    return wish;
  };

  const confirmed = (id: number): void => {
    const wish = wishes.get(id);
    if (!wish?.isRunning) return violated(`note ${id} is confirmed as moderated, and was not under way`);
    // Spam asks for the comment first: one that is gone already needs no status.
    if (wish.sent > 1 || (wish.sent === 0 && wish.kind === 'trash')) violated(`${wish.kind} of note ${id} was sent ${wish.sent} times`);
    if (platform.comments.has(idsOf(id).comment)) violated(`${wish.kind} of note ${id} is confirmed and not done`);
    finish(id);
  };

  const failed = (id: number, state: State): void => {
    if (id in state.hiddenNoteIds) violated(`note ${id} could not be moderated and stays hidden`);
    finish(id);
  };

  const happened = (event: Event, state: State, before: State): void => {
    switch (event.type) {
      case 'moderation.requested':
        return requested(event.id, event.kind, state, before);
      case 'moderation.undone':
        return undone(event.id, state);
      case 'moderation.closed':
        due.add(event.id);
        return;
      case 'moderation.started':
        started(event.id, `note ${event.id} is moderated`);
        return;
      case 'moderation.confirmed':
        return confirmed(event.id);
      case 'moderation.failed':
        return failed(event.id, state);
      default:
    }
  };

  return {
    happened,
    sent: (sent) => {
      if (!endsComment(sent)) return;
      const wish = started(noteOf(idIn(sent.line)), `${sent.line} is sent`);
      if (wish && (wish.sent += 1) > 1) violated(`${sent.line} is sent ${wish.sent} times`);
    },
    leaving: () => {
      for (const id of wishes.keys()) due.add(id);
    },
    gone: (how) => {
      for (const [id, { kind, sent }] of wishes)
        if (how === 'left' && sent !== 1) violated(`the page leaves with ${kind} of note ${id} sent ${sent} times`);
      if (how === 'left' || !IS_RECOVERED) [...wishes.keys()].forEach(finish);
      else for (const [id, { isRunning }] of [...wishes]) if (isRunning) finish(id);
    },
    ended: () => {
      for (const [id, { kind }] of wishes) violated(`${kind} of note ${id} was neither done nor refused`);
    },
  };
}

/** Whether a request takes a comment from the platform. */
const endsComment = ({ line, body }: Sent): boolean =>
  /^POST \/sites\/1\/comments\/\d+\/delete$/.test(line) || body === '{"status":"spam"}';
