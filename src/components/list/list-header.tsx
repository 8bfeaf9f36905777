import { X } from 'lucide-react';
import { __ } from '../i18n';
import { IconButton } from '../icon-button';
import type { State } from '../../streams/state/state';
import { useSelected, useSend } from '../use-selected';
import './list-header.css';

const selectHasHost = (state: State): boolean => state.hasHost;

/** The panel's name and, where a host page can close it, the button that asks for that. */
export function ListHeader() {
  const send = useSend();
  const hasHost = useSelected(selectHasHost);
  return (
    <header className="list-header">
      <h1>{__('Notifications')}</h1>
      {hasHost && (
        <IconButton
          label={__('Close notifications')}
          icon={<X aria-hidden />}
          onClick={() => send({ type: 'panel.closeRequested' })}
        />
      )}
    </header>
  );
}
