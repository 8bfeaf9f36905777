import { _n, sprintf } from '../../i18n';
import { countText } from '../count-text';
import type { RowView } from './row-views';

/**
 * The text of a folded row: how many notes it has besides the newest, and how many of these have arrived since
 * the last visit, by the rule of the line "New since your last visit".
 */
export function foldText(others: readonly RowView[], seenBefore: number | null, locale: string): string {
  const count = others.length;
  const fresh = others.filter(
    ({ note }) => seenBefore !== null && Math.floor(note.timestamp / 1000) > seenBefore,
  ).length;
  const total = countText(count, locale);
  // translators: %s: the number of further notifications that a row stands for, after the text of the first.
  if (fresh === 0) return sprintf(_n('and %s more', 'and %s more', count), total);
  if (fresh === count)
    // translators: %s: the number of further notifications that came since the last visit.
    return sprintf(_n('and %s since you looked', 'and %s since you looked', count), total);
  return sprintf(
    // translators: 1: the number of further notifications, 2: how many of them came since the last visit.
    _n('and %1$s more, %2$s since you looked', 'and %1$s more, %2$s since you looked', count),
    total,
    countText(fresh, locale),
  );
}
