import { removes } from './rules';
import type { Note } from '../notes/note';
import { ACTIONS, actionOf } from '../actions/table';
import type { Event } from '../state/events';
import type { State } from '../state/state';
import { notesOf } from './note-records';
import { isWaiting, type OutboxRecord, stateOf } from './record';
import type { Records } from './state';
import { actedOn } from './target';

/** The records that were answered, in any tab, even if this tab has not seen them wait. */
export const answeredIn = (before: Records, after: Records): readonly OutboxRecord[] =>
  Object.entries(after).flatMap(([key, record]) => {
    const { [key]: last } = before;
    const isNew = last?.id !== record.id || isWaiting(last);
    return isNew && !isWaiting(record) ? record : [];
  });

/**
 * Requests a light poll when the record of a removed comment no longer hides its note, 10 s after
 * the answer: if the platform still has the comment, the note returns.
 */
export const checkAfterRemoval = (before: Records, after: Records): readonly Event[] =>
  Object.entries(before).some(
    ([key, record]) => stateOf(record) === 'done' && removes(record) && !(key in after),
  )
    ? [{ type: 'notes.refreshRequested' }]
    : [];

/**
 * The changes of an answered record to the notes, so that the end of its 10 s does not show the old
 * state: flags change, and the note of a removed comment is removed. `answered` are all records that were
 * answered with it, because they may change the same note.
 */
export const settle = (
  record: OutboxRecord,
  state: State,
  answered: readonly OutboxRecord[],
): readonly Event[] => [...settleAnswer(record, state), ...settleNotes(record, state, answered)];

/** Changes the comment in the conversations that have it. */
function settleAnswer(record: OutboxRecord, { conversations }: State): readonly Event[] {
  const { site, comment } = record.target;
  const action = actionOf(record);
  // It changes no comment, as a follow.
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
  // The platform may have carried out the failed request. A restored comment gets its note again.
  if (record.failed !== undefined || wanted === 'listed') return [{ type: 'notes.refreshRequested' }];
  if (removes(record)) return [{ type: 'notes.gone', ids: notes.map(({ id }) => id), asked: tick }];
  if (aspect === 'reply')
    return [
      // By the record, because the note may not be listed yet.
      { type: 'draft.sent', id: actedOn(record), text: String(wanted), at },
      // The reply may have approved the comment, or the comment may be gone.
      { type: 'notes.refreshRequested' },
    ];
  // It was hidden while its comment was removed.
  if (notes.length === 0 && aspect === 'status') return [{ type: 'notes.refreshRequested' }];
  const changed = notes.map((note) => answered.reduce(withFlags, note));
  return [{ type: 'notes.fetched', notes: changed, unreadable: [], asked: tick }];
}

/** The note as the platform has it after this record, if it is about it. Its hash is not known. */
function withFlags(note: Note, record: OutboxRecord): Note {
  const { aspect, target, wanted } = record;
  if (stateOf(record) !== 'done' || notesOf({ [note.id]: note }, record).length === 0) return note;
  // The platform decides about the status of what is restored.
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
