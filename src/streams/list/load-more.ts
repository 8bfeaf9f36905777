import { filter, map, merge, startWith, switchMap, timer, withLatestFrom } from 'rxjs';
import type { Behaviour } from '../state/behaviour';
import { ofType } from '../operators/of-type';
import { select } from '../operators/select';
import { canLoadMore, isListCovered, selectContentKey, selectVisibleNotes } from './selectors';
import type { State } from '../state/state';
import { LOAD_MORE_WITHIN_NOTES, LOAD_MORE_WITHIN_PX, SCROLL_END_MS } from '../timing';

/**
 * Requests ten more notes, up to 100, when scrolling ends within 300 px of the bottom (section 9). Scrolling has
 * ended after 200 ms without movement, or when the browser reports it. The position is also checked when the list
 * or the filter changes: with a tall panel, or a filter that shows few notes, this repeats until the panel is
 * full. The end of "To answer" requests nothing, because its last note is its newest. While an open note covers
 * the list, the last three notes are treated as its end. The next page is requested at once if the list is empty,
 * or if all older notes are wanted. Nothing is requested while a list request is due or failing.
 */
export const loadMore: Behaviour = (events$, state$) => {
  const scrolled$ = events$.pipe(ofType('list.scrolled'));
  // The list reports its position after drawing. After a change of the notes, the last report is
  // ignored, so that a slow machine does not request two pages at once.
  const fromBottomPx$ = state$.pipe(
    select(selectContentKey),
    switchMap(() =>
      scrolled$.pipe(
        map(({ fromBottomPx }) => fromBottomPx),
        startWith(Infinity),
      ),
    ),
  );
  const changed$ = events$.pipe(
    ofType('notes.listed', 'notes.paged', 'panel.toggled', 'filter.selected', 'view.selected'),
    startWith(null),
    map(() => ({ isMoving: true })),
  );
  const reached$ = merge(scrolled$, changed$).pipe(
    switchMap(({ isMoving }) => timer(isMoving ? SCROLL_END_MS : 0)),
    withLatestFrom(fromBottomPx$),
    filter(
      ([, fromBottomPx]) =>
        fromBottomPx <= LOAD_MORE_WITHIN_PX &&
        state$.value.view === 'notes' &&
        canLoadMore(state$.value) &&
        !isListCovered(state$.value),
    ),
  );
  // Becomes false while a page is being fetched, so that each page is requested once.
  const wanted$ = state$.pipe(
    select(
      (state) =>
        canLoadMore(state) &&
        (state.isRestWanted || (isListCovered(state) ? isNearEnd(state) : isEmpty(state))),
    ),
    filter(Boolean),
  );
  return merge(reached$, wanted$).pipe(map(() => ({ type: 'notes.moreWanted' })));
};

const isEmpty = (state: State): boolean =>
  (state.view === 'notes' || state.view === 'toAnswer') && selectVisibleNotes(state).length === 0;

const isNearEnd = (state: State): boolean =>
  state.view === 'notes' &&
  selectVisibleNotes(state)
    .slice(-LOAD_MORE_WITHIN_NOTES)
    .some(({ id }) => id === state.selectedNoteId);
