import type { ReactElement } from 'react';
import { _x } from '../../i18n';
import { timeElement } from './time';

interface RowMeta {
  readonly timestamp: number;
  /** The note's time in words. */
  readonly time: string;
  readonly isUnapproved: boolean;
  readonly hasDraft: boolean;
}

/** Returns the last line of a row: its time and its marks. */
export const rowMeta = (
  { timestamp, time, isUnapproved, hasDraft }: RowMeta,
  locale: string,
): ReactElement => (
  <span className="row-meta">
    {timeElement(timestamp, time, locale)}
    {isUnapproved && (
      <span className="row-mark row-mark-unapproved">{_x('Needs approval', 'state of a comment')}</span>
    )}
    {hasDraft && <span className="row-mark row-mark-draft">{_x('Draft', 'reply that is not sent')}</span>}
  </span>
);
