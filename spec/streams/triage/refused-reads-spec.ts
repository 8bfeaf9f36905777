import { cases } from 'rxjs-marbles/jest';
import type { Event } from '../../../src/streams/state/events';
import { refusedReads } from '../../../src/streams/triage/refused-reads';
import { emittedBy, pick, stateAfter } from '../../support/behaviour';
import { holding, note, READ, UNREAD } from '../../support/notes';
import { table } from '../../support/table';

const batch = (id: string, action: 'read' | 'unread' | 'like', ...ids: number[]): Event => ({
  type: 'batch.requested',
  id,
  action,
  ids,
});
const values: Readonly<Record<string, Event>> = {
  b: batch('b', 'read', 7, 8),
  u: batch('u', 'unread', 7, 8),
  e: batch('e', 'read', 9),
  l: batch('l', 'like', 7),
  o: { type: 'unread.requested', id: 8 },
  f: { type: 'reads.failed', reads: { 7: READ, 8: READ }, cause: 'forbidden' },
  g: { type: 'reads.failed', reads: { 7: UNREAD, 8: UNREAD }, cause: 'forbidden' },
  h: { type: 'reads.failed', reads: { 9: READ }, cause: 'forbidden' },
  p: { type: 'reads.failed', reads: { 7: READ, 8: READ }, cause: 'platform' },
  y: { type: 'reads.confirmed', reads: { 7: READ, 8: READ } },
};

cases(
  'refusedReads',
  (m, { events, expected }) => {
    const state = holding(note(7), note(8), note(9));
    const emitted$ = emittedBy(m, refusedReads, { events, values, state });
    m.expect(emitted$).toBeObservable(expected, {
      R: { type: 'batch.refused', id: 'b', isRead: true, ids: [7, 8] },
      S: { type: 'batch.refused', id: 'b', isRead: true, ids: [7] },
      U: { type: 'batch.refused', id: 'u', isRead: false, ids: [7, 8] },
      E: { type: 'batch.refused', id: 'e', isRead: true, ids: [9] },
    });
  },
  table(`
  events  | expected | name
  b-f     | --R      | [batch-reads-refused] reports read marks
  u-g     | --U      | [batch-reads-refused] reports unread marks
  b-e-f-h | ----R-E  | reports each of two batches
  b-p-f   | ----R    | waits for marks that are sent again
  b-y-f   | -        | reports none that the platform has
  b-h     | -        | reports no marks of other notes
  b-o-f   | ----S    | reports none that were marked otherwise meanwhile
  b-u-f   | -        | reports none that are taken back
  l-f     | -        | is silent for other actions
`),
);

test.each([
  ['read', true, READ, UNREAD],
  ['unread', false, UNREAD, READ],
] as const)(
  '[batch-reads-refused] a refused batch "%s" is taken back and over, and its notes are checked',
  (action, isRead, mark, before) => {
    const marked = stateAfter(holding(note(7), note(8)), batch('b', action, 7));
    expect(marked.noteReads).toEqual({ 7: mark });
    const state = stateAfter(marked, { type: 'batch.refused', id: 'b', isRead, ids: [7] });
    expect(pick(state, 'noteReads', 'checkedNoteIds', 'batch')).toEqual({
      noteReads: { 7: before },
      checkedNoteIds: { 7: true },
      batch: null,
    });
  },
);
