import { X } from 'lucide';
import { type RefObject, useEffect, useRef } from 'react';
import { selectShortcuts, type Shortcut } from '../../streams/keyboard/selectors';
import type { State } from '../../streams/state/state';
import { __ } from '../../i18n';
import { icon } from '../elements/icon';
import { IconButton } from '../elements/icon-button';
import { useSelected, useSend } from '../use-selected';
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
  const box = useDialogFocus();
  const close = (): void => send({ type: 'help.toggled', isOpen: false });
  return (
    <div className="help-backdrop" onClick={close}>
      <div
        ref={box}
        className="help"
        role="dialog"
        aria-modal="true"
        aria-labelledby="help-title"
        tabIndex={-1}
        onClick={(event) => event.stopPropagation()}
      >
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
    </div>
  );
}

function ShortcutList({ isOn }: { isOn: boolean }) {
  const shortcuts = useSelected(selectShortcuts);
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

const activeKeys = ({ keys }: Shortcut, isOn: boolean): readonly string[] =>
  keys.filter((key) => isOn || key.length > 1);

/** Moves the focus into the dialog, and back when it closes. */
function useDialogFocus(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = box.current?.ownerDocument.activeElement;
    box.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return box;
}
