import type { ReactElement } from 'react';
import type { Block } from '../../streams/notes/note';
import { piecesOf } from './pieces';
import { rangeTree } from './range-tree';
import './plain-text.css';

/**
 * A block's text for a row of the list: one line of thought, without links or images, because the row itself is what
 * one clicks. It runs as its own words do, whatever the language of the panel or of a name in it.
 */
export const plainText = (block: Pick<Block, 'text' | 'ranges'>, className: string): ReactElement => (
  <span className={`plain-text ${className}`} dir="auto" data-block-text>
    {piecesOf(rangeTree(block.text, block.ranges, []), {})}
  </span>
);
