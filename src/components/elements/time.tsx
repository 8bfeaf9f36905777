import type { ReactNode } from 'react';
import { fullTime, isoTime } from '../time-text';

/**
 * A time whose text is known; nothing if the text is empty. Its title, the full date and time, is
 * formatted when the pointer enters: a list has a hundred times, and `Intl` is slow.
 */
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
