import { debounce, filter, map, merge, startWith, switchMap, timer, withLatestFrom } from 'rxjs';
import type { Behaviour } from '../state/behaviour';
import { ofType } from '../operators/of-type';
import { select } from '../operators/select';
import { isListCovered, isListDue } from './selectors';
import type { State } from '../state/state';
import { LOAD_MORE_WITHIN_PX, MAX_NOTES, SCROLL_END_MS } from '../timing';

/**
 * Requests ten more notes, up to 100, when scrolling ends within 300 px of the bottom (section 9).
 * Scrolling has ended after 200 ms without movement, or when the browser reports it. The position
 * is also checked when the list or the filter changes: with a tall panel, or a filter that shows
 * few notes, this repeats until the panel is full. Nothing is requested while a list request is due
 * or failing, or while an open note covers the list.
 */
export const loadMore: Behaviour = (events$, state$) => {
  const scrolled$ = events$.pipe(ofType('list.scrolled'));
  // The list reports its position after drawing. After a change of the notes, the last report is
  // ignored, so that a slow machine does not request two pages at once.
  const fromBottomPx$ = state$.pipe(
    select(({ filterName, list }) => `${filterName} ${list.loaded}`),
    switchMap(() =>
      scrolled$.pipe(
        map(({ fromBottomPx }) => fromBottomPx),
        startWith(Infinity),
      ),
    ),
  );
  const changed$ = events$.pipe(
    ofType('notes.listed', 'notes.paged', 'panel.toggled', 'filter.selected'),
    startWith(null),
    map(() => ({ isMoving: true })),
  );
  return merge(scrolled$, changed$).pipe(
    debounce(({ isMoving }) => timer(isMoving ? SCROLL_END_MS : 0)),
    withLatestFrom(fromBottomPx$),
    filter(([, fromBottomPx]) => fromBottomPx <= LOAD_MORE_WITHIN_PX && canLoadMore(state$.value)),
    map(() => ({ type: 'notes.moreWanted' })),
  );
};

const canLoadMore = (state: State): boolean =>
  state.isPanelOpen &&
  !isListCovered(state) &&
  !state.isLoading &&
  !isListDue(state) &&
  !state.list.isComplete &&
  !state.list.failure &&
  state.list.loaded < MAX_NOTES;
