import { isSingleKey } from '../../streams/keyboard/shortcut';
import type { Preferences } from '../../streams/preferences/state';
import type { State } from '../../streams/state/state';
import { __ } from '../../i18n';
import { Modal } from '../elements/modal';
import { useSelected, useSend } from '../use-selected';
import { type ListedKeys, selectListedKeys } from './listed-keys';
import { keyName, shortcutText } from './shortcut-texts';
import './help.css';

const selectPreferences = (state: State): Preferences => state.preferences;

/**
 * A dialog with the shortcuts that are active now (section 9), and a switch for single-character shortcuts
 * (WCAG 2.1.4).
 */
export function Help() {
  const send = useSend();
  const preferences = useSelected(selectPreferences);
  const isOn = !preferences.areShortcutsOff;
  return (
    <Modal heading={__('Keyboard shortcuts')} onClose={() => send({ type: 'help.toggled', isOpen: false })}>
      <ShortcutList isOn={isOn} />
      <label className="help-switch">
        <input
          type="checkbox"
          role="switch"
          checked={isOn}
          onChange={({ target }) =>
            send({
              type: 'preferences.changed',
              preferences: { ...preferences, areShortcutsOff: !target.checked },
            })
          }
        />
        {__('Single-key shortcuts')}
      </label>
      {!isOn && (
        <p className="help-off">{__('Letters do nothing now. Arrows, Enter and Escape still do.')}</p>
      )}
    </Modal>
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
  keys.filter((key) => isOn || !isSingleKey(key));
