import { debounce, filter, map, merge, startWith, timer, withLatestFrom } from 'rxjs';
import type { Behaviour } from '../behaviour';
import { ofType } from '../operators/of-type';
import { isListCovered, isListDue } from '../state/selectors';
import type { State } from '../state/state';
import { LOAD_MORE_WITHIN_PX, MAX_NOTES, SCROLL_END_MS } from '../timing';

/**
 * Ten more notes, up to 100, when scrolling has ended within 300 px of the bottom (section 9). Scrolling has ended when
 * nothing has moved for 200 ms, or at once where the browser says so. Looked at anew whenever the list or the filter has
 * changed, so that a tall panel, and a filter which shows few notes, go on until the panel is full. Never while a list is
 * due or failing, nor while an open note covers the list.
 */
export const loadMore: Behaviour = (events$, state$) => {
  const place$ = events$.pipe(
    ofType('list.scrolled'),
    startWith({ fromBottomPx: Infinity, isMoving: false }),
  );
  // The list tells its place when it has drawn what came: nothing is asked for before that is on the screen.
  const changed$ = events$.pipe(
    ofType('notes.listed', 'notes.paged', 'panel.toggled', 'filter.selected'),
    startWith(null),
    map(() => ({ isMoving: true })),
  );
  return merge(place$, changed$).pipe(
    debounce(({ isMoving }) => timer(isMoving ? SCROLL_END_MS : 0)),
    withLatestFrom(place$, state$),
    filter(([, { fromBottomPx }, state]) => fromBottomPx <= LOAD_MORE_WITHIN_PX && canLoadMore(state)),
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
