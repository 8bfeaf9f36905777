import { concatMap, filter, from, map, merge, of, switchMap, timer } from 'rxjs';
import { select } from '../operators/select';
import type { NoteId } from '../notes/note';
import type { Behaviour } from '../state/behaviour';
import type { Event } from '../state/events';
import { selectSortedNotes } from '../state/sorted-notes';
import type { State } from '../state/state';
import { FOUND_STEP_MS, FOUND_STEP_NOTES } from '../timing';
import { selectMatches } from './matches';

/**
 * While the search is open, searches the held notes whenever the query, the site or the notes change. If many
 * rows come back to the list, they are added in steps, so that the next key press does not wait for all of them.
 * The search closes together with the panel.
 */
export const find: Behaviour = (_events$, state$) => {
  const matched$ = state$.pipe(
    select(selectMatches),
    switchMap((noteIds) =>
      from(noteIds === undefined ? [] : stepsTo(noteIds, state$.value)).pipe(
        concatMap((ids, step) => (step === 0 ? of(ids) : timer(FOUND_STEP_MS).pipe(map(() => ids)))),
      ),
    ),
    map((noteIds): Event => ({ type: 'find.matched', noteIds })),
  );
  const closed$ = state$.pipe(
    select(({ view, isPanelOpen }) => view === 'find' && !isPanelOpen),
    filter(Boolean),
    map((): Event => ({ type: 'find.closed' })),
  );
  return merge(matched$, closed$);
};

type Ids = readonly NoteId[] | null;

/** The steps that lead to the new list, each with some more rows; empty if the list is already shown. */
function stepsTo(noteIds: Ids, state: State): readonly Ids[] {
  const listed = state.find?.noteIds ?? null;
  const target = withOpenNote(noteIds, state);
  if (areSame(target, listed)) return [];
  const all = target ?? selectSortedNotes(state).map(({ id }) => id);
  const added = listed === null ? [] : all.filter((id) => !listed.includes(id));
  const ends = added.filter((_id, index) => index % FOUND_STEP_NOTES === FOUND_STEP_NOTES - 1);
  const parts = ends.map((id) => all.slice(0, all.indexOf(id) + 1));
  return [...parts.filter(({ length }) => length < all.length), target];
}

/** Keeps the open note in the list although it no longer matches, so that J leads from it to the next one. */
function withOpenNote(noteIds: Ids, { selectedNoteId: id, find: search }: State): Ids {
  const isKept = id !== null && noteIds?.includes(id) === false && search?.noteIds?.includes(id) === true;
  return isKept ? [...noteIds, id] : noteIds;
}

const areSame = (one: Ids, other: Ids): boolean => one === other || one?.join() === other?.join();
