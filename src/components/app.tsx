import { useObservableEagerState } from 'observable-hooks';
import { type MouseEvent, useEffect, useRef } from 'react';
import { PartFailure } from './failures';
import { ListPane } from './list/list-pane';
import { usePanel } from './panel-context';
import { useListShown } from './use-list-shown';
import { useSelected } from './use-selected';
import type { State } from '../streams/state/state';
import { isListKnown, selectSelectedNote } from '../streams/list/selectors';
import { SETTLE_MS } from '../streams/timing';
import './theme.css';
import './base.css';
import './app.css';
import './touch.css';

const selectIsWide = (state: State): boolean => state.isWide;
const selectHasHost = (state: State): boolean => state.hasHost;
const selectIsCompact = (state: State): boolean => state.preferences.isCompact;
const selectIsHelpOpen = (state: State): boolean => state.isHelpOpen;
const selectHasDetail = (state: State): boolean => selectSelectedNote(state) !== undefined;

/**
 * The whole panel. From 800 px on, list and detail are side by side; below that, the detail covers the list
 * (section 2). A covered list stays mounted and keeps its scroll position.
 */
export function App() {
  const { parts } = usePanel();
  const isWide = useSelected(selectIsWide);
  const hasHost = useSelected(selectHasHost);
  const isCompact = useSelected(selectIsCompact);
  const hasDetail = useSelected(selectHasDetail);
  const isHelpOpen = useSelected(selectIsHelpOpen);
  const root = useRef<HTMLDivElement>(null);
  const canPreload = useSelected(isListKnown);
  const [shownAt, takeOver] = useListShown();
  const failures = useObservableEagerState(parts.failures$);
  // After a failure, the blogger or the next poll starts another attempt.
  const isPreloaded = canPreload && failures === 0;
  useEffect(() => {
    if (isPreloaded) void parts.preload();
  }, [isPreloaded, parts]);
  const onPress = (event: MouseEvent): void => {
    const { nativeEvent, timeStamp } = event;
    const isTouch = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';
    if (isTouch && timeStamp < shownAt.current + SETTLE_MS) event.stopPropagation();
  };
  return (
    <div
      ref={root}
      className={`panel${hasHost ? ' has-host' : ''}${isCompact ? ' is-compact' : ''}`}
      onClickCapture={onPress}
    >
      <parts.Status />
      {/* Shown, because without these parts the header's buttons and the keys do nothing. */}
      {failures > 0 && !hasDetail && (
        <PartFailure onRetry={failures > 1 ? undefined : () => void parts.preload()} />
      )}
      <main className="panes">
        <ListPane isCovered={hasDetail && !isWide} />
        {(hasDetail || isWide) && <parts.DetailPane isOpen={hasDetail} />}
      </main>
      {isHelpOpen && <parts.Help />}
      <parts.PanelFocus root={root} />
      <parts.PressGuard root={root} takeOver={takeOver} />
    </div>
  );
}
