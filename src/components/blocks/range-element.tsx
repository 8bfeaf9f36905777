import { Fragment, type ReactNode } from 'react';
import type { Range } from '../../streams/notes/note';
import { Noticon } from './noticon';

/** Range types that never become links, even if they have an address. */
const STYLES = new Set(['b', 'i', 'match', 'code', 'blockquote', 'list', 'p', 'h3', 'h4', 'noticon']);

/** Range types for names and titles, whose direction is independent of the surrounding sentence. */
export const NAMES: ReadonlySet<string> = new Set(['user', 'site', 'post', 'comment']);

/** Range types that are paragraphs of an open note. Each paragraph may be in a different language. */
const PARAGRAPHS = new Set(['blockquote', 'list', 'p']);

/** Whether a range of an open note has a direction of its own. */
export const hasDirectionInNote = (type: string): boolean => NAMES.has(type) || PARAGRAPHS.has(type);

/** Whether a range becomes a link. A range of an unknown type does if it has an address (section 3). */
export const isLink = ({ type, url }: Range): boolean => url !== '' && !STYLES.has(type);

/**
 * Renders a range that is not a link. Paragraphs, lists and headings become spans with a class,
 * because the platform nests them in ways that HTML elements do not allow.
 */
export function rangeElement(
  range: Range,
  key: number,
  children: ReactNode,
  hasDirection: boolean,
): ReactNode {
  switch (range.type) {
    case 'b':
      return <b key={key}>{children}</b>;
    case 'i':
      return <i key={key}>{children}</i>;
    case 'match':
      return <mark key={key}>{children}</mark>;
    case 'code':
      return <code key={key}>{children}</code>;
    case 'noticon':
      return (
        <Fragment key={key}>
          <Noticon value={range.value} />
          {children}
        </Fragment>
      );
    case 'h3':
    case 'h4':
      return (
        <span key={key} className={classOf(range)} role="heading" aria-level={range.type === 'h3' ? 3 : 4}>
          {children}
        </span>
      );
    default:
      return (
        <span key={key} className={classOf(range)} dir={hasDirection ? 'auto' : undefined}>
          {children}
        </span>
      );
  }
}

/**
 * Returns the class of a range's element. Types come from the network, so only a single word becomes a class.
 */
export const classOf = ({ type }: Range): string => `range-${/^[a-z0-9_]+$/.test(type) ? type : 'plain'}`;
