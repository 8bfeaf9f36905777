import memoizeOne from 'memoize-one';
import type { NoteId } from '../notes/note';
import type { OutboxRecord } from '../outbox/record';
import { recordKey } from '../outbox/target';
import { isSetAside } from '../state/set-aside';
import type { State } from '../state/state';
import type { DoneDetails, DoneNotes } from './state';

/** An entry of the list of recent actions: an outbox record, or a note that was set aside. */
export type RecentItem = { readonly key: string; readonly at: number; readonly about: string } & (
  | { readonly record: OutboxRecord }
  | { readonly noteId: NoteId }
);

/** The recent actions and the notes that are set aside, newest first; null until the records are read. */
export const selectRecent = ({ recentRecords, doneNotes, allNotes }: State): readonly RecentItem[] | null =>
  recentRecords && recent(recentRecords, doneNotes, allNotes);
const recent = memoizeOne(
  (
    records: readonly OutboxRecord[],
    doneNotes: DoneNotes,
    allNotes: State['allNotes'],
  ): readonly RecentItem[] => {
    const actions = records.map((record) => {
      const key = recordKey(record.aspect, record.target);
      return { key, at: record.madeAt, about: record.about ?? '', record };
    });
    // Other notes are in the lists again, because they have new activity.
    const isAside = ([id]: readonly [string, unknown]): boolean => {
      const { [Number(id)]: note } = allNotes;
      return !note || isSetAside({ doneNotes }, note);
    };
    const aside = Object.entries(doneNotes)
      .filter(isAside)
      .map(([id, { timestamp, details }]) => {
        const { at, about }: Partial<DoneDetails> = details ?? {};
        return { key: `done ${id}`, at: at ?? timestamp, about: about ?? '', noteId: Number(id) };
      });
    return [...aside, ...actions].sort((one, other) => other.at - one.at);
  },
);
