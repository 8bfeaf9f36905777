import { type RefObject, useRef } from 'react';
import { isListCovered, selectListName, selectSelectedNote } from '../../streams/list/selectors';
import { areFailuresListed } from '../../streams/outbox/failed';
import type { State } from '../../streams/state/state';
import type { Status } from '../../streams/status/state';
import { Boundary } from '../boundary';
import { useSelected } from '../use-selected';
import { StatusBar } from './status-bar';
import { useRoom } from './use-room';

/**
 * The message to show; null if there is none. The message about a failure is left out while the "Recently done"
 * list shows that failure, unless a note is open, because the failure may be about that note.
 */
export const shownStatus = (state: State): Status | null =>
  state.status?.isListed && areFailuresListed(state) && !selectSelectedNote(state) ? null : state.status;

const isAtNote = (state: State): boolean => state.isWide || selectSelectedNote(state) !== undefined;

interface Pane {
  readonly status: (state: State) => Status | null;
  /** Selects a value that identifies the list or the note in the pane. */
  readonly content: (state: State) => unknown;
  readonly isBehind: (state: State) => boolean;
}

const PANES: Readonly<Record<'list' | 'note', Pane>> = {
  list: {
    status: (state) => (isAtNote(state) ? null : shownStatus(state)),
    content: selectListName,
    isBehind: isListCovered,
  },
  note: {
    status: (state) => (isAtNote(state) ? shownStatus(state) : null),
    content: (state) => state.selectedNoteId,
    isBehind: () => false,
  },
};

/**
 * The message at the top of a pane (section 2). The pane of the list shows it only while no pane of a note is
 * on the screen.
 */
export function MessageRegion({ of }: { of: keyof typeof PANES }) {
  const region = useRef<HTMLDivElement>(null);
  const pane = PANES[of];
  return (
    <div ref={region} className="status-region">
      <Boundary fallback={null}>
        <StatusBar selectStatus={pane.status} />
      </Boundary>
      <Room region={region} pane={pane} />
    </div>
  );
}

/**
 * Makes room for the message. Draws nothing. A separate component, so that opening another note does not render
 * the message again.
 */
function Room({ region, pane }: { region: RefObject<HTMLElement | null>; pane: Pane }) {
  const message = useSelected(pane.status);
  const content = useSelected(pane.content);
  const isBehind = useSelected(pane.isBehind);
  useRoom(region, { message, content, isBehind });
  return null;
}
