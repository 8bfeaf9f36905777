import { cases } from 'rxjs-marbles/jest';
import { initialState } from '../../../src/streams/state/state';
import { setAside } from '../../../src/streams/triage/set-aside';
import { checkFailed } from '../../../src/streams/triage/check-failed';
import { closeBatch } from '../../../src/streams/triage/close-batch';
import { startBatch } from '../../../src/streams/triage/start-batch';
import type { Event } from '../../../src/streams/state/events';
import { emittedBy } from '../../support/behaviour';
import { holding, note } from '../../support/notes';
import { looked, recordOn } from '../../support/outbox';
import { table } from '../../support/table';

const read = { ...note(8), isRead: true };
const state = holding(
  note(7),
  read,
  note(9, { type: 'like', body: [], meta: { ids: { site: 1, post: 2 } } }),
);
const failed = recordOn(note(7), 'approve', { id: 'f', batch: 'b', state: 'failed' });
const waiting = recordOn(note(7), 'approve', { id: 'w', batch: 'b' });
const values: Readonly<Record<string, Event>> = {
  a: { type: 'checks.applied', action: 'approve' },
  r: { type: 'checks.applied', action: 'read' },
  t: { type: 'checks.applied', action: 'trash' },
  c: { type: 'checks.changed', ids: [7, 8, 9], areChecked: true },
  b: { type: 'batch.requested', id: 'b', action: 'approve', ids: [7, 8] },
  d: { type: 'checks.applied', action: 'done' },
  e: { type: 'batch.requested', id: 'e', action: 'like', ids: [7] },
  u: { type: 'batch.reversed' },
  x: { type: 'batch.retried', id: 'b' },
  // The records of the outbox: one of the batch waits, has failed, or is done.
  w: looked(waiting),
  f: looked(failed),
  n: looked(),
};

const aside = setAside({ ...initialState, ...state }, [7, 8, 9]);

cases(
  'startBatch',
  (m, { events, expected }) => {
    const emitted$ = emittedBy(m, startBatch, { events, values, state, world: { uniqueId: () => 'new' } });
    m.expect(emitted$).toBeObservable(expected, {
      A: { type: 'batch.requested', id: 'new', action: 'approve', ids: [8, 7] },
      R: { type: 'batch.requested', id: 'new', action: 'read', ids: [9, 7] },
      U: { type: 'batch.requested', id: 'new', action: 'unapprove', ids: [7, 8] },
      ...(aside && { D: aside }),
    });
  },
  table(`
  events  | expected | name
  c-a-c-r | --A---R  | [batch-affects] acts on the checked notes that the action would change
  --a     | ---      | does nothing without checked notes
  b-u     | --U      | [batch-reversed] reverses the last batch with the opposite action
  c-d     | --D      | sets the checked notes aside together
  u       | -        | does nothing if there is no batch to reverse
`),
);

cases(
  'closeBatch',
  (m, { events, expected }) => {
    const emitted$ = emittedBy(m, closeBatch, { events, values, state });
    m.expect(emitted$).toBeObservable(expected, { X: { type: 'batch.closed' } });
  },
  table(`
  events       | expected        | name
  b            | 4500ms X        | [batch-reversed] ends the time to reverse a batch after 4500 ms
  b 999ms e    | 1000ms 4500ms X | starts again with the next batch
  b-w 4999ms n | 5002ms X        | [batch-reversed] waits for what has no answer yet
`),
);

cases(
  'checkFailed',
  (m, { events, expected }) => {
    const emitted$ = emittedBy(m, checkFailed, { events, values, state });
    m.expect(emitted$).toBeObservable(expected, {
      C: { type: 'checks.changed', ids: [7], areChecked: true },
    });
  },
  table(`
  events  | expected | name
  b-w-f-f | ----C    | [batch-failures] checks the notes whose action has failed, once
  b-w-e-f | ------C  | [batch-failures] checks them also if another batch has followed
  w-f     | --       | checks nothing for a batch of another tab
  f-x-w-f | ------C  | [batch-failures] checks those of another tab that fail again after Retry in this one
`),
);
