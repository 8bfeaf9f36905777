import { cases } from 'rxjs-marbles/jest';
import { isRead } from '../../../src/streams/reading/selectors';
import type { Event } from '../../../src/streams/state/events';
import { batchBar } from '../../../src/streams/triage/batch-bar';
import { refusedReads } from '../../../src/streams/triage/refused-reads';
import type { BatchAction } from '../../../src/streams/triage/state';
import { emittedBy } from '../../support/behaviour';
import { idsOf } from '../../world/platform';
import { SECOND } from '../../world/clock';
import { holding, note, READ, UNREAD } from '../../support/notes';
import { table } from '../../support/table';
import { play } from '../../world/script';
import type { Tab } from '../../world/browser';

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

test.each<[BatchAction, boolean, string]>([
  ['read', false, 'reads.failed'],
  ['unread', true, 'unreads.failed'],
])(
  '[batch-reads-refused] a refused batch "%s" is taken back in all tabs, and said',
  (action, was, message) => {
    const ids = [0, 1, 2].map((index) => idsOf(index).note);
    const seen: unknown[] = [];
    const { blog } = play(
      ({ open }) => {
        const [one, two] = [open(), open()];
        const mark = (name: BatchAction): void => {
          one.send({ type: 'checks.changed', ids, areChecked: true });
          one.send({ type: 'checks.applied', action: name });
        };
        const reads = ({ state }: Tab) =>
          ids.map((id) => {
            const { [id]: found } = state().allNotes;
            return found && isRead(state(), found);
          });
        return {
          [SECOND]: () => action === 'unread' && mark('read'),
          [10 * SECOND]: () => mark(action),
          [11 * SECOND]: () => {
            const { checkedNoteIds, status } = one.state();
            seen.push(batchBar(one.state()), status?.message, status?.cause, Object.keys(checkedNoteIds));
          },
          [60 * SECOND]: () => seen.push(reads(one), reads(two)),
        };
      },
      {
        notes: 10,
        // Before notes can become unread they were read.
        fateOf: (line, times) =>
          line === 'POST /notifications/read' && (action === 'read' || times > 1) ? 'forbidden' : 'right',
      },
    );
    const before = [was, was, was];
    expect(seen).toEqual([undefined, message, 'forbidden', ids.map(String), before, before]);
    const sent = blog.changes().filter((line) => line.includes(action === 'read' ? ':9999' : ':-1'));
    expect(sent).toHaveLength(1);
  },
);
