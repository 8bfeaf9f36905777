import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The maximum number of rows of the reply box (section 5). */
const MAX_ROWS = 4;

/**
 * Gives a text box as many rows as its text needs. Only for browsers without `field-sizing` (see
 * reply-box.css). The text must be measured, because long lines wrap.
 */
export function useAutosize(text: string): RefObject<HTMLTextAreaElement | null> {
  const box = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    if (box.current && !hasFieldSizing(box.current)) box.current.rows = rowsFor(box.current, text);
  }, [text]);
  return box;
}

const hasFieldSizing = ({ style }: HTMLTextAreaElement): boolean => 'fieldSizing' in style;

function rowsFor(box: HTMLTextAreaElement, text: string): number {
  box.rows = 1;
  const { lineHeight, paddingBlockStart, paddingBlockEnd } = getComputedStyle(box);
  const height = box.scrollHeight - parseFloat(paddingBlockStart) - parseFloat(paddingBlockEnd);
  const measured = Math.round(height / parseFloat(lineHeight));
  // Without a layout, as in jsdom, line breaks are counted instead.
  const rows = measured > 0 ? measured : text.split('\n').length;
  return Math.min(MAX_ROWS, rows);
}
