import type { ReactNode } from 'react';
import type { Ids, Range } from '../../streams/notes/note';
import { linkEvent } from './link-event';
import { Noticon } from './noticon';
import { SafeLink } from './safe-link';

interface RangeElementProps {
  readonly range: Range;
  /** Whether a link may be made here. */
  readonly links: boolean;
  /** What a link is called that has no words, but an image. */
  readonly label: string | undefined;
  readonly ids: Ids;
  readonly children: ReactNode;
}

/** Types that are never links, even with an address. */
const STYLES = new Set(['b', 'i', 'match', 'code', 'blockquote', 'list', 'p', 'h3', 'h4', 'noticon']);

/** Names and titles: in another script they neither turn their sentence round nor are turned by it. */
const NAMES = new Set(['user', 'site', 'post', 'comment']);

/** Whether a range is a link: those of newer and unknown types too, when they have an address (section 3). */
export const isLink = ({ type, url }: Range): boolean => url !== '' && !STYLES.has(type);

/**
 * A range as an element. Paragraphs, lists and headings are spans with a class, as the platform nests them in ways
 * that HTML's own elements do not allow.
 */
export function RangeElement({ range, links, label, ids, children }: RangeElementProps) {
  if (links && isLink(range)) {
    return (
      <SafeLink
        href={range.url}
        className={`range-link ${classOf(range)}`}
        label={label}
        event={linkEvent(range, ids)}
      >
        {children}
      </SafeLink>
    );
  }
  switch (range.type) {
    case 'b':
      return <b>{children}</b>;
    case 'i':
      return <i>{children}</i>;
    case 'match':
      return <mark>{children}</mark>;
    case 'code':
      return <code>{children}</code>;
    case 'noticon':
      return (
        <>
          <Noticon value={range.value} />
          {children}
        </>
      );
    case 'h3':
    case 'h4':
      return (
        <span className={classOf(range)} role="heading" aria-level={range.type === 'h3' ? 3 : 4}>
          {children}
        </span>
      );
    default:
      return (
        <span className={classOf(range)} dir={NAMES.has(range.type) ? 'auto' : undefined}>
          {children}
        </span>
      );
  }
}

/** Types come from the network; only what looks like a word becomes a class. */
const classOf = ({ type }: Range): string => `range-${/^[a-z0-9_]+$/.test(type) ? type : 'plain'}`;
