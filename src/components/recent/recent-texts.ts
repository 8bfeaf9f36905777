import { actionOf } from '../../streams/actions/table';
import { type OutboxRecord, stateOf } from '../../streams/outbox/record';
import type { RecentItem } from '../../streams/triage/recent';
import { inverseOf } from '../../streams/triage/take-back';
import { __ } from '../../i18n';
import { ACTION_TEXTS, actionLabel } from '../action-texts';
import { failedText } from '../list/outbox-texts';

/** Returns the name of an action. It is in the past tense once the action is done. */
export function itemText(item: RecentItem): string {
  if ('noteId' in item) return ACTION_TEXTS.done.past();
  const action = actionOf(item.record);
  return stateOf(item.record) === 'done' ? ACTION_TEXTS[action].past() : actionLabel(action);
}

/** Returns the reason why an action is not done yet; '' if it is done. */
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

/** Returns the label of the button that undoes an action; undefined if it cannot be undone. */
export function takeBackText(record: OutboxRecord): string | undefined {
  const inverse = inverseOf(record);
  return inverse && actionLabel(inverse);
}

/**
 * Returns the target of an action in at most two lines. For a reply, the text of the reply replaces the
 * excerpt.
 */
export function aboutLines(item: RecentItem): readonly string[] {
  const [headline = '', excerpt = ''] = item.about.split('\n');
  const isReply = 'record' in item && item.record.aspect === 'reply';
  return [headline, isReply ? String(item.record.wanted) : excerpt].filter((line) => line !== '');
}
