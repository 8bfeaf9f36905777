import { type DragEvent, type ReactElement, useState } from 'react';
import type { Place } from '../picture/picture';
import { DetailsPane } from './details-pane';
import { Diagram } from './diagram';
import { LaneList } from './lane-list';
import { SessionBar } from './session-bar';
import { open } from './sessions';
import { Toolbar } from './toolbar';
import { TravelBar } from './travel-bar';
import { useViewState, ViewContext, type ViewParts } from './view-context';

/** The view of the streams: lanes, marbles, details of the chosen marble, and time travel. */
export function View(parts: ViewParts): ReactElement {
  const [places, setPlaces] = useState<readonly Place[]>([]);
  const [isOver, setIsOver] = useState(false);
  const drop = {
    className: isOver ? 'drop' : '',
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      const [file] = event.dataTransfer.files;
      if (file) open(parts, file);
    },
  };
  return (
    <ViewContext value={parts}>
      <header>
        <h1>Streams of the panel</h1>
        <Toolbar />
        <SessionBar />
        <Notice />
      </header>
      <main {...drop}>
        <div className="scroller">
          <LaneList places={places} />
          <div className="diagram-frame">
            <Diagram onPlaces={setPlaces} />
          </div>
        </div>
        <DetailsPane />
      </main>
      <footer>
        <TravelBar />
      </footer>
    </ViewContext>
  );
}

const Notice = (): ReactElement => (
  <p className="notice" role="status">
    {useViewState().notice}
  </p>
);
