import { useEffect, useRef } from 'react';
import { later } from './later';
import { loadLate } from './load-late';
import { ListPane } from './list/list-pane';
import { PanelFocus } from './focus';
import { useSelected } from './use-selected';
import { type State } from '../streams/state/state';
import { selectSelectedNote } from '../streams/state/selectors';
import './theme.css';
import './base.css';
import './app.css';

/** Not needed for the first screen, which is the list; loaded as soon as that is there. */
export const detail = later(async () => (await loadLate()).DetailPane);
/** Nothing is said yet while it is on its way. */
export const status = later(async () => (await loadLate()).StatusRegions, { isQuiet: true });
export const help = later(async () => (await loadLate()).Help);

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
  useEffect(() => {
    // Who needs them later finds out whether they came.
    Promise.allSettled([detail.preload(), help.preload(), status.preload()]).catch(() => undefined);
  }, []);
  return (
    <div ref={root} className={isWide ? 'panel is-wide' : 'panel'}>
      <status.Component />
      <main className="panes" inert={isHelpOpen}>
        <ListPane isCovered={hasDetail && !isWide} />
        {(hasDetail || isWide) && <detail.Component />}
      </main>
      {isHelpOpen && <help.Component />}
      <PanelFocus root={root} />
    </div>
  );
}
