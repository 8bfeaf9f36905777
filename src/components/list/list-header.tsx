import { CheckCheck, Ellipsis, X } from 'lucide';
import { useRef, useState } from 'react';
import { selectHasUnread } from '../../streams/reading/selectors';
import type { State } from '../../streams/state/state';
import { __ } from '../../i18n';
import { icon } from '../elements/icon';
import { IconButton } from '../elements/icon-button';
import { usePanel } from '../panel-context';
import { useSelected, useSend } from '../use-selected';
import { ConnectionMark } from './connection-mark';
import './list-header.css';

const selectHasHost = (state: State): boolean => state.hasHost;

/**
 * The panel's name, the actions for all notes, and, if there is a host page, the button that asks
 * it to close the panel.
 */
export function ListHeader() {
  const send = useSend();
  const hasHost = useSelected(selectHasHost);
  const hasUnread = useSelected(selectHasUnread);
  return (
    <header className="list-header">
      <h1>{__('Notifications')}</h1>
      <ConnectionMark />
      <div className="list-header-actions">
        <IconButton
          label={__('Mark all as read')}
          icon={icon(CheckCheck)}
          isIdle={!hasUnread}
          onClick={() => send({ type: 'reads.allRequested' })}
        />
        <MenuButton />
        {hasHost && (
          <IconButton
            label={__('Close notifications')}
            icon={icon(X)}
            onClick={() => send({ type: 'panel.closeRequested' })}
          />
        )}
      </div>
    </header>
  );
}

/** The button of the menu. The menu itself is loaded after the first screen. */
function MenuButton() {
  const { parts } = usePanel();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton
        ref={button}
        label={__('More')}
        icon={icon(Ellipsis)}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      />
      {isOpen && <parts.HeaderMenu button={button} onClose={() => setIsOpen(false)} />}
    </>
  );
}
