import { Keyboard, LogOut, Settings } from 'lucide';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { selectIsUnfinished } from '../../streams/session/selectors';
import type { State } from '../../streams/state/state';
import { __ } from '../../i18n';
import { directedIcon, icon } from '../elements/icon';
import { usePanel } from '../panel-context';
import { useCloseRequest } from '../use-close-request';
import { useSelected, useSend } from '../use-selected';
import { SignOutQuestion } from './sign-out-question';
import './header-menu.css';

const selectIsPanelOpen = (state: State): boolean => state.isPanelOpen;

interface HeaderMenuProps {
  /** The button that opened the menu gets the focus back. */
  readonly button: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** The menu of the list header: settings, shortcuts and signing out. */
export function HeaderMenu({ button, onClose }: HeaderMenuProps) {
  const { links, canSignOut } = usePanel();
  const send = useSend();
  const isPanelOpen = useSelected(selectIsPanelOpen);
  const isUnfinished = useSelected(selectIsUnfinished);
  const [isAsking, setIsAsking] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const close = (): void => {
    button.current?.focus();
    onClose();
  };
  const ask = (): void => {
    // The question returns the focus to it.
    button.current?.focus();
    setIsAsking(true);
  };
  const signOut = (): void => {
    close();
    send({ type: 'signOut.requested' });
  };
  useCloseRequest(true, close);
  useEffect(() => itemsOf(menu.current)[0]?.focus(), []);
  useEffect(() => {
    if (!isPanelOpen) onClose();
  }, [isPanelOpen, onClose]);
  if (isAsking) return <SignOutQuestion onSignOut={signOut} onStay={onClose} />;
  return (
    <>
      <div className="header-menu-backdrop" onClick={close} />
      <div
        ref={menu}
        className="header-menu"
        role="menu"
        aria-label={__('More')}
        onKeyDown={(event) => onKeyDown(event, itemsOf(menu.current), close)}
      >
        <a
          role="menuitem"
          tabIndex={-1}
          href={links.settings}
          target="_blank"
          rel="noopener noreferrer"
          onClick={close}
        >
          {icon(Settings)}
          {__('Notification settings')}
        </a>
        <button
          type="button"
          role="menuitem"
          tabIndex={-1}
          className="header-menu-keys"
          onClick={() => {
            close();
            send({ type: 'help.toggled', isOpen: true });
          }}
        >
          {icon(Keyboard)}
          {__('Keyboard shortcuts')}
        </button>
        {canSignOut && (
          <button
            type="button"
            role="menuitem"
            tabIndex={-1}
            onClick={() => (isUnfinished ? ask() : signOut())}
          >
            {directedIcon(LogOut)}
            {__('Sign out of this panel')}
          </button>
        )}
      </div>
    </>
  );
}

/** The visible items: on a touch screen, the one for shortcuts is hidden. */
const itemsOf = (menu: HTMLElement | null): readonly HTMLElement[] =>
  [...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])].filter(
    (item) => getComputedStyle(item).display !== 'none',
  );

/** Handles the keys of a menu. None of them reaches the panel, where they are shortcuts. */
function onKeyDown(event: KeyboardEvent, items: readonly HTMLElement[], close: () => void): void {
  event.stopPropagation();
  const at = items.findIndex((item) => item === item.ownerDocument.activeElement);
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: (at + 1) % items.length,
    ArrowUp: (at <= 0 ? items.length : at) - 1,
    Home: 0,
    End: items.length - 1,
  };
  const target = targets[event.key];
  if (target !== undefined) {
    event.preventDefault();
    items[target]?.focus();
  }
  // Closing returns the focus to the button, so that Tab continues from there.
  // Otherwise Escape would then be a close request for what is below.
  if (event.key === 'Escape') event.preventDefault();
  if (event.key === 'Escape' || event.key === 'Tab') close();
}
