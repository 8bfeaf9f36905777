import type { State } from '../../streams/state/state';
import { __ } from '../../i18n';
import { usePanel } from '../panel-context';
import { useSelected } from '../use-selected';
import { selectListContent, selectTrouble } from './list-content';
import { NoteGroups } from './note-groups';
import { Skeleton } from './skeleton';
import { ScrollReportOnChange, useScrollReport } from './use-scroll-report';
import './list-body.css';

/** Whether the stored notes of the last visit show while the platform's notes load. */
const selectIsUpdating = (state: State): boolean =>
  state.isLoading && state.isSignedIn && selectListContent(state) === 'notes' && !selectTrouble(state);

/** Whether the code of the first screen is enough to draw the rows. */
const selectIsPlain = ({ view, preferences }: State): boolean =>
  view !== 'toAnswer' && !preferences.isFolding;

/**
 * The scrolling part of the list view. It reports its scroll position with any content, because more notes are
 * loaded near the end.
 */
export function ListBody() {
  const { parts } = usePanel();
  const content = useSelected(selectListContent);
  const isUpdating = useSelected(selectIsUpdating);
  const isPlain = useSelected(selectIsPlain);
  const { scrollerRef, contentRef, onScroll, onScrollEnd, report, isLong } = useScrollReport(
    content === 'loading',
  );
  return (
    <div className="list-body">
      <ScrollReportOnChange report={report} />
      {isUpdating && (
        <div className="list-updating" role="progressbar" aria-label={__('Loading notifications')} />
      )}
      <parts.NewNotes scroller={scrollerRef} />
      <div ref={scrollerRef} className="pane-scroller" onScroll={onScroll} onScrollEnd={onScrollEnd}>
        <div ref={contentRef}>
          {content === 'notes' && (isPlain ? <NoteGroups /> : <parts.OtherRows />)}
          {content === 'notes' && <parts.RowMotion />}
          {content === 'notes' && <parts.RowChecks scroller={scrollerRef} />}
          {content === 'notes' && <parts.ListEnd isLong={isLong} />}
          {content === 'loading' && <Skeleton />}
          {content === 'trouble' && <parts.TroublePage />}
          {content === 'empty' && <parts.EmptyState />}
        </div>
      </div>
    </div>
  );
}
