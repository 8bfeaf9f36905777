import { isLoadingMore, selectGroups, selectSortedNotes } from '../../streams/state/selectors';
import type { State } from '../../streams/state/state';
import { late } from '../late-parts';
import { useSelected } from '../use-selected';
import { Groups } from './groups';
import { ListEnd } from './list-end';
import { Skeleton } from './skeleton';
import { selectTrouble } from './trouble';
import { ExtentReport, useScrollReport } from './use-scroll-report';
import './list-body.css';

/** What stands where the list is (sections 2 and 8): notes, a skeleton, an empty state, or why there are none. */
type Shown = 'notes' | 'loading' | 'trouble' | 'nothing';

function selectShown(state: State): Shown {
  if (selectGroups(state).length > 0) return 'notes';
  if (selectSortedNotes(state).length === 0 && selectTrouble(state)) return 'trouble';
  // Of a filter nothing may have been found yet: there is more to look through.
  return state.isLoading || isLoadingMore(state) ? 'loading' : 'nothing';
}

/** The scrolling part of the list view. It tells how far it is from its end, whatever it shows, so that more loads. */
export function ListBody() {
  const shown = useSelected(selectShown);
  const { scroller, content, onScroll, onScrollEnd, report, isLong } = useScrollReport();
  return (
    <div className="list-body">
      <ExtentReport report={report} />
      <late.newNotes.Component scroller={scroller} />
      <div ref={scroller} className="pane-scroller" onScroll={onScroll} onScrollEnd={onScrollEnd}>
        <div ref={content}>
          {shown === 'notes' && <Groups />}
          {shown === 'notes' && <late.rowMotion.Component />}
          {shown === 'notes' && <ListEnd isLong={isLong} />}
          {shown === 'loading' && <Skeleton />}
          {shown === 'trouble' && <late.troublePage.Component />}
          {shown === 'nothing' && <late.emptyState.Component />}
        </div>
      </div>
    </div>
  );
}
