import { useCallback } from 'react';
import type { State } from '../../streams/state/state';
import { timeElement } from '../elements/time';
import { usePanel } from '../panel-context';
import { timeText } from '../time-text';
import { useSelected } from '../use-selected';

interface RelativeTimeProps {
  readonly timestamp: number;
  /** Whether it can get the focus, which shows the whole time. */
  readonly isFocusable?: boolean;
}

/**
 * The age of a note in words. It selects the text, so a tick of the clock renders it only if the
 * text changes.
 */
export function RelativeTime({ timestamp, isFocusable = true }: RelativeTimeProps) {
  const { locale } = usePanel();
  const select = useCallback((state: State) => timeText(timestamp, state.now, locale), [timestamp, locale]);
  return timeElement(timestamp, useSelected(select), locale, isFocusable ? 0 : undefined);
}
