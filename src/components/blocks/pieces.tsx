import type { ComponentType, ReactNode } from 'react';
import type { Ids, Media, Range } from '../../streams/notes/note';
import type { Piece } from './range-tree';
import { classOf, isLink, rangeElement } from './range-element';
import { textRun } from './text-run';

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
  /** There are no words beside names, such as in the excerpt of a comment: they give the text its direction. */
  readonly isOnlyNames?: boolean;
  /** In code every space counts. */
  readonly verbatim?: boolean;
}

/**
 * Pieces of a block in their order. They have no identity but their place: a changed block is drawn anew. Elements, not
 * components of their own: a list of notes has thousands of pieces, and React keeps a record of each component.
 */
export function piecesOf(pieces: readonly Piece[], context: Surroundings): ReactNode {
  const elements = pieces.map((piece, index) => pieceOf(piece, index, context));
  // A text that is alone is no list of texts.
  return elements.length === 1 ? elements[0] : elements;
}

function pieceOf(piece: Piece, key: number, context: Surroundings): ReactNode {
  const { link, Media, verbatim } = context;
  switch (piece.kind) {
    case 'text':
      return verbatim ? piece.text : textRun(piece.text, key);
    case 'media':
      return Media && <Media key={key} media={piece.media} />;
    case 'range': {
      const { range, children } = piece;
      const isLinked = link && isLink(range);
      // Links do not nest, and in code every space counts.
      const inside = {
        ...context,
        link: isLinked ? undefined : link,
        verbatim: verbatim === true || range.type === 'code',
      };
      const content = piecesOf(children, inside);
      if (!isLinked) return rangeElement(range, key, content, !context.isOnlyNames);
      return (
        <link.Link key={key} range={range} ids={link.ids} className={classOf(range)} pieces={children}>
          {content}
        </link.Link>
      );
    }
  }
}
