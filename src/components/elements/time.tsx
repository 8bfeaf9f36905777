import type { ReactNode, SyntheticEvent } from 'react';
import { fullTime, isoTime } from '../time-text';

/**
 * Returns a time element with this text; nothing if the text is empty. The title is the full date and time. It
 * is formatted only when the pointer or the focus enters, because `Intl` is slow and a list has a hundred
 * times. With a `tabIndex` the time can be focused, which shows the title.
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
