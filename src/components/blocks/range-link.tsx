import type { RangeLinkProps } from './pieces';
import { linkEvent } from './link-event';
import { SafeLink } from './safe-link';

/** A range that has an address as a link; the host opens what it can open itself. */
export const RangeLink = ({ range, ids, className, children }: RangeLinkProps) => (
  <SafeLink href={range.url} className={`range-link ${className}`} event={linkEvent(range, ids)}>
    {children}
  </SafeLink>
);
