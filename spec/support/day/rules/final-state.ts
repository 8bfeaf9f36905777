import { isApproved, selectHiddenIds } from '../../../../src/streams/outbox/note-records';
import { followOverlay } from '../../../../src/streams/outbox/overlay';
import { isLiked } from '../../../../src/streams/outbox/selectors';
import { selectReach } from '../../../../src/streams/state/older-notes';
import { selectSortedNotes } from '../../../../src/streams/state/sorted-notes';
import type { State } from '../../../../src/streams/state/state';
import { noteActions } from '../../../../src/streams/notes/action-flags';
import { idsOf, newest, type Platform, type PlatformNote } from '../platform';
import type { Rule, ReportViolation } from '../rule';

/** When the panel is idle, nothing is pending, and it shows the notes as the platform has them. */
export function finalState(reportViolation: ReportViolation, platform: Platform): Rule {
  let sent: State['sentReads'] = {};
  /** Notes that others made unread while the panel was sending read marks; the order is unknown. */
  const crossed = new Set<number>();
  const onIdle = (state: State): void => {
    const { outbox, status, list, isLoading } = state;
    for (const record of Object.values(outbox.records))
      if (record.state !== 'failed') reportViolation(`when idle the outbox has ${JSON.stringify(record)}`);
    if (selectHiddenIds(state).size > 0) reportViolation('when idle notes are hidden');
    if (status) reportViolation(`when idle the status bar still shows '${status.message}'`);
    if (isLoading) reportViolation('when idle the panel is loading');
    if (list.failure) reportViolation('when idle the list is failing');
    // The panel keeps a note with a draft, even if it is gone on the platform.
    const held = selectSortedNotes(state)
      .map(({ id }) => id)
      .filter((id) => platform.notes.has(id) || !(id in state.drafts));
    // After a note is gone, the panel need not have loaded the next older one.
    const length = Math.min(list.loaded, held.length);
    const there = newest(platform, length).map(({ id }) => id);
    if (held.slice(0, length).join() !== there.join() || (length === 0 && platform.notes.size > 0))
      reportViolation(`when idle [${held.join()}] is in the list, and the platform has [${there.join()}]`);
    for (const violation of filterViolations(state, platform)) reportViolation(violation);
    for (const note of newest(platform, list.loaded)) {
      compare(note, state, platform, reportViolation);
      const held = state.allNotes[note.id];
      if (held && !(note.id in state.noteReads) && !crossed.has(note.id) && held.isRead !== note.isRead)
        reportViolation(`when idle note ${note.id} shows read ${held.isRead}, and is ${note.isRead}`);
    }
  };
  return {
    onIdle,
    onEvent: ({ type }, { sentReads }) => {
      sent = sentReads;
      if (type === 'notes.listed') crossed.clear();
    },
    onChangeElsewhere: (id) => {
      if (id in sent) crossed.add(id);
    },
  };
}

/** What the filter on the screen has found below the list, if that differs from what the platform has. */
function filterViolations(state: State, platform: Platform): readonly string[] {
  const { filterName: name, foundNotes, allNotes, filters, list } = state;
  const reach = selectReach(state);
  if (!state.isPanelOpen || reach === list || name === 'all' || reach.loaded === 0) return [];
  const matching = newest(platform, Infinity)
    .filter(({ kind, isRead }) => (name === 'unread' ? !isRead : name.startsWith(kind)))
    .slice(0, reach.loaded)
    .filter(({ isMalformed }) => !isMalformed);
  const lacks = matching.filter(
    ({ id }) => !(id in allNotes) || (id in foundNotes && !foundNotes[id]?.[name]),
  );
  const gone = Object.keys(foundNotes)
    .map(Number)
    .filter((id) => foundNotes[id]?.[name] && !platform.notes.has(id) && !(id in state.drafts));
  return [...lacks.map(({ id }) => `lacks ${id}`), ...gone.map((id) => `has ${id}, which is gone`)].map(
    (what) => `when idle the filter ${name} ${what}; it is ${JSON.stringify(filters[name])}`,
  );
}

function compare(
  note: PlatformNote,
  state: State,
  platform: Platform,
  reportViolation: ReportViolation,
): void {
  const { id, kind } = note;
  const { comment, post, site } = idsOf(id);
  const held = state.allNotes[id];
  if (!held) return;
  const differs = (what: string, shown: boolean, is: boolean): void => {
    if (shown !== is) reportViolation(`when idle note ${id} shows ${what} ${shown}, and it is ${is}`);
  };
  if (kind === 'comment') {
    differs('approved', isApproved(state, held), platform.comments.get(comment)?.isApproved === true);
    differs('liked', isLiked(state, held), platform.likedComments.has(comment));
  }
  if (kind === 'reblog') differs('liked', isLiked(state, held), platform.likedPosts.has(post));
  if (kind === 'follow') {
    const flag = held.body[0]?.actions?.follow ?? false;
    differs('followed', followOverlay(site, state.outbox.records) ?? flag, platform.followedSites.has(site));
  }
  if (kind === 'like' && Object.keys(noteActions(held)).length > 0)
    reportViolation(`when idle note ${id} has actions`);
}
