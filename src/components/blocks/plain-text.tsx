import type { ReactElement } from 'react';
import type { Block } from '../../streams/notes/note';
import { piecesOf } from './pieces';
import { NAMES } from './range-element';
import { type Piece, rangeTree } from './range-tree';
import './plain-text.css';

/**
 * Renders the text of a block for a row of the list, without links and images, because the row itself is a
 * button. Its direction is that of its words, not that of the panel's language or of names in it.
 */
export function plainText(block: Pick<Block, 'text' | 'ranges'>, className: string): ReactElement {
  const pieces = rangeTree(block.text, block.ranges, []);
  return (
    <span className={`plain-text ${className}`} dir="auto" data-block-text>
      {piecesOf(pieces, { isOnlyNames: !hasWords(pieces) })}
    </span>
  );
}

/** Whether the text has words that are outside of names. */
const hasWords = (pieces: readonly Piece[]): boolean =>
  pieces.some((piece) => {
    if (piece.kind === 'text') return /\p{L}/u.test(piece.text);
    return piece.kind === 'range' && !NAMES.has(piece.range.type) && hasWords(piece.children);
  });
