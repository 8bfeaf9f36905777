import type { ActionFlag, Note } from '../notes/note';
import type { Event } from '../state/events';
import type { State } from '../state/state';
import { notesOf } from './note-records';
import { isRestoration, isWaiting } from './overlay';
import type { OutboxRecord } from './record';
import type { Records } from './state';
import { actedOn, type Kind } from './target';

const FLAGS: Readonly<Partial<Record<Kind, readonly ActionFlag[]>>> = {
  approve: ['approve-comment'],
  like: ['like-comment', 'like-post'],
  follow: ['follow'],
};

/** The records that were answered, in any tab, even if this tab has not seen them wait. */
export const answeredIn = (before: Records, after: Records): readonly OutboxRecord[] =>
  Object.entries(after).flatMap(([key, record]) => {
    const { [key]: last } = before;
    // It was answered before, and has come back.
    if (last?.replacedDone?.id === record.id) return [];
    const isNew = last?.id !== record.id || isWaiting(last);
    return isNew && !isWaiting(record) ? record : [];
  });

/**
 * Requests a light poll when the record of a removed comment no longer hides its note, 10 s after
 * the answer: if the platform still has the comment, the note returns.
 */
export const checkAfterRemoval = (before: Records, after: Records): readonly Event[] =>
  Object.entries(before).some(
    ([key, { kind, state }]) => state === 'done' && (kind === 'trash' || kind === 'spam') && !(key in after),
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
function settleAnswer(
  { kind, payload, state, target: { site, comment } }: OutboxRecord,
  { conversations }: State,
): readonly Event[] {
  // These change no comment.
  if (kind === 'follow' || kind === 'reply') return [];
  const isIn = Object.entries(conversations).some(
    ([key, { parent, comments }]) =>
      key.startsWith(`${site}/`) && [parent, ...comments].some((each) => each?.id === comment),
  );
  return state === 'done' && comment !== undefined && typeof payload === 'boolean' && isIn
    ? [{ type: 'conversation.settled', site, comment, kind, isOn: payload }]
    : [];
}

function settleNotes(
  record: OutboxRecord,
  { allNotes, tick }: State,
  answered: readonly OutboxRecord[],
): readonly Event[] {
  const { kind, payload, settledAt: at = 0 } = record;
  const notes = notesOf(allNotes, record);
  // The platform may have carried out the failed request. A restored comment gets its note again.
  if (record.state === 'failed' || isRestoration(record)) return [{ type: 'notes.refreshRequested' }];
  if (kind === 'trash' || kind === 'spam')
    return [{ type: 'notes.gone', ids: notes.map(({ id }) => id), asked: tick }];
  if (kind === 'reply')
    return [
      // By the record, because the note may not be listed yet.
      { type: 'draft.sent', id: actedOn(record), text: String(payload), at },
      // The reply may have approved the comment, or the comment may be gone.
      { type: 'notes.refreshRequested' },
    ];
  const changed = notes.map((note) => answered.reduce(withFlags, note));
  return [{ type: 'notes.fetched', notes: changed, unreadable: [], asked: tick }];
}

/** The note as the platform has it after this record, if it is about it. Its hash is not known. */
function withFlags(note: Note, record: OutboxRecord): Note {
  const { kind, target, payload, state } = record;
  if (state !== 'done' || notesOf({ [note.id]: note }, record).length === 0) return note;
  const flags = (FLAGS[kind] ?? []).map((flag) => [flag, payload === true] as const);
  const body = note.body.map((block): Note['body'][number] => {
    const own = flags.filter(([flag]) => block.actions && flag in block.actions);
    const isMeant = kind !== 'follow' || block.ids.site === target.site;
    return own.length > 0 && isMeant
      ? { ...block, actions: { ...block.actions, ...Object.fromEntries(own) } }
      : block;
  });
  return { ...note, hash: undefined, body };
}
