import { selectSelectedNote } from '../streams/list/selectors';
import type { State } from '../streams/state/state';
import { useCloseRequest } from './use-close-request';
import { useHistoryEntries } from './use-history-entries';
import { useSelected, useSend } from './use-selected';

const selectCanClose = ({ hasHost, isPanelOpen }: State): boolean => hasHost && isPanelOpen;
const selectNoteId = (state: State): number | undefined => selectSelectedNote(state)?.id;

/** On a phone, Back closes the open note, then the panel. Draws nothing. */
export function BackGesture(): null {
  const send = useSend();
  const canClose = useSelected(selectCanClose);
  const noteId = useSelected(selectNoteId);
  // In this order, because the browser serves the last request first.
  useCloseRequest(canClose, () => send({ type: 'panel.closeRequested' }));
  useCloseRequest(noteId !== undefined, () => send({ type: 'note.deselected' }));
  useHistoryEntries(canClose ? (noteId ?? 0) : null, (place) => {
    if (place === null) send({ type: 'panel.closeRequested' });
    else send(place === 0 ? { type: 'note.deselected' } : { type: 'note.selected', id: place });
  });
  return null;
}
