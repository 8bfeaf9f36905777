import type { ReactElement } from 'react';
import type { Block } from '../../streams/notes/note';
import { piecesOf } from './pieces';
import { NAMES } from './range-element';
import { type Piece, rangeTree } from './range-tree';
import './plain-text.css';

/**
 * A block's text for a row of the list: one line of thought, without links or images, because the row itself is what
 * one clicks. It runs as its own words do, whatever the language of the panel or of a name in it.
 */
export function plainText(block: Pick<Block, 'text' | 'ranges'>, className: string): ReactElement {
  const pieces = rangeTree(block.text, block.ranges, []);
  return (
    <span className={`plain-text ${className}`} dir="auto" data-block-text>
      {piecesOf(pieces, { isOnlyNames: !hasWords(pieces) })}
    </span>
  );
}

/** Whether there are words beside names. */
const hasWords = (pieces: readonly Piece[]): boolean =>
  pieces.some((piece) => {
    if (piece.kind === 'text') return /\p{L}/u.test(piece.text);
    return piece.kind === 'range' && !NAMES.has(piece.range.type) && hasWords(piece.children);
  });
