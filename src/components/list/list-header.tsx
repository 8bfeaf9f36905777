import { X } from 'lucide-react';
import { IconButton } from '../icon-button';
import { useSend } from '../use-selected';
import './list-header.css';

/** The panel's name, and its close button: the host page closes the frame. */
export function ListHeader() {
  const send = useSend();
  return (
    <header className="list-header">
      <h1>Notifications</h1>
      <IconButton
        label="Close notifications"
        icon={<X aria-hidden />}
        onClick={() => send({ type: 'panel.closeRequested' })}
      />
    </header>
  );
}
