import { concatMap, map, of, pairwise } from 'rxjs';
import { select } from '../operators/select';
import type { OutboxRecord } from '../outbox/record';
import type { Records } from '../outbox/state';
import type { Behaviour } from '../state/behaviour';
import type { Event } from '../state/events';
import type { NoteTimes } from './state';
import type { State } from '../state/state';

/**
 * Notes when the last activity of a comment was that the blogger has answered or liked, in any tab:
 * later activity brings the comment back to the list "To answer". A failure, and a like that is taken
 * back, end that.
 */
export const noteAnswers: Behaviour = (_events$, state$) =>
  state$.pipe(
    select(({ outbox }) => outbox.records),
    pairwise(),
    map(([before, after]) => changedAnswers(before, after)),
    concatMap((records) => {
      const noted = records.length > 0 && withAnswers(state$.value, records);
      return noted ? of<Event>({ type: 'answers.noted', answeredNotes: noted }) : [];
    }),
  );

/** Answers that are new, or whose outcome has become another. */
const changedAnswers = (before: Records, after: Records): readonly OutboxRecord[] =>
  Object.entries(after).flatMap(([key, record]) => {
    const last = before[key];
    const isAnswer = record.kind === 'reply' || record.kind === 'like';
    const isSame = last?.id === record.id && isMade(last) === isMade(record);
    return isAnswer && !isSame ? record : [];
  });

const isMade = (record: OutboxRecord): boolean =>
  record.state !== 'failed' && (record.next ?? record).payload !== false;

/** The times of the answers after these records, without those of notes that are gone. */
function withAnswers(
  { allNotes, answeredNotes }: State,
  records: readonly OutboxRecord[],
): NoteTimes | undefined {
  const times = new Map(Object.entries(answeredNotes));
  for (const record of records) {
    const note = record.note === undefined ? undefined : allNotes[record.note];
    if (note && isMade(record)) times.set(String(note.id), note.timestamp);
    else times.delete(String(record.note));
  }
  const noted = Object.fromEntries([...times].filter(([id]) => Number(id) in allNotes));
  const isSame = Object.keys(noted).length === Object.keys(answeredNotes).length;
  return isSame && Object.entries(noted).every(([id, time]) => answeredNotes[Number(id)] === time)
    ? undefined
    : noted;
}
