import { selectSelectedNote } from '../streams/list/selectors';
import type { State } from '../streams/state/state';
import { useCloseRequest } from './use-close-request';
import { useHistoryEntries } from './use-history-entries';
import { useSelected, useSend } from './use-selected';

const selectCanClose = ({ hasHost, isPanelOpen }: State): boolean => hasHost && isPanelOpen;
const selectNoteId = (state: State): number | undefined => selectSelectedNote(state)?.id;

/** Closes the open note, then the panel, at the back gesture of a phone. Draws nothing. */
export function BackGesture(): null {
  const send = useSend();
  const canClose = useSelected(selectCanClose);
  const noteId = useSelected(selectNoteId);
  // In this order, because the browser sends a request to the last one first.
  useCloseRequest(canClose, () => send({ type: 'panel.closeRequested' }));
  useCloseRequest(noteId !== undefined, () => send({ type: 'note.deselected' }));
  useHistoryEntries(canClose ? (noteId ?? 0) : null, (place) => {
    if (place === null) send({ type: 'panel.closeRequested' });
    else send(place === 0 ? { type: 'note.deselected' } : { type: 'note.selected', id: place });
  });
  return null;
}
