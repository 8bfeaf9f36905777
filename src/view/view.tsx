import { type ReactElement, useState } from 'react';
import type { Place } from '../streams/view/picture';
import { DetailsPane } from './details-pane';
import { Diagram } from './diagram';
import { LaneList } from './lane-list';
import { Toolbar } from './toolbar';
import { TravelBar } from './travel-bar';
import { useViewState, ViewContext, type ViewParts } from './view-context';

/** The view of the streams: lanes, marbles, the chosen one, and time travel. */
export function View(parts: ViewParts): ReactElement {
  const [places, setPlaces] = useState<readonly Place[]>([]);
  return (
    <ViewContext value={parts}>
      <Toolbar />
      <Notice />
      <main>
        <div className="scroller">
          <LaneList places={places} />
          <div className="diagram-frame">
            <Diagram onPlaces={setPlaces} />
          </div>
        </div>
        <DetailsPane />
      </main>
      <TravelBar />
    </ViewContext>
  );
}

const Notice = (): ReactElement => (
  <p className="notice" role="status">
    {useViewState().notice}
  </p>
);
