import { CornerDownRight } from 'lucide';
import type { ReactElement } from 'react';
import { _x } from '../../i18n';
import { directedIcon } from './icon';
import { timeElement } from './time';

interface RowMeta {
  readonly timestamp: number;
  /** The time in words. */
  readonly time: string;
  /** The note is about a comment that replies to another comment. */
  readonly isReply: boolean;
  readonly isUnapproved: boolean;
}

const REPLY_ICON = directedIcon(CornerDownRight);

/** The last line of a row: its time and its marks. */
export const rowMeta = (
  { timestamp, time, isReply, isUnapproved }: RowMeta,
  locale: string,
): ReactElement => (
  <span className="row-meta">
    {timeElement(timestamp, time, locale)}
    {isReply && (
      <span className="row-mark">
        {REPLY_ICON}
        {
          // translators: marks a notification whose comment answers another comment.
          _x('Reply', 'noun')
        }
      </span>
    )}
    {isUnapproved && (
      <span className="row-mark row-mark-unapproved">{_x('Needs approval', 'state of a comment')}</span>
    )}
  </span>
);
