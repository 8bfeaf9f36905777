import type { ComponentType, ReactNode } from 'react';
import type { Ids, Media, Range } from '../../streams/notes/note';
import type { Piece } from './range-tree';
import { classOf, isLink, RangeElement } from './range-element';
import { TextRun } from './text-run';

export interface RangeLinkProps {
  readonly range: Range;
  readonly ids: Ids;
  readonly className: string;
  /** What it is around. */
  readonly pieces: readonly Piece[];
  readonly children: ReactNode;
}

/** What a piece needs to know of where it stands. */
export interface Surroundings {
  /** How links are made; none are inside another link, nor in a row, which is a button. */
  readonly link?: { readonly Link: ComponentType<RangeLinkProps>; readonly ids: Ids } | undefined;
  /** How images are drawn, where they are. */
  readonly Media?: ComponentType<{ media: Media }>;
  /** In code every space counts. */
  readonly verbatim?: boolean;
}

/** Pieces of a block in their order. They have no identity but their place: a changed block is drawn anew. */
export function Pieces({ pieces, context }: { pieces: readonly Piece[]; context: Surroundings }) {
  return pieces.map((piece, index) => <PieceElement key={index} piece={piece} context={context} />);
}

function PieceElement({ piece, context }: { piece: Piece; context: Surroundings }) {
  const { link, Media, verbatim } = context;
  switch (piece.kind) {
    case 'text':
      return verbatim ? piece.text : <TextRun text={piece.text} />;
    case 'media':
      return Media && <Media media={piece.media} />;
    case 'range': {
      const { range, children } = piece;
      const isLinked = link && isLink(range);
      // Links do not nest, and in code every space counts.
      const inside = {
        ...context,
        link: isLinked ? undefined : link,
        verbatim: verbatim === true || range.type === 'code',
      };
      const content = <Pieces pieces={children} context={inside} />;
      if (!isLinked) return <RangeElement range={range}>{content}</RangeElement>;
      return (
        <link.Link range={range} ids={link.ids} className={classOf(range)} pieces={children}>
          {content}
        </link.Link>
      );
    }
  }
}
