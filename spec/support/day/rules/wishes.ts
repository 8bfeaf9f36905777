import type { Event } from '../../../../src/streams/state/events';
import { idIn, noteOf, type Sent } from '../answers';
import { idsOf, type NoteKind, type Platform } from '../platform';
import type { Rule, Violate } from '../rule';

/** A toggle as the blogger last set it, and how many of its requests are unanswered. */
interface Wish {
  value: boolean;
  open: number;
}

type Toggle = 'approve' | 'like' | 'follow';

/** Whether an event asks for a toggle or answers one, of which note, and how. */
function toggleOf(
  event: Event,
): { key: string; value: boolean; step: 'asked' | 'done' | 'refused' } | undefined {
  switch (event.type) {
    case 'approval.requested':
      return { key: `approve ${event.id}`, value: event.isApproved, step: 'asked' };
    case 'approval.confirmed':
      return { key: `approve ${event.id}`, value: event.isApproved, step: 'done' };
    case 'approval.failed':
      return { key: `approve ${event.id}`, value: event.isApproved, step: 'refused' };
    case 'like.requested':
      return { key: `like ${event.id}`, value: event.isLiked, step: 'asked' };
    case 'like.confirmed':
      return { key: `like ${event.id}`, value: event.isLiked, step: 'done' };
    case 'like.failed':
      return { key: `like ${event.id}`, value: event.isLiked, step: 'refused' };
    case 'follow.requested':
      return { key: `follow ${noteOf(event.siteId)}`, value: event.isFollowing, step: 'asked' };
    case 'follow.failed':
      return { key: `follow ${noteOf(event.siteId)}`, value: event.isFollowing, step: 'refused' };
    default:
      return undefined;
  }
}

/** Approve, like and follow end on the platform as the blogger last set them, unless a failure was told. */
export function wishes(violated: Violate, platform: Platform): Rule {
  const all = new Map<string, Wish>();
  const forget = (id: number, ...toggles: readonly Toggle[]): void => {
    for (const toggle of toggles) all.delete(`${toggle} ${id}`);
  };
  return {
    happened: (event, state) => {
      if (event.type === 'reply.submitted') forget(event.id, 'approve');
      const toggle = toggleOf(event);
      if (!toggle) return;
      const { key, value, step } = toggle;
      const wish = all.get(key);
      // A reply approves: which of the two arrives first, nobody knows.
      if (event.type === 'approval.requested' && event.id in state.replying) {
        forget(event.id, 'approve');
        return;
      }
      if (step === 'asked') all.set(key, { value, open: (wish?.open ?? 0) + 1 });
      else if (wish) wish.open -= 1;
      if (step === 'refused' && wish?.value === value) all.delete(key);
      if (event.type === 'approval.requested' && event.id in state.allNotes)
        if (state.noteApprovals[event.id]?.value !== value) violated(`${key} does not show at once`);
      if (event.type === 'like.requested' && event.id in state.allNotes)
        if (state.noteLikes[event.id]?.value !== value) violated(`${key} does not show at once`);
    },
    lost: (sent) => {
      const toggle = requestOf(sent);
      if (toggle) forget(noteOf(idIn(sent.line)), toggle);
    },
    gone: (how) => {
      for (const [key, wish] of all) {
        // What waited for its turn when the page crashed is lost, and the blogger will see so.
        if (how === 'crashed' && wish.open > 0) all.delete(key);
        else wish.open = 0;
      }
    },
    changedElsewhere: (id) => forget(id, 'approve'),
    settled: () => {
      for (const [key, { value }] of all) {
        const [toggle = '', id = ''] = key.split(' ');
        const found = stateOf(platform, toggle, Number(id));
        if (found !== undefined && found !== value) violated(`the blogger's last word was ${key} ${value}`);
      }
    },
  };
}

function requestOf({ line, body }: Sent): Toggle | undefined {
  if (line.includes('/likes/')) return 'like';
  if (line.includes('/follows/')) return 'follow';
  return body.includes('approved') ? 'approve' : undefined;
}

/** How a toggle stands on the platform; undefined where there is nothing left to toggle. */
function stateOf(platform: Platform, toggle: string, id: number): boolean | undefined {
  const { comment, post, site } = idsOf(id);
  const kind: NoteKind | undefined = platform.notes.get(id)?.kind;
  if (toggle === 'approve') return platform.comments.get(comment)?.isApproved;
  if (toggle === 'follow') return platform.followedSites.has(site);
  if (kind === undefined) return undefined;
  return kind === 'comment' ? platform.likedComments.has(comment) : platform.likedPosts.has(post);
}
