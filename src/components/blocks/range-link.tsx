import { addressName } from '../../streams/notes/addresses';
import { isBlank } from '../blank';
import { linkEvent } from './link-event';
import type { RangeLinkProps } from './pieces';
import type { Piece } from './range-tree';
import { SafeLink } from './safe-link';

/** A link for a range with an address. Without visible content, no link is rendered. */
export function RangeLink({ range, ids, className, pieces, children }: RangeLinkProps) {
  const content = visibleContent(pieces);
  if (content === 'nothing') return <span className={className}>{children}</span>;
  return (
    <SafeLink
      href={range.url}
      className={`range-link ${className}`}
      // An image has no text, so the accessible name of the link is its address.
      label={content === 'images' ? addressName(range.url) : undefined}
      event={linkEvent(range, ids)}
    >
      {children}
    </SafeLink>
  );
}

/**
 * Whether the content of a link is visible. White space does not count, because the link would have no name.
 */
function visibleContent(pieces: readonly Piece[]): 'words' | 'images' | 'nothing' {
  const each = pieces.map((piece) => {
    if (piece.kind === 'range') return visibleContent(piece.children);
    if (piece.kind === 'media') return 'images';
    return isBlank(piece.text) ? 'nothing' : 'words';
  });
  if (each.includes('words')) return 'words';
  return each.includes('images') ? 'images' : 'nothing';
}
