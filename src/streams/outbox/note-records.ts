import memoizeOne from 'memoize-one';
import { noteActions } from '../notes/action-flags';
import type { Note, NoteId } from '../notes/note';
import { isSetAside } from '../state/set-aside';
import type { State } from '../state/state';
import { noteTargets } from './note-targets';
import { type Overlay, overlay, undoBarOf } from './overlay';
import type { OutboxRecord } from './record';
import { targetKey } from './target';

const NOTHING: Overlay = overlay({}, {}, 0);

/** Returns the overlay of a note from the records. */
export const noteOverlay = ({ outbox: { records, at } }: Pick<State, 'outbox'>, note: Note): Overlay =>
  Object.keys(records).length === 0 ? NOTHING : overlay(noteTargets(note), records, at);

/** Whether the comment of a note is trashed or marked as spam, or will be. */
export const isRemoved = (state: Pick<State, 'outbox'>, note: Note): boolean =>
  noteOverlay(state, note).removal !== undefined;

/** Whether a comment is approved, by the overlay, otherwise by the note's flag (section 4). */
export const isApproved = (state: State, note: Note): boolean =>
  noteOverlay(state, note).isApproved ?? noteActions(note)['approve-comment'] ?? false;

/** Whether a comment can be approved (section 6) but is not approved. */
export const isUnapproved = (state: State, note: Note): boolean =>
  'approve-comment' in noteActions(note) && !isApproved(state, note);

type Listing = Pick<State, 'allNotes' | 'outbox' | 'doneNotes'>;

/** Whether a note is not listed: its comment is trashed or marked as spam, or the note is set aside. */
export const isHidden = ({ allNotes, outbox, doneNotes }: Listing, id: NoteId): boolean => {
  const { [id]: note } = allNotes;
  return note !== undefined && (isRemoved({ outbox }, note) || isSetAside({ doneNotes }, note));
};

/** Returns the keys of the records with an undo bar, joined to one string. */
export const selectUndoBars = ({ outbox }: State): string =>
  Object.keys(outbox.records)
    .filter((key) => undoBarOf(outbox.records[key], outbox.at))
    .join();

/** Returns the notes that are not listed; the same set until notes, records or notes set aside change. */
export const selectHiddenIds = ({ allNotes, outbox, doneNotes }: State): ReadonlySet<NoteId> =>
  [outbox.records, doneNotes].every((each) => Object.keys(each).length === 0)
    ? NONE
    : hiddenIds(allNotes, outbox, doneNotes);
const NONE: ReadonlySet<NoteId> = new Set();
const hiddenIds = memoizeOne(
  (
    allNotes: State['allNotes'],
    outbox: State['outbox'],
    doneNotes: State['doneNotes'],
  ): ReadonlySet<NoteId> =>
    new Set(
      Object.values(allNotes)
        .filter(({ id }) => isHidden({ allNotes, outbox, doneNotes }, id))
        .map(({ id }) => id),
    ),
);

/** The notes whose actions are about the target of a record. */
export const notesOf = <N extends Note>(
  allNotes: Readonly<Record<NoteId, N>>,
  { aspect, target }: Pick<OutboxRecord, 'aspect' | 'target'>,
): readonly N[] => {
  return Object.values(allNotes).filter((note) => {
    if (aspect === 'follow') return note.body.some(({ ids }) => ids.site === target.site);
    const own = noteTargets(note)[aspect];
    return own && targetKey(own) === targetKey(target);
  });
};
