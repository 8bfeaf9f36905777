import { asyncScheduler } from 'rxjs';
import { isApproved, noteOverlay } from '../../../../src/streams/outbox/note-records';
import { followOverlay } from '../../../../src/streams/outbox/overlay';
import { isLiked } from '../../../../src/streams/outbox/selectors';
import type { Event } from '../../../../src/streams/state/events';
import type { State } from '../../../../src/streams/state/state';
import { noteOf } from '../answers';
import { idsOf, type NoteKind, type Platform } from '../platform';
import type { Rule, ReportViolation } from '../rule';
import { answered, isShownFailed } from './shown-failed';

const TOGGLES = ['approve', 'like', 'follow'] as const;
type Toggle = (typeof TOGGLES)[number];
/** The kinds that replace each other. */
const SLOTS = { approve: ['approve', 'trash', 'spam'], like: ['like'], follow: ['follow'] } as const;

/** A toggle as the blogger last set it. */
interface Wanted {
  readonly toggle: Toggle;
  readonly id: number;
  readonly value: boolean;
  readonly at: number;
  isKept: boolean;
}

/** The toggle that an event requests or rejects; undefined for other events. */
function toggleOf(
  event: Event,
): { toggle: Toggle; id: number; value: boolean; step: 'requested' | 'failed' } | undefined {
  switch (event.type) {
    case 'approval.requested':
      return { toggle: 'approve', id: event.id, value: event.isApproved, step: 'requested' };
    case 'approval.failed':
      return { toggle: 'approve', id: Number(event.id), value: event.isApproved, step: 'failed' };
    case 'like.requested':
      return { toggle: 'like', id: event.id, value: event.isLiked, step: 'requested' };
    case 'like.failed':
      return { toggle: 'like', id: Number(event.id), value: event.isLiked, step: 'failed' };
    case 'follow.requested':
      return { toggle: 'follow', id: noteOf(event.siteId), value: event.isFollowing, step: 'requested' };
    case 'follow.failed':
      return { toggle: 'follow', id: noteOf(event.siteId), value: event.isFollowing, step: 'failed' };
    default:
      return undefined;
  }
}

/**
 * Approve, like and follow show at once, and end on the platform as the blogger last set them, unless
 * they failed.
 */
export function toggles(reportViolation: ReportViolation, platform: Platform): Rule {
  const all = new Map<string, Wanted>();
  /** The toggles that the next `outbox.looked` event must show. */
  const expected = new Set<Wanted>();
  const forget = (id: number, toggle: Toggle): void => void all.delete(`${toggle} ${id}`);
  return {
    onEvent: (event, state, before) => {
      const decided = answered(event, before);
      const decidedToggle = TOGGLES.find((toggle) => toggle === decided?.record.kind);
      if (decided && decidedToggle) {
        const value = decided.record.payload === true;
        const wanted = {
          toggle: decidedToggle,
          id: decided.id,
          value,
          at: asyncScheduler.now(),
          isKept: false,
        };
        if (decided.isRetried) all.set(`${decidedToggle} ${decided.id}`, wanted);
        else forget(decided.id, decidedToggle);
      }
      // A reply approves, too, whenever it is posted; the order of the two requests is unknown.
      if (event.type === 'reply.submitted' || event.type === 'reply.sent')
        forget(Number(event.id), 'approve');
      // The failed moderation has replaced the earlier approval, and the panel reports it.
      if (event.type === 'moderation.failed') forget(Number(event.id), 'approve');
      if (event.type === 'outbox.looked') {
        for (const wanted of expected) {
          const { toggle, id, value } = wanted;
          if ((shownOf(state, wanted) ?? value) !== value)
            reportViolation(`${toggle} ${id} does not show at once`);
        }
        expected.clear();
      }
      if (event.type === 'moderation.requested')
        for (const wanted of expected) if (wanted.id === event.id) expected.delete(wanted);
      const changed = toggleOf(event);
      if (!changed) return;
      const { toggle, id, value, step } = changed;
      const key = `${toggle} ${id}`;
      // A click on an old screen, whose note is gone.
      if (step === 'requested' && toggle !== 'follow' && !(id in state.allNotes)) return;
      // Ignored, because another status would take a comment out of the trash or spam.
      if (step === 'requested' && toggle === 'approve' && isRemoved(state, id)) return;
      if (step === 'requested') {
        const wanted = { toggle, id, value, at: asyncScheduler.now(), isKept: false };
        for (const other of expected) if (other.toggle === toggle && other.id === id) expected.delete(other);
        expected.add(wanted);
        all.set(key, wanted);
      } else if (all.get(key)?.value === value) all.delete(key);
    },
    onPageEnd: (_how, isStored) => {
      for (const [key, wanted] of all) {
        if (!wanted.isKept && !isStored(wanted.at)) all.delete(key);
        wanted.isKept = true;
      }
      expected.clear();
    },
    onChangeElsewhere: (id) => forget(id, 'approve'),
    onIdle: (state) => {
      for (const { toggle, id, value } of all.values()) {
        const found = stateOf(platform, toggle, id);
        if (found !== undefined && found !== value && !isShownFailed(state, id, ...SLOTS[toggle]))
          reportViolation(`the blogger has last set ${toggle} ${id} to ${value}, and it is ${found}`);
      }
      all.clear();
    },
  };
}

const isRemoved = (state: State, id: number): boolean => {
  const note = state.allNotes[id];
  return note !== undefined && noteOverlay(state, note).isHidden;
};

/** The state that the panel shows; undefined without the note. */
function shownOf(state: State, { toggle, id }: Wanted): boolean | undefined {
  const note = state.allNotes[id];
  if (!note) return undefined;
  if (toggle === 'follow') return followOverlay(idsOf(id).site, state.outbox.records);
  return toggle === 'approve' ? isApproved(state, note) : isLiked(state, note);
}

/** The state of a toggle on the platform; undefined if its target is gone. */
function stateOf(platform: Platform, toggle: Toggle, id: number): boolean | undefined {
  const { comment, post, site } = idsOf(id);
  const kind: NoteKind | undefined = platform.notes.get(id)?.kind;
  if (toggle === 'approve') return platform.comments.get(comment)?.isApproved;
  if (toggle === 'follow') return platform.followedSites.has(site);
  if (kind === undefined) return undefined;
  return kind === 'comment' ? platform.likedComments.has(comment) : platform.likedPosts.has(post);
}
