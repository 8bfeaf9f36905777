import type { FilterName } from '../../streams/list/state';
import { _x } from '../../i18n';

/** The label of a filter (section 2). */
export function filterLabel(name: FilterName): string {
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
  }
}
