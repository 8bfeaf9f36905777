import type { FilterName } from '../../streams/list/state';
import { _x } from '../../i18n';

/** The tabs above the list: the filters, and the comments that wait for an answer. */
export type TabName = FilterName | 'toAnswer';

/** The labels of the tabs (section 2). */
export const TAB_LABELS: Readonly<Record<TabName, () => string>> = {
  all: () => _x('All', 'filter of notifications'),
  unread: () => _x('Unread', 'filter of notifications'),
  comments: () => _x('Comments', 'filter of notifications'),
  follows: () => _x('Follows', 'filter of notifications'),
  likes: () => _x('Likes', 'filter of notifications'),
  toAnswer: () => _x('To answer', 'filter of notifications'),
};
