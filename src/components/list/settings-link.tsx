import { Settings } from 'lucide';
import { __ } from '../../i18n';
import { icon } from '../elements/icon';
import { usePanel } from '../panel-context';

/** Opens the notification settings in a new window (section 2). */
export function SettingsLink() {
  const { links } = usePanel();
  return (
    <a
      className="settings-link"
      href={links.settings}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={__('Notification settings')}
      title={__('Notification settings')}
    >
      {icon(Settings)}
    </a>
  );
}
