import type { GroupName } from '../../streams/list/groups';
import { __ } from '../../i18n';

/** The heading of a group (section 2). */
export function groupHeading(name: GroupName): string {
  switch (name) {
    case 'today':
      return __('Today');
    case 'yesterday':
      return __('Yesterday');
    case 'days':
      return __('Older than 2 days');
    case 'week':
      return __('Older than a week');
    case 'month':
      return __('Older than a month');
  }
}
