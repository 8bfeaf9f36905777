import type { NoteId } from '../notes/note';
import type { State } from '../state/state';
import type { OutboxRecord } from './record';
import type { Kind } from './target';

/** The oldest failed action, about which the blogger decides first; undefined if there is none. */
export const selectFailed = (state: State): OutboxRecord | undefined =>
  failedOf(state).sort((one, other) => one.madeAt - other.madeAt)[0];

/** The failed action of a kind on a note or a site. */
export const failedAction = (
  state: State,
  kind: Kind,
  of: { readonly id: NoteId } | { readonly siteId: number },
): OutboxRecord | undefined =>
  failedOf(state).find(
    (record) =>
      record.kind === kind && ('id' in of ? record.note === of.id : record.target.site === of.siteId),
  );

const failedOf = ({ outbox }: State): OutboxRecord[] =>
  Object.values(outbox.records).filter(({ state }) => state === 'failed');
