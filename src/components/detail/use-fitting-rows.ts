import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Section 5: the reply box grows up to 4 rows. */
const MAX_ROWS = 4;

/**
 * Gives a text box as many rows as its text needs, where CSS cannot (`field-sizing`, see reply-box.css). Measured, as
 * long lines wrap.
 */
export function useFittingRows(text: string): RefObject<HTMLTextAreaElement | null> {
  const box = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    if (box.current && !sizesItself(box.current)) box.current.rows = rowsFor(box.current, text);
  }, [text]);
  return box;
}

const sizesItself = ({ style }: HTMLTextAreaElement): boolean => 'fieldSizing' in style;

function rowsFor(box: HTMLTextAreaElement, text: string): number {
  box.rows = 1;
  const { lineHeight, paddingBlockStart, paddingBlockEnd } = getComputedStyle(box);
  const height = box.scrollHeight - parseFloat(paddingBlockStart) - parseFloat(paddingBlockEnd);
  const measured = Math.round(height / parseFloat(lineHeight));
  // Without layout, as in tests, the line breaks are what we know.
  const rows = measured > 0 ? measured : text.split('\n').length;
  return Math.min(MAX_ROWS, rows);
}
