import type { QuietHours as Hours } from '../../streams/preferences/quiet-hours';
import { _x } from '../../i18n';

interface QuietHoursProps {
  readonly hours: Hours;
  readonly locale: string;
  readonly onChange: (hours: Hours) => void;
}

const HOURS = Array.from({ length: 24 }, (_value, hour) => hour);

/** Two menus for a local hour. Each menu leaves out the hour of the other, so that the hours are never equal. */
export const QuietHours = ({ hours: { from, to }, locale, onChange }: QuietHoursProps) => (
  <div className="settings-row settings-hours">
    <Hour
      label={_x('From', 'hour')}
      hour={from}
      other={to}
      locale={locale}
      onChange={(hour) => onChange({ from: hour, to })}
    />
    <Hour
      label={_x('Until', 'hour')}
      hour={to}
      other={from}
      locale={locale}
      onChange={(hour) => onChange({ from, to: hour })}
    />
  </div>
);

interface HourProps {
  readonly label: string;
  readonly hour: number;
  readonly other: number;
  readonly locale: string;
  readonly onChange: (hour: number) => void;
}

function Hour({ label, hour, other, locale, onChange }: HourProps) {
  const times = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' });
  return (
    <label>
      {label}
      <select value={hour} onChange={({ target }) => onChange(Number(target.value))}>
        {HOURS.filter((each) => each !== other).map((each) => (
          <option key={each} value={each}>
            {times.format(new Date(2026, 0, 1, each))}
          </option>
        ))}
      </select>
    </label>
  );
}
