import { asyncScheduler } from 'rxjs';
import { selectVisibleNotes } from '../../../../src/streams/list/selectors';
import type { ModerationKind } from '../../../../src/streams/moderation/events';
import { noteOverlay } from '../../../../src/streams/outbox/note-records';
import type { State } from '../../../../src/streams/state/state';
import { UNDO_MS } from '../../../../src/streams/timing';
import { COMMIT_MS } from '../../outbox';
import { idIn, noteOf, type Sent } from '../answers';
import { idsOf, type Platform } from '../platform';
import type { Rule, ReportViolation } from '../rule';
import { answered, isShownFailed } from './shown-failed';

/** A moderation that the blogger wants. */
interface Wanted {
  readonly kind: ModerationKind;
  readonly at: number;
  /** When the undo window ends. */
  readonly endsAt: number;
  /**
   * Whether an ending page may leave it to the next one: its undo bar was closed, or an earlier
   * request was sent.
   */
  mayWait: boolean;
  isSent: boolean;
  isKept: boolean;
  /**
   * Whether both outcomes are valid: the page crashed while it was stored, or several actions
   * overlapped.
   */
  isDoubtful: boolean;
}

const hasBar = (state: State, id: number): boolean => {
  const note = state.allNotes[id];
  return note !== undefined && noteOverlay(state, note).undoBar !== undefined;
};
const isVisible = (state: State, id: number): boolean =>
  selectVisibleNotes({ ...state, filterName: 'all', foundNotes: {} }).some((note) => note.id === id);

/**
 * Spam and trash are done exactly once, when the undo window ends, even if the page ends first;
 * never after undo (section 4).
 */
