import { isApproved, isFollowing, isLiked, selectSortedNotes } from '../../../../src/streams/state/selectors';
import type { State } from '../../../../src/streams/state/state';
import { noteActions } from '../../../../src/streams/notes/actions';
import { idsOf, newest, type Platform, type PlatformNote } from '../platform';
import type { Rule, Violate } from '../rule';

/** When all has been calm for long enough, nothing is left under way, and the panel shows what the platform holds. */
export function inTheEnd(violated: Violate, platform: Platform): Rule {
  let sent: State['sentReads'] = {};
  /** Made unread by others while the platform was being told that they are read: which was last, nobody knows. */
  const crossed = new Set<number>();
  const settled = (state: State): void => {
    const { replying, noteApprovals, noteLikes, hiddenNoteIds, moderations, status, list, isLoading } = state;
    const left = { replying, noteApprovals, noteLikes, hiddenNoteIds, moderations };
    for (const [name, record] of Object.entries(left))
      if (Object.keys(record).length > 0) violated(`in the calm ${name} is ${JSON.stringify(record)}`);
    if (status) violated(`in the calm the status bar still says '${status.message}'`);
    if (isLoading) violated('in the calm the panel is loading');
    if (list.failure) violated('in the calm the list is failing');
    // One that is being answered is not taken from under the hands, even where it has gone.
    const held = selectSortedNotes(state)
      .map(({ id }) => id)
      .filter((id) => platform.notes.has(id) || !(id in state.drafts));
    // Where one has gone meanwhile, the next older one need not have come.
    const length = Math.min(list.loaded, held.length);
    const there = newest(platform, length).map(({ id }) => id);
    if (held.slice(0, length).join() !== there.join() || (length === 0 && platform.notes.size > 0))
      violated(`in the calm [${held.join()}] is held, and [${there.join()}] is there`);
    for (const note of newest(platform, list.loaded)) {
      compare(note, state, platform, violated);
      const held = state.allNotes[note.id];
      if (held && !(note.id in state.noteReads) && !crossed.has(note.id) && held.isRead !== note.isRead)
        violated(`in the calm note ${note.id} shows read ${held.isRead}, and is ${note.isRead}`);
    }
  };
  return {
    settled,
    happened: ({ type }, { sentReads }) => {
      sent = sentReads;
      if (type === 'notes.listed') crossed.clear();
    },
    changedElsewhere: (id) => {
      if (id in sent) crossed.add(id);
    },
  };
}

function compare(note: PlatformNote, state: State, platform: Platform, violated: Violate): void {
  const { id, kind } = note;
  const { comment, post, site } = idsOf(id);
  const held = state.allNotes[id];
  if (!held) return;
  const differs = (what: string, shown: boolean, is: boolean): void => {
    if (shown !== is) violated(`in the calm note ${id} shows ${what} ${shown}, and is ${is}`);
  };
  if (kind === 'comment') {
    differs('approved', isApproved(state, held), platform.comments.get(comment)?.isApproved === true);
    differs('liked', isLiked(state, held), platform.likedComments.has(comment));
  }
  if (kind === 'reblog') differs('liked', isLiked(state, held), platform.likedPosts.has(post));
  if (kind === 'follow') {
    const flag = held.body[0]?.actions?.follow ?? false;
    differs('followed', isFollowing(state, site, flag), platform.followedSites.has(site));
  }
  if (kind === 'like' && Object.keys(noteActions(held)).length > 0)
    violated(`in the calm note ${id} has actions`);
}
