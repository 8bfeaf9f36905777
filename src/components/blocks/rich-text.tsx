import { useMemo } from 'react';
import type { Block, Ids } from '../../streams/notes/note';
import { BlockMedia } from './block-media';
import { piecesOf } from './pieces';
import { RangeLink } from './range-link';
import { rangeTree } from './range-tree';
import './rich-text.css';

interface RichTextProps {
  readonly block: Pick<Block, 'text' | 'ranges' | 'media'>;
  /** The ids of the note or block, for links that have no ids of their own. */
  readonly ids: Ids;
}

/** A block's text with its links, styles and images (section 3), without any change of the text. */
export function RichText({ block, ids }: RichTextProps) {
  const { text, ranges, media } = block;
  const pieces = useMemo(() => rangeTree(text, ranges, media), [text, ranges, media]);
  return (
    <span className="rich-text" dir="auto" data-block-text>
      {piecesOf(pieces, { link: { Link: RangeLink, ids }, Media: BlockMedia })}
    </span>
  );
}
