import { type Action, actionOf } from '../../streams/outbox/aspects';
import { type OutboxRecord, stateOf } from '../../streams/outbox/record';
import type { RecentItem } from '../../streams/triage/recent';
import { inverseOf } from '../../streams/triage/take-back';
import { __, _x } from '../../i18n';
import { failedText, verbText } from '../list/outbox-texts';

/** The name of an action: in the past tense once it is done. */
export function itemText(item: RecentItem): string {
  if ('noteId' in item) return _x('Set aside', 'recently done');
  const action = actionOf(item.record);
  return stateOf(item.record) === 'done' ? doneText(action) : verbText(action);
}

function doneText(action: Action): string {
  switch (action) {
    case 'trash':
      return _x('Trashed', 'recently done');
    case 'spam':
      return _x('Marked as spam', 'recently done');
    case 'restore':
      return _x('Restored', 'recently done');
    case 'approve':
      return _x('Approved', 'recently done');
    case 'unapprove':
      return _x('Unapproved', 'recently done');
    case 'like':
      return _x('Liked', 'recently done');
    case 'unlike':
      return _x('Unliked', 'recently done');
    case 'follow':
      return _x('Followed', 'recently done');
    case 'unfollow':
      return _x('Unfollowed', 'recently done');
    case 'reply':
      return _x('Replied', 'recently done');
  }
}

/** Why an action is not done yet; '' if it is. */
export function stateText(item: RecentItem, locale: string): string {
  if ('noteId' in item) return '';
  switch (stateOf(item.record)) {
    case 'waiting':
      return __('Waits to be sent.');
    case 'sending':
    case 'uncertain':
      return __('Is being sent.');
    case 'failed':
      return failedText(item.record, locale);
    case 'done':
      return '';
  }
}

/** The label of the button that takes an action back; undefined if nothing can. */
export function takeBackText(record: OutboxRecord): string | undefined {
  const inverse = inverseOf(record);
  return inverse && verbText(inverse);
}

/** What it was done to: two lines at most. A reply has its text in place of the excerpt. */
export function aboutLines(item: RecentItem): readonly string[] {
  const [headline = '', excerpt = ''] = item.about.split('\n');
  const isReply = 'record' in item && item.record.aspect === 'reply';
  return [headline, isReply ? String(item.record.wanted) : excerpt].filter((line) => line !== '');
}
