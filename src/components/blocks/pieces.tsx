import type { Ids, Range } from '../../streams/notes/note';
import { BlockMedia } from './block-media';
import type { Piece } from './range-tree';
import { RangeElement, isLink } from './range-element';
import { TextRun } from './text-run';

/** What a piece needs to know of where it stands. */
export interface Surroundings {
  readonly ids: Ids;
  /** Whether links may be made here: not inside another link, nor in a row, which is a button. */
  readonly links: boolean;
  /** In code every space counts. */
  readonly verbatim?: boolean;
}

/** Pieces of a block in their order. They have no identity but their place: a changed block is drawn anew. */
export function Pieces({ pieces, context }: { pieces: readonly Piece[]; context: Surroundings }) {
  return pieces.map((piece, index) => <PieceElement key={index} piece={piece} context={context} />);
}

function PieceElement({ piece, context }: { piece: Piece; context: Surroundings }) {
  switch (piece.kind) {
    case 'text':
      return context.verbatim ? piece.text : <TextRun text={piece.text} />;
    case 'media':
      return <BlockMedia media={piece.media} />;
    case 'range':
      return (
        <RangeElement range={piece.range} links={context.links} ids={context.ids}>
          <Pieces pieces={piece.children} context={inside(piece.range, context)} />
        </RangeElement>
      );
  }
}

/** Links do not nest, and in code every space counts. */
const inside = (range: Range, context: Surroundings): Surroundings => ({
  ...context,
  links: context.links && !isLink(range),
  verbatim: context.verbatim === true || range.type === 'code',
});
