import { useMemo } from 'react';
import type { Block } from '../../streams/notes/note';
import { Pieces } from './pieces';
import { rangeTree } from './range-tree';
import './plain-text.css';

/**
 * A block's text for a row of the list: one line of thought, without links or images, because the row itself is what
 * one clicks. It runs as its own words do, whatever the language of the panel or of a name in it.
 */
export function PlainText({ block }: { block: Pick<Block, 'text' | 'ranges'> }) {
  const { text, ranges } = block;
  const pieces = useMemo(() => rangeTree(text, ranges, []), [text, ranges]);
  return (
    <span className="plain-text" dir="auto" data-block-text>
      <Pieces pieces={pieces} context={{}} />
    </span>
  );
}
