import { addressName } from '../../streams/notes/addresses';
import { isBlank } from '../blank';
import { linkEvent } from './link-event';
import type { RangeLinkProps } from './pieces';
import type { Piece } from './range-tree';
import { SafeLink } from './safe-link';

/** A range that has an address as a link; the host opens what it can open itself. */
export function RangeLink({ range, ids, className, pieces, children }: RangeLinkProps) {
  const seen = seenIn(pieces);
  if (seen === 'nothing') return <span className={className}>{children}</span>;
  return (
    <SafeLink
      href={range.url}
      className={`range-link ${className}`}
      // Where it leads to is all that is known of an image.
      label={seen === 'images' ? addressName(range.url) : undefined}
      event={linkEvent(range, ids)}
    >
      {children}
    </SafeLink>
  );
}

/** What there is to be seen of a link: one of nothing but space would be a link without a name. */
function seenIn(pieces: readonly Piece[]): 'words' | 'images' | 'nothing' {
  const each = pieces.map((piece) => {
    if (piece.kind === 'range') return seenIn(piece.children);
    if (piece.kind === 'media') return 'images';
    return isBlank(piece.text) ? 'nothing' : 'words';
  });
  if (each.includes('words')) return 'words';
  return each.includes('images') ? 'images' : 'nothing';
}
