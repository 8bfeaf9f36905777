import type { Event } from '../../../../src/streams/state/events';
import { idIn, noteOf, type Sent } from '../answers';
import { idsOf, type NoteKind, type Platform } from '../platform';
import type { Rule, ReportViolation } from '../rule';

/** A toggle as the blogger last set it; `open` is the number of its pending requests. */
interface WantedToggle {
  value: boolean;
  open: number;
}

type Toggle = 'approve' | 'like' | 'follow';

/** The toggle that an event requests, confirms or rejects; undefined for other events. */
function toggleOf(
  event: Event,
): { key: string; value: boolean; step: 'requested' | 'confirmed' | 'failed' } | undefined {
  switch (event.type) {
    case 'approval.requested':
      return { key: `approve ${event.id}`, value: event.isApproved, step: 'requested' };
    case 'approval.confirmed':
      return { key: `approve ${event.id}`, value: event.isApproved, step: 'confirmed' };
    case 'approval.failed':
      return { key: `approve ${event.id}`, value: event.isApproved, step: 'failed' };
    case 'like.requested':
      return { key: `like ${event.id}`, value: event.isLiked, step: 'requested' };
    case 'like.confirmed':
      return { key: `like ${event.id}`, value: event.isLiked, step: 'confirmed' };
    case 'like.failed':
      return { key: `like ${event.id}`, value: event.isLiked, step: 'failed' };
    case 'follow.requested':
      return { key: `follow ${noteOf(event.siteId)}`, value: event.isFollowing, step: 'requested' };
    case 'follow.failed':
      return { key: `follow ${noteOf(event.siteId)}`, value: event.isFollowing, step: 'failed' };
    default:
      return undefined;
  }
}

/**
 * Approve, like and follow end on the platform as the blogger last set them, unless they failed.
 */
export function toggles(reportViolation: ReportViolation, platform: Platform): Rule {
  const all = new Map<string, WantedToggle>();
  const forget = (id: number, ...toggles: readonly Toggle[]): void => {
    for (const toggle of toggles) all.delete(`${toggle} ${id}`);
  };
  return {
    onEvent: (event, state) => {
      if (event.type === 'reply.submitted') forget(event.id, 'approve');
      const toggle = toggleOf(event);
      if (!toggle) return;
      const { key, value, step } = toggle;
      const wanted = all.get(key);
      // A reply approves, too; the order of the two requests is unknown.
      if (event.type === 'approval.requested' && event.id in state.replying) {
        forget(event.id, 'approve');
        return;
      }
      if (step === 'requested') all.set(key, { value, open: (wanted?.open ?? 0) + 1 });
      else if (wanted) wanted.open -= 1;
      if (step === 'failed' && wanted?.value === value) all.delete(key);
      if (event.type === 'approval.requested' && event.id in state.allNotes)
        if (state.noteApprovals[event.id]?.value !== value) reportViolation(`${key} does not show at once`);
      if (event.type === 'like.requested' && event.id in state.allNotes)
        if (state.noteLikes[event.id]?.value !== value) reportViolation(`${key} does not show at once`);
    },
    onLost: (sent) => {
      const toggle = requestOf(sent);
      if (toggle) forget(noteOf(idIn(sent.line)), toggle);
    },
    onPageEnd: (how) => {
      for (const [key, wanted] of all) {
        // Requests that were still queued when the page crashed are lost.
        if (how === 'crashed' && wanted.open > 0) all.delete(key);
        else wanted.open = 0;
      }
    },
    onChangeElsewhere: (id) => forget(id, 'approve'),
    onIdle: () => {
      for (const [key, { value }] of all) {
        const [toggle = '', id = ''] = key.split(' ');
        const found = stateOf(platform, toggle, Number(id));
        if (found !== undefined && found !== value)
          reportViolation(`the blogger has last set ${key} to ${value}, and it is ${found}`);
      }
    },
  };
}

function requestOf({ line, body }: Sent): Toggle | undefined {
  if (line.includes('/likes/')) return 'like';
  if (line.includes('/follows/')) return 'follow';
  return body.includes('approved') ? 'approve' : undefined;
}

/** The state of a toggle on the platform; undefined if its target is gone. */
function stateOf(platform: Platform, toggle: string, id: number): boolean | undefined {
  const { comment, post, site } = idsOf(id);
  const kind: NoteKind | undefined = platform.notes.get(id)?.kind;
  if (toggle === 'approve') return platform.comments.get(comment)?.isApproved;
  if (toggle === 'follow') return platform.followedSites.has(site);
  if (kind === undefined) return undefined;
  return kind === 'comment' ? platform.likedComments.has(comment) : platform.likedPosts.has(post);
}
