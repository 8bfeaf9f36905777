import type { ReactNode, SyntheticEvent } from 'react';
import { fullTime, isoTime } from '../time-text';

/**
 * A time whose text is known; nothing if the text is empty. Its title, the full date and time, is
 * formatted when the pointer or the focus enters: a list has a hundred times, and `Intl` is slow.
 * With a `tabIndex`, it can get the focus, which shows the title.
 */
export const timeElement = (
  timestamp: number,
  text: string,
  locale: string,
  tabIndex?: number,
): ReactNode => {
  if (text === '') return null;
  const setTitle = ({ currentTarget }: SyntheticEvent<HTMLElement>): void => {
    currentTarget.title = fullTime(timestamp, locale);
  };
  return (
    <time
      className="time"
      dateTime={isoTime(timestamp)}
      tabIndex={tabIndex}
      onPointerEnter={setTitle}
      onFocus={tabIndex === undefined ? undefined : setTitle}
    >
      {text}
    </time>
  );
};
