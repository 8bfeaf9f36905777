import type { FilterName } from '../../streams/list/state';
import { _x } from '../../i18n';

/** The tabs above the list: the filters, and the comments that wait for an answer. */
export type TabName = FilterName | 'toAnswer';

/** The label of a tab (section 2). */
export function tabLabel(name: TabName): string {
  switch (name) {
    case 'all':
      return _x('All', 'filter of notifications');
    case 'unread':
      return _x('Unread', 'filter of notifications');
    case 'comments':
      return _x('Comments', 'filter of notifications');
    case 'follows':
      return _x('Follows', 'filter of notifications');
    case 'likes':
      return _x('Likes', 'filter of notifications');
    case 'toAnswer':
      return _x('To answer', 'filter of notifications');
  }
}
