import { useMemo } from 'react';
import type { Block, Ids } from '../../streams/notes/note';
import { Pieces } from './pieces';
import { rangeTree } from './range-tree';
import './rich-text.css';

interface RichTextProps {
  readonly block: Pick<Block, 'text' | 'ranges' | 'media'>;
  /** Of the note: for links that do not name their site or post themselves. */
  readonly ids: Ids;
}

/** A block's text with its links, styles and images (section 3). The text shown is the block's text, unchanged. */
export function RichText({ block, ids }: RichTextProps) {
  const { text, ranges, media } = block;
  const pieces = useMemo(() => rangeTree(text, ranges, media), [text, ranges, media]);
  return (
    <span className="rich-text" dir="auto" data-block-text>
      <Pieces pieces={pieces} context={{ ids, links: true }} />
    </span>
  );
}

/**
 * A block's text for a row of the list: one line of thought, without links or images, because the row itself is what
 * one clicks. It runs as its own words do, whatever the language of the panel or of a name in it.
 */
export function PlainText({ block }: Pick<RichTextProps, 'block'>) {
  const { text, ranges } = block;
  const pieces = useMemo(() => rangeTree(text, ranges, []), [text, ranges]);
  return (
    <span className="plain-text" dir="auto" data-block-text>
      <Pieces pieces={pieces} context={{ ids: {}, links: false }} />
    </span>
  );
}
