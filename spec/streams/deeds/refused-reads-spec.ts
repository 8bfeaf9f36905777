import { cases } from 'rxjs-marbles/jest';
import { refusedReads } from '../../../src/streams/deeds/refused-reads';
import type { Event } from '../../../src/streams/state/events';
import { emittedBy, pick, stateAfter } from '../../support/behaviour';
import { holding, note, READ, UNREAD } from '../../support/notes';
import { table } from '../../support/table';

const batch = (action: 'read' | 'unread', ...ids: number[]): Event => ({
  type: 'batch.requested',
  id: 'b',
  action,
  ids,
  at: 0,
});
const [READ_TOGETHER, UNREAD_TOGETHER] = [READ, UNREAD].map((mark) => ({
  ...mark,
  isOfBatch: true as const,
}));
const failed = (mark: typeof READ | undefined, cause: 'forbidden' | 'platform', ...ids: number[]): Event => ({
  type: 'reads.failed',
  reads: Object.fromEntries(ids.map((id) => [id, mark ?? READ])),
  cause,
});
const values: Readonly<Record<string, Event>> = {
  b: batch('read', 7, 8),
  u: batch('unread', 7, 8),
  o: { type: 'unread.requested', id: 8 },
  n: {
    type: 'notes.fetched',
    notes: [note(8, { timestamp: '2026-11-20T12:30:00+00:00', note_hash: 9 })],
    unreadable: [],
    asked: Infinity,
  },
  y: { type: 'reads.confirmed', reads: { 7: READ, 8: READ } },
  f: failed(READ_TOGETHER, 'forbidden', 7, 8),
  g: failed(UNREAD_TOGETHER, 'forbidden', 7, 8),
  s: failed(READ, 'forbidden', 7),
  p: failed(READ_TOGETHER, 'platform', 7, 8),
};

cases(
  'refusedReads',
  (m, { events, expected }) => {
    const state = holding(note(7), note(8), note(9));
    const emitted$ = emittedBy(m, refusedReads, { events, values, state });
    m.expect(emitted$).toBeObservable(expected, {
      R: { type: 'deed.refused', isRead: true, ids: [7, 8] },
      S: { type: 'deed.refused', isRead: true, ids: [7] },
      U: { type: 'deed.refused', isRead: false, ids: [7, 8] },
    });
  },
  table(`
  events  | expected | name
  b-f     | --R      | [batch-reads-refused] reports read marks
  u-g     | --U      | [batch-reads-refused] reports unread marks
  b-p-f   | ----R    | waits for marks that are sent again
  b-y-f   | -        | reports none that the platform has
  b-s     | -        | [batch-reads-refused] reports no single mark, such as one that is made hours later
  b-o-f   | ----S    | reports none that were marked otherwise meanwhile
  b-u-f   | -        | reports none that are taken back
  b-n-f   | ----S    | reports none of activity that is older than the note's
`),
);

test.each([
  ['read', true, READ, UNREAD],
  ['unread', false, UNREAD, READ],
] as const)(
  '[batch-reads-refused] a refused batch "%s" is taken back and over, and its notes are checked',
  (action, isRead, mark, before) => {
    const marked = stateAfter(holding(note(7), note(8)), batch(action, 7));
    expect(marked.noteReads).toMatchObject({ 7: mark });
    const state = stateAfter(marked, { type: 'deed.refused', isRead, ids: [7] });
    expect(pick(state, 'noteReads', 'checkedNoteIds', 'deeds')).toEqual({
      noteReads: { 7: before },
      checkedNoteIds: { 7: true },
      deeds: [],
    });
  },
);
