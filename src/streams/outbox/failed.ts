import type { ActedOn } from '../notes/acted-on';
import type { NoteId } from '../notes/note';
import type { State } from '../state/state';
import { notesOf } from './note-records';
import type { Aspect } from './aspects';
import { COMMENT_GONE, type OutboxRecord } from './record';
import { actedOn } from './target';

/** Whether a failed action can never succeed, because its comment was deleted. */
export const isGone = ({ failed }: OutboxRecord): boolean => failed === COMMENT_GONE;

/** The failed actions outside batches, the oldest first. The blogger decides about a batch as a whole. */
export const failedSingly = (state: State): readonly OutboxRecord[] =>
  failedOf(state)
    .filter(({ deed }) => deed === undefined)
    .sort((one, other) => one.madeAt - other.madeAt);

/** The failed action that the blogger decides about first; undefined if there is none. */
export const selectFailed = (state: State): OutboxRecord | undefined => failedSingly(state)[0];

/** Whether the "Recently done" view is open; its rows show the failed actions. */
export const areFailuresListed = ({ view }: State): boolean => view === 'recent';

/** The failed actions of a batch. */
export const failedOfDeed = (state: State, id: string): readonly OutboxRecord[] =>
  failedOf(state).filter(({ deed }) => deed === id);

/** Returns the failed action on one aspect (status, like, follow or reply) of a note, a comment or a site. */
export const failedAction = (state: State, aspect: Aspect, id: ActedOn): OutboxRecord | undefined =>
  failedOf(state).find((record) => record.aspect === aspect && actedOn(record) === id);

/** The notes that have a failed action. */
export const failedNoteIds = (state: State): readonly NoteId[] =>
  failedOf(state).flatMap((record) => record.note ?? notesOf(state.allNotes, record).map(({ id }) => id));

const failedOf = ({ outbox }: State): OutboxRecord[] =>
  Object.values(outbox.records).filter((record) => record.failed !== undefined);
