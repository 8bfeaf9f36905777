import { useCallback } from 'react';
import type { State } from '../../streams/state/state';
import { timeElement } from '../elements/time';
import { usePanel } from '../panel-context';
import { timeText } from '../time-text';
import { useSelected } from '../use-selected';

/**
 * The age of a note in words. It selects the text, so a tick of the clock renders it only if the
 * text changes.
 */
export function RelativeTime({ timestamp }: { timestamp: number }) {
  const { locale } = usePanel();
  const select = useCallback((state: State) => timeText(timestamp, state.now, locale), [timestamp, locale]);
  return timeElement(timestamp, useSelected(select), locale, 0);
}
