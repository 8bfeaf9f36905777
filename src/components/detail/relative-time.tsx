import { useCallback } from 'react';
import type { State } from '../../streams/state/state';
import { timeElement } from '../elements/time';
import { usePanel } from '../panel-context';
import { timeText } from '../time-text';
import { useSelected } from '../use-selected';

interface RelativeTimeProps {
  readonly timestamp: number;
  /** Whether the time can be focused, which shows the full date. */
  readonly isFocusable?: boolean;
}

/**
 * A note's time in words. Only the text is selected from the state, so a tick of the clock causes a render only
 * if the text changes.
 */
export function RelativeTime({ timestamp, isFocusable = true }: RelativeTimeProps) {
  const { locale } = usePanel();
  const select = useCallback((state: State) => timeText(timestamp, state.now, locale), [timestamp, locale]);
  return timeElement(timestamp, useSelected(select), locale, isFocusable ? 0 : undefined);
}
