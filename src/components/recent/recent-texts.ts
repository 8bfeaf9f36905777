import type { OutboxRecord } from '../../streams/outbox/record';
import type { RecentItem } from '../../streams/triage/recent';
import { inverseOf } from '../../streams/triage/take-back';
import { __, _x } from '../../i18n';
import { actionText, failedText } from '../list/outbox-texts';

/** The name of an action: in the past tense once it is done. */
export function itemText(item: RecentItem): string {
  if ('noteId' in item) return _x('Set aside', 'recently done');
  return item.record.state === 'done' ? doneText(item.record) : actionOf(item.record);
}

/** A reply is named; its text shows below. */
const actionOf = (record: OutboxRecord): string =>
  record.kind === 'reply' ? __('Reply') : actionText(record);

function doneText({ kind, payload }: OutboxRecord): string {
  switch (kind) {
    case 'trash':
      return _x('Trashed', 'recently done');
    case 'spam':
      return _x('Marked as spam', 'recently done');
    case 'untrash':
    case 'unspam':
      return _x('Restored', 'recently done');
    case 'approve':
      return payload === true ? _x('Approved', 'recently done') : _x('Unapproved', 'recently done');
    case 'like':
      return payload === true ? _x('Liked', 'recently done') : _x('Unliked', 'recently done');
    case 'follow':
      return payload === true ? _x('Followed', 'recently done') : _x('Unfollowed', 'recently done');
    case 'reply':
      return _x('Replied', 'recently done');
  }
}

/** Why an action is not done yet; '' if it is. */
export function stateText(item: RecentItem, locale: string): string {
  if ('noteId' in item) return '';
  switch (item.record.state) {
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
  return inverse && actionText({ ...record, ...inverse });
}

/** What it was done to: two lines at most. A reply has its text in place of the excerpt. */
export function aboutLines(item: RecentItem): readonly string[] {
  const [headline = '', excerpt = ''] = item.about.split('\n');
  const isReply = 'record' in item && item.record.kind === 'reply';
  return [headline, isReply ? String(item.record.payload) : excerpt].filter((line) => line !== '');
}
