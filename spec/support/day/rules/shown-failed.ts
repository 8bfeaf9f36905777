import type { Kind } from '../../../../src/streams/outbox/target';
import type { OutboxRecord } from '../../../../src/streams/outbox/record';
import type { Event } from '../../../../src/streams/state/events';
import type { State } from '../../../../src/streams/state/state';
import { noteOf } from '../answers';

/** Whether the panel shows that an action on a note has failed, even one of an earlier page. */
export const isShownFailed = ({ outbox }: State, id: number, ...kinds: readonly Kind[]): boolean =>
  Object.values(outbox.records).some(
    (record) => record.state === 'failed' && kinds.includes(record.kind) && noteOfRecord(record) === id,
  );

const noteOfRecord = ({ target: { site, post, comment } }: OutboxRecord): number =>
  noteOf(comment ?? post ?? site);

/** The failed action that the blogger retries or discards, and its note. */
export function answered(
  event: Event,
  { outbox }: State,
): { readonly record: OutboxRecord; readonly id: number; readonly isRetried: boolean } | undefined {
  if (event.type !== 'outbox.retried' && event.type !== 'outbox.discarded') return undefined;
  const record = Object.values(outbox.records).find(
    (each) => each.id === event.id && each.state === 'failed',
  );
  return record && { record, id: noteOfRecord(record), isRetried: event.type === 'outbox.retried' };
}
