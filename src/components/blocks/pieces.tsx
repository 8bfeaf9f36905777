import { addressName } from '../../streams/notes/addresses';
import type { Ids, Range } from '../../streams/notes/note';
import { isBlank } from '../blank';
import { BlockMedia } from './block-media';
import type { Piece, RangePiece } from './range-tree';
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
      return <RangeOf piece={piece} context={context} />;
  }
}

function RangeOf({ piece: { range, children }, context }: { piece: RangePiece; context: Surroundings }) {
  const seen = context.links && isLink(range) ? seenIn(children) : 'words';
  const links = context.links && seen !== 'nothing';
  return (
    <RangeElement
      range={range}
      links={links}
      // Where it leads to is all that is known of an image.
      label={seen === 'images' ? addressName(range.url) : undefined}
      ids={context.ids}
    >
      <Pieces pieces={children} context={inside(range, { ...context, links })} />
    </RangeElement>
  );
}

/** What there is to be seen of a link: one of nothing but space would be a link without a name. */
function seenIn(pieces: readonly Piece[]): 'words' | 'images' | 'nothing' {
  const each = pieces.map((piece) =>
    piece.kind === 'range'
      ? seenIn(piece.children)
      : piece.kind === 'media'
        ? 'images'
        : isBlank(piece.text)
          ? 'nothing'
          : 'words',
  );
  return each.includes('words') ? 'words' : each.includes('images') ? 'images' : 'nothing';
}

/** Links do not nest, and in code every space counts. */
const inside = (range: Range, context: Surroundings): Surroundings => ({
  ...context,
  links: context.links && !isLink(range),
  verbatim: context.verbatim === true || range.type === 'code',
});
