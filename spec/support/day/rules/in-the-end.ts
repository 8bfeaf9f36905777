import { isApproved, isFollowing, isLiked, isRead, selectSortedNotes } from '../../../../src/streams/state/selectors';
import type { State } from '../../../../src/streams/state/state';
import { noteActions } from '../../../../src/streams/notes/actions';
import { idsOf, newest, type Platform, type PlatformNote } from '../platform';
import type { Rule, Violate } from '../rule';

/** When all has been calm for long enough, nothing is left under way, and the panel shows what the platform holds. */
export const inTheEnd = (violated: Violate, platform: Platform): Rule => ({
  ended: (state) => {
    const { replying, noteApprovals, noteLikes, hiddenNoteIds, moderations, status, list, isLoading } = state;
    const left = { replying, noteApprovals, noteLikes, hiddenNoteIds, moderations };
    for (const [name, record] of Object.entries(left))
      if (Object.keys(record).length > 0) violated(`in the end ${name} is ${JSON.stringify(record)}`);
    if (status) violated(`in the end the status bar still says '${status.text}'`);
    if (isLoading) violated('in the end the panel is loading');
    if (list.failure) violated('in the end the list is failing');
    const held = selectSortedNotes(state).map(({ id }) => id);
    const there = newest(platform, list.loaded).map(({ id }) => id);
    if (held.slice(0, there.length).join() !== there.join())
      violated(`in the end [${held.join()}] is held, and [${there.join()}] is there`);
    for (const note of newest(platform, list.loaded)) compare(note, state, platform, violated);
  },
});

function compare(note: PlatformNote, state: State, platform: Platform, violated: Violate): void {
  const { id, kind } = note;
  const { comment, post, site } = idsOf(id);
  const held = state.allNotes[id];
  if (!held) return;
  const differs = (what: string, shown: boolean, is: boolean): void => {
    if (shown !== is) violated(`in the end note ${id} shows ${what} ${shown}, and is ${is}`);
  };
  if (note.isRead) differs('read', isRead(state, held), true);
  if (kind === 'comment') {
    differs('approved', isApproved(state, held), platform.comments.get(comment)?.isApproved === true);
    differs('liked', isLiked(state, held), platform.likedComments.has(comment));
  }
  if (kind === 'reblog') differs('liked', isLiked(state, held), platform.likedPosts.has(post));
  if (kind === 'follow') {
    const flag = held.body[0]?.actions?.follow ?? false;
    differs('followed', isFollowing(state, site, flag), platform.followedSites.has(site));
  }
  if (kind === 'like' && Object.keys(noteActions(held)).length > 0) violated(`in the end note ${id} has actions`);
}
