import type { OutboxRecord } from '../outbox/record';
import type { OutboxRule } from '../outbox/rule';
import type { Kind } from '../outbox/target';

/** The action that does the opposite of a done one; undefined if the platform has none. */
export function inverseOf({
  state,
  kind,
  payload,
}: OutboxRecord): { readonly kind: Kind; readonly payload: boolean } | undefined {
  if (state !== 'done') return undefined;
  switch (kind) {
    case 'trash':
      return { kind: 'untrash', payload: true };
    case 'spam':
      return { kind: 'unspam', payload: true };
    case 'approve':
    case 'like':
    case 'follow':
      return { kind, payload: payload !== true };
    case 'untrash':
    case 'unspam':
    case 'reply':
      return undefined;
  }
}

/** The outbox rule that takes back an action of the list of recent actions. */
export const takeBack: OutboxRule = (event, { recentRecords }) => {
  if (event.type !== 'recent.takenBack') return undefined;
  const record = recentRecords?.find(({ id }) => id === event.id);
  const inverse = record && inverseOf(record);
  if (!inverse) return undefined;
  const { target, note, about } = record;
  return { type: 'made', ...inverse, target, note, about };
};
