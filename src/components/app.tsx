import { useEffect, useRef } from 'react';
import { late, preloadLate } from './late-parts';
import { ListPane } from './list/list-pane';
import { PanelFocus } from './focus';
import { useSelected } from './use-selected';
import { type State } from '../streams/state/state';
import { isListKnown, selectSelectedNote } from '../streams/state/selectors';
import './theme.css';
import './base.css';
import './app.css';

const selectIsWide = (state: State): boolean => state.isWide;
const selectIsHelpOpen = (state: State): boolean => state.isHelpOpen;
const selectHasDetail = (state: State): boolean => selectSelectedNote(state) !== undefined;

/**
 * The panel: list and detail beside each other from 800 px on; below, the detail covers the list (section 2). A
 * covered list stays as it is, so that its place is kept until the blogger comes back.
 */
export function App() {
  const isWide = useSelected(selectIsWide);
  const hasDetail = useSelected(selectHasDetail);
  const isHelpOpen = useSelected(selectIsHelpOpen);
  const root = useRef<HTMLDivElement>(null);
  const canLoadLate = useSelected(isListKnown);
  useEffect(() => {
    // What is not needed for the first rows does not hold them up.
    if (canLoadLate) void preloadLate();
  }, [canLoadLate]);
  return (
    <div ref={root} className={isWide ? 'panel is-wide' : 'panel'}>
      <late.status.Component />
      <main className="panes" inert={isHelpOpen}>
        <ListPane isCovered={hasDetail && !isWide} />
        {(hasDetail || isWide) && <late.detail.Component />}
      </main>
      {isHelpOpen && <late.help.Component />}
      <PanelFocus root={root} />
    </div>
  );
}
