import { asyncScheduler } from 'rxjs';
import type { Event } from '../../../../src/streams/state/events';
import type { State } from '../../../../src/streams/state/state';
import type { ModerationKind } from '../../../../src/streams/moderation/state';
import { UNDO_MS } from '../../../../src/streams/timing';
import { idIn, noteOf, type Sent } from '../answers';
import { idsOf, type Platform } from '../platform';
import type { Rule, ReportViolation } from '../rule';

/** A moderation that the blogger wants. */
interface WantedModeration {
  readonly kind: ModerationKind;
  /** When the undo window ends. */
  endsAt: number;
  isRunning: boolean;
  /** The requests of this page that carry it out: the delete, or the status. */
  sent: number;
  /**
   * The moderation of an earlier page: not restored yet, restored before it ran, or while it ran.
   */
  orphan: 'unknown' | 'pending' | 'running' | undefined;
}

/**
 * Spam and trash are done exactly once, when the undo window ends, even if the page ends first;
 * never after undo (section 4).
 */
export function moderations(reportViolation: ReportViolation, platform: Platform): Rule {
  const wanted = new Map<number, WantedModeration>();
  /** Notes whose undo bar was closed or whose page ends, so that the request is due at once. */
  const due = new Set<number>();
  /** Notes whose last request may have been carried out: a page that leaves does not send another. */
  const doubtful = new Set<number>();
  const finish = (id: number): void => {
    wanted.delete(id);
    due.delete(id);
  };

  const requested = (id: number, kind: ModerationKind, state: State, before: State): void => {
    if (id in before.moderations || !(id in before.allNotes)) return;
    if (!(id in state.hiddenNoteIds)) reportViolation(`${kind} of note ${id} does not hide it`);
    if (!(id in state.moderations)) reportViolation(`${kind} of note ${id} shows no undo bar`);
    const endsAt = asyncScheduler.now() + UNDO_MS;
    wanted.set(id, { kind, endsAt, isRunning: false, sent: 0, orphan: undefined });
  };

  const restored = (id: number, before: State): void => {
    if (id in before.moderations) return;
    const moderation = wanted.get(id);
    if (moderation?.orphan !== 'unknown') {
      reportViolation(`note ${id} is moderated again, and was not requested`);
      return;
    }
    moderation.orphan = moderation.isRunning ? 'running' : 'pending';
    moderation.endsAt = Math.max(moderation.isRunning ? 0 : moderation.endsAt, asyncScheduler.now());
    moderation.isRunning = false;
  };

  const undone = (id: number, state: State): void => {
    const moderation = wanted.get(id);
    if (
      !moderation ||
      moderation.isRunning ||
      moderation.orphan === 'running' ||
      moderation.orphan === 'unknown'
    )
      return;
    if (id in state.hiddenNoteIds) reportViolation(`undo leaves note ${id} hidden`);
    if (id in state.allNotes && state.selectedNoteId !== id)
      reportViolation(`undo does not select note ${id}`);
    finish(id);
  };

  /** Called for the request and the event, which come in either order. */
  const started = (id: number, what: string): WantedModeration | undefined => {
    const moderation = wanted.get(id);
    if (!moderation || moderation.orphan === 'unknown') reportViolation(`${what}, and was not requested`);
    else if (!moderation.isRunning) {
      const earlyMs = moderation.endsAt - asyncScheduler.now();
      if (earlyMs !== 0 && !due.has(id)) reportViolation(`${what} ${earlyMs} ms too early`);
      moderation.isRunning = true;
    }
    return moderation;
  };

  const confirmed = (id: number): void => {
    const moderation = wanted.get(id);
    if (!moderation?.isRunning) {
      reportViolation(`note ${id} is confirmed as moderated, and was not running`);
      return;
    }
    // The comment is fetched first. If it is gone, no other request is needed.
    if (moderation.sent > 1)
      reportViolation(`${moderation.kind} of note ${id} was sent ${moderation.sent} times`);
    if (platform.comments.has(idsOf(id).comment))
      reportViolation(`${moderation.kind} of note ${id} is confirmed and not done`);
    finish(id);
  };

  const failed = (id: number, state: State): void => {
    doubtful.add(id);
    if (id in state.hiddenNoteIds) reportViolation(`note ${id} could not be moderated and stays hidden`);
    finish(id);
  };

  const onEvent = (event: Event, state: State, before: State): void => {
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
    onEvent,
    onRequest: (sent) => {
      if (!endsComment(sent)) return;
      const id = noteOf(idIn(sent.line));
      const moderation = started(id, `${sent.line} is sent`);
      if (!moderation) return;
      moderation.sent += 1;
      if (moderation.sent > 1) reportViolation(`${sent.line} is sent ${moderation.sent} times`);
      if (moderation.orphan === 'running' && !platform.comments.has(idsOf(id).comment))
        reportViolation(`${sent.line} is sent again, and was done`);
    },
    onPageHide: () => {
      for (const id of wanted.keys()) due.add(id);
    },
    onChangeElsewhere: (id) => {
      // Others may change the comment before recovery does.
      const moderation = wanted.get(id);
      if (moderation?.orphan === 'running') moderation.orphan = 'pending';
    },
    onPageEnd: (how) => {
      for (const [id, moderation] of wanted) {
        const { kind, sent, orphan } = moderation;
        // A page without the lock leaves it to the next one; it gets the lock 1 ms after the click.
        const hasLock = moderation.endsAt - asyncScheduler.now() < UNDO_MS - 1;
        const mustSend = orphan === undefined && hasLock && !doubtful.has(id);
        if (how === 'left' && mustSend && sent !== 1)
          reportViolation(`the page leaves with ${kind} of note ${id} sent ${sent} times`);
        moderation.isRunning ||= orphan === 'running';
        moderation.orphan = 'unknown';
        moderation.sent = 0;
      }
      due.clear();
    },
    onIdle: () => {
      for (const [id, { kind }] of wanted)
        reportViolation(`${kind} of note ${id} was neither done nor refused`);
    },
  };
}

/** Whether a request takes a comment from the platform. */
const endsComment = ({ line, body }: Sent): boolean =>
  /^POST \/sites\/1\/comments\/\d+\/delete$/.test(line) || body === '{"status":"spam"}';
