import { type ReactNode, useCallback } from 'react';
import type { State } from '../streams/state/state';
import { usePanel } from './panel-context';
import { fullTime, isoTime, timeText } from './time';
import { useSelected } from './use-selected';

/** A note's time in words; its text is what is selected, so a tick renders only the times that read otherwise now. */
export function RelativeTime({ timestamp }: { timestamp: number }) {
  // By key, because useSelected asks that what its selector closes over stays the same.
  return <SelectedTime key={timestamp} timestamp={timestamp} />;
}

function SelectedTime({ timestamp }: { timestamp: number }) {
  const { locale } = usePanel();
  const select = useCallback((state: State) => timeText(timestamp, state.now, locale), [timestamp, locale]);
  return timeElement(timestamp, useSelected(select), locale);
}

/** A time whose words are known. The whole of it is put into words for who points at it: a list has a hundred, and `Intl` is slow. */
export const timeElement = (timestamp: number, text: string, locale: string): ReactNode =>
  text !== '' && (
    <time
      className="time"
      dateTime={isoTime(timestamp)}
      onPointerEnter={({ currentTarget }) => (currentTarget.title = fullTime(timestamp, locale))}
    >
      {text}
    </time>
  );
