import { DetailPane } from './detail/detail-pane';
import { ListPane } from './list/list-pane';
import { SignedOutBar } from './status/signed-out-bar';
import { StatusBar } from './status/status-bar';
import { usePanelFocus } from './focus';
import { useSelected } from './use-selected';
import { type State } from '../streams/state/state';
import { selectSelectedNote } from '../streams/state/selectors';
import './theme.css';
import './base.css';
import './app.css';

const selectIsWide = (state: State): boolean => state.isWide;
const selectHasDetail = (state: State): boolean => selectSelectedNote(state) !== undefined;

/**
 * The panel: list and detail beside each other from 800 px on; below, the detail covers the list (section 2). A
 * covered list stays as it is, so that its place is kept until the blogger comes back.
 */
export function App() {
  const isWide = useSelected(selectIsWide);
  const hasDetail = useSelected(selectHasDetail);
  const root = usePanelFocus();
  return (
    <div ref={root} className={isWide ? 'panel is-wide' : 'panel'}>
      <SignedOutBar />
      <StatusBar />
      <main className="panes">
        <ListPane isCovered={hasDetail && !isWide} />
        {(hasDetail || isWide) && <DetailPane />}
      </main>
    </div>
  );
}
