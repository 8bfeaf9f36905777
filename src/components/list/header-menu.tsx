import { History, Keyboard, LogOut, Search, Settings, SlidersHorizontal } from 'lucide';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { selectIsUnfinished } from '../../streams/session/selectors';
import type { Event } from '../../streams/state/events';
import type { State } from '../../streams/state/state';
import { __ } from '../../i18n';
import { directedIcon, icon } from '../elements/icon';
import { usePanel } from '../panel-context';
import { useCloseRequest } from '../use-close-request';
import { useSelected, useSend } from '../use-selected';
import { PanelSettings } from '../panel-settings/panel-settings';
import { SignOutQuestion } from './sign-out-question';
import './header-menu.css';

const selectIsPanelOpen = (state: State): boolean => state.isPanelOpen;

interface HeaderMenuProps {
  /** The button that opened the menu. It gets the focus back. */
  readonly button: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** The menu of the list header: settings, the search, recent actions, shortcuts and signing out. */
export function HeaderMenu({ button, onClose }: HeaderMenuProps) {
  const { links, canSignOut } = usePanel();
  const send = useSend();
  const isPanelOpen = useSelected(selectIsPanelOpen);
  const isUnfinished = useSelected(selectIsUnfinished);
  const [dialog, setDialog] = useState<'signOut' | 'settings'>();
  const menu = useRef<HTMLDivElement>(null);
  const close = (): void => {
    button.current?.focus();
    onClose();
  };
  const ask = (opened: 'signOut' | 'settings'): void => {
    // The dialog returns the focus to the button when it closes.
    button.current?.focus();
    setDialog(opened);
  };
  const leaveFor = (event: Event): void => {
    close();
    send(event);
  };
  const signOut = (): void => leaveFor({ type: 'signOut.requested' });
  useCloseRequest(true, close);
  useEffect(() => itemsOf(menu.current)[0]?.focus(), []);
  useEffect(() => {
    if (!isPanelOpen) onClose();
  }, [isPanelOpen, onClose]);
  if (dialog === 'signOut') return <SignOutQuestion onSignOut={signOut} onStay={onClose} />;
  if (dialog === 'settings') return <PanelSettings onClose={onClose} />;
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
        <Item drawing={icon(SlidersHorizontal)} onClick={() => ask('settings')}>
          {__('Panel settings')}
        </Item>
        <Item drawing={icon(Search)} onClick={() => leaveFor({ type: 'find.opened' })}>
          {__('Find notifications')}
        </Item>
        <Item drawing={icon(History)} onClick={() => leaveFor({ type: 'view.selected', view: 'recent' })}>
          {__('Recently done')}
        </Item>
        <Item
          drawing={icon(Keyboard)}
          className="header-menu-keys"
          onClick={() => leaveFor({ type: 'help.toggled', isOpen: true })}
        >
          {__('Keyboard shortcuts')}
        </Item>
        {canSignOut && (
          <Item drawing={directedIcon(LogOut)} onClick={() => (isUnfinished ? ask('signOut') : signOut())}>
            {__('Sign out of this panel')}
          </Item>
        )}
      </div>
    </>
  );
}

interface ItemProps {
  readonly drawing: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
  readonly onClick: () => void;
}

const Item = ({ drawing, children, ...rest }: ItemProps) => (
  <button type="button" role="menuitem" tabIndex={-1} {...rest}>
    {drawing}
    {children}
  </button>
);

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
  // Closing returns the focus to the button, so that Tab continues from there. The default of Escape would be
  // a close request for the note or panel below the menu.
  if (event.key === 'Escape') event.preventDefault();
  if (event.key === 'Escape' || event.key === 'Tab') close();
}
