import type { ReactNode } from 'react';
import { parseQuietHours, quietText } from '../../streams/preferences/quiet-hours';
import { type Preferences, type Theme, THEMES } from '../../streams/preferences/state';
import type { State } from '../../streams/state/state';
import { __, _x } from '../../i18n';
import { Modal } from '../elements/modal';
import { usePanel } from '../panel-context';
import { useSelected, useSend } from '../use-selected';
import { QuietHours } from './quiet-hours';
import './panel-settings.css';

const selectPreferences = (state: State): Preferences => state.preferences;
/** The quiet hours that are set when the blogger switches them on. */
const NIGHT = '22-7';

/**
 * A dialog with the blogger's preferences in this browser. Changes take effect at once. Key presses are not
 * passed on to the panel, where they would be shortcuts.
 */
export function PanelSettings({ onClose }: { readonly onClose: () => void }) {
  const send = useSend();
  const { locale } = usePanel();
  const preferences = useSelected(selectPreferences);
  const quietHours = parseQuietHours(preferences.quietHours);
  const change = (changes: Partial<Preferences>): void =>
    send({ type: 'preferences.changed', preferences: { ...preferences, ...changes } });
  return (
    <Modal heading={__('Panel settings')} onClose={onClose} onKeyDown={(event) => event.stopPropagation()}>
      <Switch isOn={preferences.isFilterKept} onChange={(isFilterKept) => change({ isFilterKept })}>
        {__('Remember the filter')}
      </Switch>
      <Switch isOn={preferences.isPeopleOnly} onChange={(isPeopleOnly) => change({ isPeopleOnly })}>
        {__('Only what people wrote')}
      </Switch>
      <Switch isOn={preferences.isFolding} onChange={(isFolding) => change({ isFolding })}>
        {__('Fold follows and likes')}
      </Switch>
      <Switch isOn={preferences.isCompact} onChange={(isCompact) => change({ isCompact })}>
        {__('Compact rows')}
      </Switch>
      <Switch isOn={!preferences.areShortcutsOff} onChange={(isOn) => change({ areShortcutsOff: !isOn })}>
        {__('Single-key shortcuts')}
      </Switch>
      <Switch isOn={quietHours !== undefined} onChange={(isOn) => change({ quietHours: isOn ? NIGHT : '' })}>
        {__('Quiet hours for system notifications')}
      </Switch>
      {quietHours && (
        <QuietHours
          hours={quietHours}
          locale={locale}
          onChange={(hours) => change({ quietHours: quietText(hours) })}
        />
      )}
      <label className="settings-row">
        <span>{__('Theme')}</span>
        <select
          value={preferences.theme ?? ''}
          onChange={({ target }) => change({ theme: THEMES.find((theme) => theme === target.value) ?? null })}
        >
          <option value="">{_x('Like the page', 'theme')}</option>
          {THEMES.map((theme) => (
            <option key={theme} value={theme}>
              {themeText(theme)}
            </option>
          ))}
        </select>
      </label>
    </Modal>
  );
}

function themeText(theme: Theme): string {
  switch (theme) {
    case 'system':
      return _x('Like the system', 'theme');
    case 'light':
      return _x('Light', 'theme');
    case 'dark':
      return _x('Dark', 'theme');
  }
}

interface SwitchProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly children: ReactNode;
}

const Switch = ({ isOn, onChange, children }: SwitchProps) => (
  <label className="settings-row">
    <span>{children}</span>
    <input type="checkbox" role="switch" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
  </label>
);
