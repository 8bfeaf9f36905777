import { useCallback } from 'react';
import type { State } from '../streams/state/state';
import { usePanel } from './panel-context';
import { fullTime, isoTime, timeText } from './time';
import { useSelected } from './use-selected';

/** A note's time in words; its text is what is selected, so a tick renders only the times that read otherwise now. */
export function RelativeTime({ timestamp }: { timestamp: number }) {
  // By key, because useSelected asks that what its selector closes over stays the same.
  return <TimeText key={timestamp} timestamp={timestamp} />;
}

function TimeText({ timestamp }: { timestamp: number }) {
  const { locale } = usePanel();
  const select = useCallback((state: State) => timeText(timestamp, state.now, locale), [timestamp, locale]);
  const text = useSelected(select);
  if (text === '') return null;
  return (
    <time className="time" dateTime={isoTime(timestamp)} title={fullTime(timestamp, locale)}>
      {text}
    </time>
  );
}