export function moderations(reportViolation: ReportViolation, platform: Platform): Rule {
  const wanted = new Map<number, Wanted>();
  /** Notes whose undo bar was closed or whose page ends, so that the request is due at once. */
  const due = new Set<number>();
  /** The rows that the next `outbox.looked` event must show. */
  const expected = new Map<number, 'undo bar' | 'row'>();
  /** The undone moderations of this page with their times; a crash may lose an undo. */
  const undoneAt = new Map<Wanted, { readonly id: number; readonly at: number }>();
  let isOnline = true;

  const requested = (id: number, kind: ModerationKind, before: State): void => {
    const other = wanted.get(id);
    if (other) other.isDoubtful ||= other.kind !== kind;
    if (other || !(id in before.allNotes)) return;
    const at = asyncScheduler.now();
    const isDoubtful = !isVisible(before, id);
    const note = before.allNotes[id];
    const mayWait = note !== undefined && noteOverlay(before, note).isWaiting;
    const endsAt = at + UNDO_MS;
    wanted.set(id, { kind, at, endsAt, mayWait, isSent: false, isKept: false, isDoubtful });
    if (!isDoubtful) expected.set(id, 'undo bar');
  };

  const undone = (id: number, state: State, before: State): void => {
    const moderation = wanted.get(id);
    if (!moderation || !hasBar(before, id)) return;
    if (state.selectedNoteId !== id) reportViolation(`undo does not select note ${id}`);
    // While the undo is being stored, its window may end.
    if (moderation.endsAt - asyncScheduler.now() <= 2 * COMMIT_MS) moderation.isDoubtful = true;
    if (moderation.isDoubtful) return;
    wanted.delete(id);
    undoneAt.set(moderation, { id, at: asyncScheduler.now() });
    expected.set(id, 'row');
  };

  const looked = (state: State): void => {
    for (const [id, what] of expected)
      if (id in state.allNotes && (what === 'row' ? !isVisible(state, id) : !hasBar(state, id)))
        reportViolation(`note ${id} shows no ${what}`);
    expected.clear();
    for (const id of Object.keys(state.allNotes).map(Number))
      if (!isVisible(state, id) && !wanted.has(id))
        reportViolation(`note ${id} is hidden, and not moderated`);
  };

  const confirmed = (id: number): void => {
    const moderation = wanted.get(id);
    if (!moderation) reportViolation(`note ${id} is confirmed as moderated, and was not requested`);
    else if (platform.comments.has(idsOf(id).comment))
      reportViolation(`${moderation.kind} of note ${id} is confirmed and not done`);
  };

  return {
    onEvent: (event, state, before) => {
      ({ isOnline } = state);
      const decided = answered(event, before);
      if (decided && (decided.record.kind === 'trash' || decided.record.kind === 'spam')) {
        const { kind } = decided.record;
        wanted.delete(decided.id);
        const at = asyncScheduler.now();
        const sendable = { at, endsAt: at, mayWait: true, isSent: false, isKept: false, isDoubtful: false };
        if (decided.isRetried) wanted.set(decided.id, { kind, ...sendable });
      }
      switch (event.type) {
        case 'moderation.requested':
          requested(event.id, event.kind, before);
          return;
        case 'approval.requested': {
          const moderation = wanted.get(event.id);
          if (moderation) moderation.isDoubtful = true;
          return;
        }
        case 'moderation.undone':
          undone(event.id, state, before);
          return;
        case 'moderation.closed': {
          const moderation = wanted.get(event.id);
          if (moderation) moderation.mayWait = true;
          due.add(event.id);
          return;
        }
        case 'moderation.confirmed':
          confirmed(Number(event.id));
          return;
        case 'moderation.failed':
          if (Number(event.id) in state.allNotes && !isVisible(state, Number(event.id)))
            reportViolation(`note ${event.id} could not be moderated and stays hidden`);
          wanted.delete(Number(event.id));
          return;
        case 'outbox.looked':
          looked(state);
          return;
        default:
      }
    },
    onRequest: (sent) => {
      if (!endsComment(sent)) return;
      const id = noteOf(idIn(sent.line));
      const moderation = wanted.get(id);
      if (!moderation) {
        reportViolation(`${sent.line} is sent, and was not requested`);
        return;
      }
      moderation.isSent = true;
      if (moderation.isDoubtful) return;
      const earlyMs = moderation.endsAt - asyncScheduler.now();
      if (earlyMs > 0 && !due.has(id)) reportViolation(`${sent.line} is sent ${earlyMs} ms too early`);
      if (platform.removed.has(idsOf(id).comment))
        reportViolation(`${sent.line} is sent again, and was done`);
    },
    onPageHide: () => {
      for (const id of wanted.keys()) due.add(id);
    },
    onPageEnd: (how, isStored) => {
      for (const [id, moderation] of wanted) {
        const { kind, at, endsAt, mayWait, isSent, isKept, isDoubtful } = moderation;
        const mustSend = !isKept && !mayWait && !isDoubtful && isOnline && endsAt > asyncScheduler.now();
        if (how === 'left' && mustSend && !isSent)
          reportViolation(`the page leaves, and ${kind} of note ${id} is not sent`);
        moderation.isDoubtful ||= !isKept && !isSent && !isStored(at);
        moderation.isKept = true;
      }
      for (const [moderation, { id, at }] of undoneAt)
        if (!isStored(at)) wanted.set(id, { ...moderation, isKept: true, isDoubtful: true });
      undoneAt.clear();
      due.clear();
      expected.clear();
    },
    onIdle: (state) => {
      for (const [id, { kind, isDoubtful }] of wanted) {
        const { comment } = idsOf(id);
        const status = platform.removed.get(comment);
        if (!isDoubtful && platform.comments.has(comment) && !isShownFailed(state, id, 'trash', 'spam'))
          reportViolation(`${kind} of note ${id} was neither done nor refused`);
        if (!isDoubtful && status !== undefined && status !== kind)
          reportViolation(`the blogger wants ${kind} of note ${id}, and it has ${status}`);
      }
      wanted.clear();
      for (const comment of platform.deleted) reportViolation(`comment ${comment} is deleted for ever`);
    },
  };
}

/** Whether a request trashes a comment or marks it as spam. */
const endsComment = ({ line, body }: Sent): boolean =>
  /^POST \/sites\/1\/comments\/\d+\/delete$/.test(line) || body === '{"status":"spam"}';
