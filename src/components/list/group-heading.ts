import type { GroupName } from '../../streams/list/groups';
import { __ } from '../../i18n';

/** The headings of the groups (section 2). */
export const GROUP_HEADINGS: Readonly<Record<GroupName, () => string>> = {
  today: () => __('Today'),
  yesterday: () => __('Yesterday'),
  days: () => __('Older than 2 days'),
  week: () => __('Older than a week'),
  month: () => __('Older than a month'),
};
