import { selectSelectedNote } from '../streams/list/selectors';
import type { State } from '../streams/state/state';
import { useCloseRequest } from './use-close-request';
import { useSelected, useSend } from './use-selected';

const selectCanClose = ({ hasHost, isPanelOpen }: State): boolean => hasHost && isPanelOpen;
const selectHasNote = (state: State): boolean => selectSelectedNote(state) !== undefined;

/** On a phone, Back closes the open note, then the panel. Draws nothing. */
export function BackGesture(): null {
  const send = useSend();
  // In this order, because the last request is served first.
  useCloseRequest(useSelected(selectCanClose), () => send({ type: 'panel.closeRequested' }));
  useCloseRequest(useSelected(selectHasNote), () => send({ type: 'note.deselected' }));
  return null;
}
