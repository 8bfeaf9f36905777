import { commentIn } from '../conversation/selectors';
import { notesOf } from '../outbox/note-records';
import type { UndoBar } from '../outbox/overlay';
import { undoBars } from '../outbox/selectors';
import type { Event } from '../state/events';
import type { State } from '../state/state';
import type { MessageDeed } from '../status/state';
import { openDeeds } from './open-deeds';
import { bringBack } from './set-aside';

/** The undo bars that this tab shows, including those of actions in other tabs, latest first. */
const shownBars = (state: State): readonly UndoBar[] =>
  undoBars(state).filter(
    (bar) =>
      bar.deed !== undefined || notesOf(state.allNotes, bar).length > 0 || isInConversation(state, bar),
  );

/** The latest undo bar; undefined if there is none. */
export const latestBar = (state: State): UndoBar | undefined => shownBars(state)[0];

/** The undo bars of single actions, which replace a row or a comment, oldest first. */
export const singleBars = (state: State): readonly UndoBar[] =>
  shownBars(state)
    .filter(({ deed }) => deed === undefined)
    .reverse();

/** Whether the undo bar is about a comment in a known conversation, which need not be open. */
const isInConversation = ({ conversations }: State, { target: { site, comment = 0 } }: UndoBar): boolean =>
  Object.entries(conversations).some(
    ([key, conversation]) => key.startsWith(`${site}/`) && commentIn(conversation, comment) !== undefined,
  );

/**
 * Returns the event that undoes the last action with an Undo button: in the bar of a row, of a comment or of
 * several notes, or in a message. Returns undefined if there is none.
 */
export function undoLatest(state: State): Event | undefined {
  const { status } = state;
  const bar = latestBar(state);
  const all = [
    ...(bar ? [{ at: bar.madeAt, event: undone(bar.deed ?? bar.id) }] : []),
    ...openDeeds(state).map(({ id, at }) => ({ at, event: undone(id) })),
    ...(status?.deed ? [{ at: status.deed.at, event: undoMessage(state, status.deed) }] : []),
  ];
  const lastAt = Math.max(...all.map(({ at }) => at));
  return all.findLast(({ at }) => at === lastAt)?.event;
}

/**
 * Whether the key U undoes the action or batch with this id or, without an id, the action that the message is
 * about.
 */
export function isUndoneByKey(state: State, id?: string): boolean {
  const event = state.preferences.areShortcutsOff ? undefined : undoLatest(state);
  return event?.type === 'deed.undone' ? event.id === id : event !== undefined && id === undefined;
}

const undone = (id: string): Event => ({ type: 'deed.undone', id });

/** Returns the event that undoes the action that a message is about. */
export function undoMessage(state: State, deed: MessageDeed): Event {
  switch (deed.action) {
    case 'done':
      return bringBack(state, deed.ids, true);
    case 'readAll':
      return { type: 'reads.allUndone', reads: deed.reads };
    case 'unfollow':
      return { type: 'follow.requested', siteId: deed.siteId, isFollowing: true };
  }
}
