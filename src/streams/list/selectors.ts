import { selectHeldNotes, selectSortedNotes } from '../state/sorted-notes';
import memoizeOne from 'memoize-one';
import type { Note, NoteId } from '../notes/note';
import { selectHiddenIds } from '../outbox/note-records';
import { isRead } from '../reading/selectors';
import { hasOlderNotes, selectReach } from '../state/older-notes';
import type { State } from '../state/state';
import type { FilterName, Reach } from './state';
import { selectToAnswer } from './to-answer';

/** Whether a note is in the list of a filter (section 2). */
export const isInFilter: Record<
  FilterName,
  (note: Note, state: Pick<State, 'noteReads' | 'filteredNoteReads'>) => boolean
> = {
  all: () => true,
  unread: (note, state) => !isRead(state, note) || note.id in state.filteredNoteReads,
  comments: (note) => note.type === 'comment',
  follows: (note) => note.type === 'follow',
  likes: (note) => note.type === 'like' || note.type === 'comment_like',
};

/** Returns the notes of the current filter or view in list order, including hidden ones. */
export function selectFiltered(state: State): readonly Note[] {
  if (state.view === 'find') return selectFound(state);
  return state.view === 'toAnswer' ? selectToAnswer(state) : selectOfFilter(state);
}

/**
 * The held notes that the search has found, or else the list, including hidden ones. The search code loads later.
 */
const selectFound = (state: State): readonly Note[] => {
  const ids = state.find?.noteIds;
  return ids ? found(selectHeldNotes(state), ids) : selectSortedNotes(state);
};
const found = memoizeOne((notes: readonly Note[], ids: readonly NoteId[]) =>
  notes.filter(({ id }) => ids.includes(id)),
);

const selectOfFilter = (state: State): readonly Note[] =>
  ofPeople(
    filtered(
      selectHeldNotes(state),
      state.filterName,
      state.noteReads,
      state.filteredNoteReads,
      state.foundNotes,
    ),
    arePeopleAlone(state),
  );

/** Whether the list leaves out likes, follows and reblogs. */
export const arePeopleAlone = ({ view, filterName, preferences }: State): boolean =>
  view === 'notes' && filterName === 'all' && preferences.isPeopleOnly;

/** Whether a note is a like, a follow or a reblog instead of a text that somebody wrote. */
export const isReaction = ({ type }: Note): boolean => /^(like|comment_like|follow|reblog)$/.test(type);

const ofPeople = memoizeOne((notes: readonly Note[], isPeopleOnly: boolean) =>
  isPeopleOnly ? notes.filter((note) => !isReaction(note)) : notes,
);
const filtered = memoizeOne(
  (
    notes: readonly Note[],
    filterName: FilterName,
    noteReads: State['noteReads'],
    filteredNoteReads: State['filteredNoteReads'],
    found: State['foundNotes'],
  ) =>
    notes.filter(
      (note) =>
        // Below the end of the list, a filter shows only what it has found itself.
        (!(note.id in found) || found[note.id]?.[filterName]) &&
        isInFilter[filterName](note, { noteReads, filteredNoteReads }),
    ),
);

/** The notes that can be selected, in list order: the filter's notes without hidden ones. */
export const selectVisibleNotes = (state: State): readonly Note[] =>
  visible(selectFiltered(state), selectHiddenIds(state));
const visible = memoizeOne((notes: readonly Note[], hidden: ReadonlySet<NoteId>) =>
  notes.filter((note) => !hidden.has(note.id)),
);

/** The note in the detail view; undefined if none is open. */
export const selectSelectedNote = (state: State): Note | undefined =>
  state.selectedNoteId === null ? undefined : state.allNotes[state.selectedNoteId];

/** Whether an open note covers the list, which happens in windows narrower than 800 px. */
export const isListCovered = (state: State): boolean =>
  !state.isWide && selectSelectedNote(state) !== undefined;

/** Whether a list request is due, rather than a light poll. */
export const isListDue = (state: State): boolean => isListOutdated(state) || areMoreWanted(state);

/** Whether the held notes are up to date, and only older ones are wanted. */
export const areOnlyMoreWanted = (state: State): boolean =>
  !state.isLoading && areMoreWanted(state) && !isListOutdated(state);

const areMoreWanted = ({ list, isScreenWanted }: State): boolean => isScreenWanted && isWaiting(list);
const isWaiting = ({ wanted, loaded }: Reach): boolean => wanted > loaded;
const isListOutdated = ({ list }: State): boolean => list.listDue > list.listed;

/** Whether a request is due now, without waiting for the interval. */
export const isCheckDue = (state: State): boolean =>
  isListDue(state) || state.list.checkDue > state.list.checked;

/** Whether the next page can be requested now. */
export const canLoadMore = (state: State): boolean =>
  state.isPanelOpen &&
  !state.isLoading &&
  !isListDue(state) &&
  !isLoadingMore(state) &&
  !state.list.failure &&
  hasOlderShown(state);

/** Whether the shown list has older notes that can still be loaded. */
export const hasOlderShown = (state: State): boolean => hasOlderNotes({ list: selectReach(state) });

/** Whether more notes are being fetched. The list then shows a spinner at its end. */
export const isLoadingMore = (state: State): boolean => !state.isLoading && isWaiting(selectReach(state));

/** The name of the shown list: the view and the filter. */
export const selectListName = ({ view, filterName }: State): string => `${view} ${filterName}`;

/** A key that changes with the content of the list: the name of the list, and the number of loaded notes. */
export const selectContentKey = (state: State): string =>
  `${selectListName(state)} ${selectReach(state).loaded}`;

/** Whether there is a list to draw, such as the kept one, or a failure to show instead. */
export const isListKnown = (state: State): boolean =>
  !state.isLoading || state.list.failure !== null || selectSortedNotes(state).length > 0;
