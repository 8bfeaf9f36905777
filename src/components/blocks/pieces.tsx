import type { ComponentType, ReactNode } from 'react';
import type { Ids, Media, Range } from '../../streams/notes/note';
import type { Piece } from './range-tree';
import { classOf, hasDirectionInNote, isLink, NAMES, rangeElement } from './range-element';
import { textRun } from './text-run';

export interface RangeLinkProps {
  readonly range: Range;
  readonly ids: Ids;
  readonly className: string;
  /** The content of the link as data. `children` is the same content as elements. */
  readonly pieces: readonly Piece[];
  readonly children: ReactNode;
}

/** Rendering options for the pieces of a block. */
export interface PieceContext {
  /**
   * The component for links and the ids that it needs. Undefined inside a link or a row (a button), because
   * links cannot be nested.
   */
  readonly link?: { readonly Link: ComponentType<RangeLinkProps>; readonly ids: Ids } | undefined;
  /** The component for images. Undefined in a row. */
  readonly Media?: ComponentType<{ media: Media }>;
  /** Whether all words of the block are in names, which then determine the text direction. */
  readonly isOnlyNames?: boolean;
  /** Whether white space is preserved, as it is in code. */
  readonly verbatim?: boolean;
}

/**
 * Renders the pieces of a block as elements. Their keys are indices, because the pieces of a changed block are
 * all new. Elements need less memory than components (see elements/icon.tsx).
 */
export function piecesOf(pieces: readonly Piece[], context: PieceContext): ReactNode {
  const elements = pieces.map((piece, index) => pieceOf(piece, index, context));
  // A single element does not need an array.
  return elements.length === 1 ? elements[0] : elements;
}

const hasDirection = (type: string, { Media, isOnlyNames }: PieceContext): boolean =>
  Media ? hasDirectionInNote(type) : !isOnlyNames && NAMES.has(type);

function pieceOf(piece: Piece, key: number, context: PieceContext): ReactNode {
  const { link, Media, verbatim } = context;
  switch (piece.kind) {
    case 'text':
      return verbatim ? piece.text : textRun(piece.text, key);
    case 'media':
      return Media && <Media key={key} media={piece.media} />;
    case 'range': {
      const { range, children } = piece;
      const isLinked = link && isLink(range);
      const inner = {
        ...context,
        link: isLinked ? undefined : link,
        verbatim: verbatim === true || range.type === 'code',
      };
      const content = piecesOf(children, inner);
      if (!isLinked) return rangeElement(range, key, content, hasDirection(range.type, context));
      return (
        <link.Link key={key} range={range} ids={link.ids} className={classOf(range)} pieces={children}>
          {content}
        </link.Link>
      );
    }
  }
}
