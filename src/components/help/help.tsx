import { X } from 'lucide';
import { type RefObject, useEffect, useRef } from 'react';
import type { State } from '../../streams/state/state';
import { __ } from '../../i18n';
import { icon } from '../elements/icon';
import { IconButton } from '../elements/icon-button';
import { useSelected, useSend } from '../use-selected';
import { type ListedKeys, selectListedKeys } from './listed-keys';
import { keyName, shortcutText } from './shortcut-texts';
import './help.css';

const selectAreShortcutsOn = (state: State): boolean => state.areShortcutsOn;

/**
 * A dialog with the shortcuts that work now (section 9), and the switch for single-key shortcuts
 * (WCAG 2.1.4).
 */
export function Help() {
  const send = useSend();
  const isOn = useSelected(selectAreShortcutsOn);
  const dialog = useModal();
  const close = (): void => send({ type: 'help.toggled', isOpen: false });
  return (
    <dialog
      ref={dialog}
      className="help"
      aria-labelledby="help-title"
      tabIndex={-1}
      onCancel={close}
      // A press outside of the content is one on the backdrop.
      onClick={({ target, currentTarget }) => target === currentTarget && close()}
    >
      <div className="help-content">
        <header className="help-header">
          <h2 id="help-title">{__('Keyboard shortcuts')}</h2>
          <IconButton label={__('Close')} icon={icon(X)} onClick={close} />
        </header>
        <ShortcutList isOn={isOn} />
        <label className="help-switch">
          <input
            type="checkbox"
            role="switch"
            checked={isOn}
            onChange={({ target }) => send({ type: 'shortcuts.switched', isOn: target.checked })}
          />
          {__('Single-key shortcuts')}
        </label>
        {!isOn && (
          <p className="help-off">{__('Letters do nothing now. Arrows, Enter and Escape still do.')}</p>
        )}
      </div>
    </dialog>
  );
}

function ShortcutList({ isOn }: { isOn: boolean }) {
  const shortcuts = useSelected(selectListedKeys);
  return (
    <dl className="help-list">
      {shortcuts
        .map((shortcut) => ({ ...shortcut, keys: activeKeys(shortcut, isOn) }))
        .filter(({ keys }) => keys.length > 0)
        .map(({ name, keys }) => (
          <div key={name}>
            <dt>{shortcutText(name)}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{keyName(key)}</kbd>
              ))}
            </dd>
          </div>
        ))}
    </dl>
  );
}

const activeKeys = ({ keys }: ListedKeys, isOn: boolean): readonly string[] =>
  keys.filter((key) => isOn || key.length > 1);

/**
 * Opens the dialog above an inert page, and returns the focus when the dialog is removed: closing
 * the element would return it too early, while React still draws.
 */
function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = dialog.current?.ownerDocument.activeElement;
    dialog.current?.showModal();
    dialog.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return dialog;
}
