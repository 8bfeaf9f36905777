import { removes } from './aspect-rules';
import type { Note } from '../notes/note';
import { ACTIONS, actionOf } from '../actions/table';
import type { Event } from '../state/events';
import type { State } from '../state/state';
import { notesOf } from './note-records';
import { isWaiting, type OutboxRecord, stateOf } from './record';
import type { Records } from './state';
import { actedOn } from './target';

/** Returns the records that were settled in any tab, even if this tab has not seen them waiting. */
export const answeredIn = (before: Records, after: Records): readonly OutboxRecord[] =>
  Object.entries(after).flatMap(([key, record]) => {
    const { [key]: last } = before;
    const isNew = last?.id !== record.id || isWaiting(last);
    return isNew && !isWaiting(record) ? record : [];
  });

/**
 * Requests a light poll when the record of a removed comment no longer hides its note, 10 s after it was settled: if
 * the platform still has the comment, the note returns.
 */
export const checkAfterRemoval = (before: Records, after: Records): readonly Event[] =>
  Object.entries(before).some(
    ([key, record]) => stateOf(record) === 'done' && removes(record) && !(key in after),
  )
    ? [{ type: 'notes.refreshRequested' }]
    : [];

/**
 * Returns the events that apply a settled record to the notes, so that the old state does not reappear after
 * 10 s: flags change, and the note of a removed comment is removed. `answered` has all records that were
 * settled together, because they may change the same note.
 */
export const settle = (
  record: OutboxRecord,
  state: State,
  answered: readonly OutboxRecord[],
): readonly Event[] => [...settleComment(record, state), ...settleNotes(record, state, answered)];

/** Returns the event that changes the comment in the loaded conversations; empty if none of them has it. */
function settleComment(record: OutboxRecord, { conversations }: State): readonly Event[] {
  const { site, comment } = record.target;
  const action = actionOf(record);
  // A reply changes no comment.
  if (action === 'reply') return [];
  const isIn = Object.entries(conversations).some(
    ([key, { parent, comments }]) =>
      key.startsWith(`${site}/`) && [parent, ...comments].some((each) => each?.id === comment),
  );
  return stateOf(record) === 'done' && comment !== undefined && isIn
    ? [{ type: 'conversation.settled', site, comment, action }]
    : [];
}

function settleNotes(
  record: OutboxRecord,
  { allNotes, tick }: State,
  answered: readonly OutboxRecord[],
): readonly Event[] {
  const { aspect, wanted, settledAt: at = 0 } = record;
  const notes = notesOf(allNotes, record);
  // A failed request may have been carried out, and a restored comment gets its note back.
  if (record.failed !== undefined || wanted === 'listed') return [{ type: 'notes.refreshRequested' }];
  if (removes(record)) return [{ type: 'notes.gone', ids: notes.map(({ id }) => id), asked: tick }];
  if (aspect === 'reply')
    return [
      // The id comes from the record, because the note may not be listed yet.
      { type: 'draft.sent', id: actedOn(record), text: String(wanted), at },
      // The reply may have approved the comment, or the comment may be gone.
      { type: 'notes.refreshRequested' },
    ];
  // The note was hidden while its comment was removed.
  if (notes.length === 0 && aspect === 'status') return [{ type: 'notes.refreshRequested' }];
  const changed = notes.map((note) => answered.reduce(withFlags, note));
  return [{ type: 'notes.fetched', notes: changed, unreadable: [], asked: tick }];
}

/** Returns the note with the flags that this record has set, if any. The new hash is unknown. */
function withFlags(note: Note, record: OutboxRecord): Note {
  const { aspect, target, wanted } = record;
  if (stateOf(record) !== 'done' || notesOf({ [note.id]: note }, record).length === 0) return note;
  // The platform chooses the status of a restored comment.
  const isFlag = aspect !== 'status' || wanted === 'approved' || wanted === 'unapproved';
  const { flags: names = [] } = ACTIONS[actionOf(record)];
  const flags = (isFlag ? names : []).map(
    (flag) => [flag, wanted === true || wanted === 'approved'] as const,
  );
  const body = note.body.map((block): Note['body'][number] => {
    const own = flags.filter(([flag]) => block.actions && flag in block.actions);
    const isMeant = aspect !== 'follow' || block.ids.site === target.site;
    return own.length > 0 && isMeant
      ? { ...block, actions: { ...block.actions, ...Object.fromEntries(own) } }
      : block;
  });
  return { ...note, hash: undefined, body };
}
