import { concatMap, of, pairwise, scan } from 'rxjs';
import { select } from '../operators/select';
import type { NoteId } from '../notes/note';
import { type OutboxRecord, stateOf } from '../outbox/record';
import type { Records } from '../outbox/state';
import type { Behaviour } from '../state/behaviour';
import type { Event } from '../state/events';
import type { State } from '../state/state';
import type { NoteTimes } from './state';

/**
 * A reply or a like by which the blogger has answered a comment. `time` is the comment's last activity, in epoch
 * milliseconds.
 */
interface Answer {
  /** The record's id for a reply, or 'like', because a comment has only one like. */
  readonly key: string;
  readonly note: NoteId;
  readonly time: number;
}

/**
 * Keeps, for each comment, the time of the last activity that the blogger has replied to or liked in any tab.
 * Later activity brings the comment back to the "To answer" list. A failed or undone reply or like no longer
 * counts, but earlier ones still do.
 */
export const noteAnswers: Behaviour = (_events$, state$) =>
  state$.pipe(
    select(({ outbox }) => outbox.records),
    pairwise(),
    scan(
      (answers: readonly Answer[], [before, after]) =>
        withAnswers(answers, changedAnswers(before, after), state$.value),
      [],
    ),
    concatMap((answers) => {
      const { allNotes, answeredNotes } = state$.value;
      const noted = timesOf(answers.filter(({ note }) => note in allNotes));
      return isSame(noted, answeredNotes) ? [] : of<Event>({ type: 'answers.noted', answeredNotes: noted });
    }),
  );

/** A new reply or like, or one that has failed or was undone. */
interface Change {
  readonly record: OutboxRecord;
  readonly isMade: boolean;
}

const changedAnswers = (before: Records, after: Records): readonly Change[] =>
  [
    // A record that disappears before it was sent has been undone.
    ...Object.entries(before)
      .filter(([key, record]) => stateOf(record) !== 'done' && after[key]?.id !== record.id)
      .map(([, record]): Change => ({ record, isMade: false })),
    ...Object.entries(after)
      .filter(([key, record]) => before[key]?.id !== record.id || isMade(before[key]) !== isMade(record))
      .map(([, record]): Change => ({ record, isMade: isMade(record) })),
  ].filter(({ record: { aspect } }) => aspect === 'reply' || aspect === 'like');

const isMade = (record: OutboxRecord): boolean => record.failed === undefined && record.wanted !== false;

/** Returns the answers after these changes, without answers to notes that are gone. */
const withAnswers = (
  answers: readonly Answer[],
  changes: readonly Change[],
  { allNotes }: State,
): readonly Answer[] =>
  changes.reduce(
    (known, { record, isMade: isNoted }) => {
      const { id, aspect, note = NaN } = record;
      const key = aspect === 'like' ? aspect : id;
      const others = known.filter((each) => each.note !== note || each.key !== key);
      const { [note]: held } = allNotes;
      return held && isNoted ? [...others, { key, note, time: held.timestamp }] : others;
    },
    answers.filter(({ note }) => note in allNotes),
  );

/** For each note, the time of its latest answered activity. */
const timesOf = (answers: readonly Answer[]): NoteTimes =>
  Object.fromEntries(
    [...answers].sort((one, other) => one.time - other.time).map(({ note, time }) => [note, time]),
  );

const isSame = (one: NoteTimes, other: NoteTimes): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([id, time]) => other[Number(id)] === time);
