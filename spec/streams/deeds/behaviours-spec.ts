import { cases } from 'rxjs-marbles/jest';
import { initialState } from '../../../src/streams/state/state';
import { setAside } from '../../../src/streams/deeds/set-aside';
import { checkFailed } from '../../../src/streams/deeds/check-failed';
import { closeDeeds } from '../../../src/streams/deeds/close-deeds';
import { makeDeeds } from '../../../src/streams/deeds/make-deeds';
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
const failed = recordOn(note(7), 'approve', { id: 'f', deed: 'b', state: 'failed' });
const waiting = recordOn(note(7), 'approve', { id: 'w', deed: 'b' });
const values: Readonly<Record<string, Event>> = {
  a: { type: 'checks.applied', action: 'approve' },
  r: { type: 'checks.applied', action: 'read' },
  t: { type: 'checks.applied', action: 'trash' },
  c: { type: 'checks.changed', ids: [7, 8, 9], areChecked: true },
  b: { type: 'batch.requested', id: 'b', action: 'approve', ids: [7, 8], at: 0 },
  d: { type: 'checks.applied', action: 'done' },
  s: { type: 'aside.requested', ids: [7, 8, 9] },
  e: { type: 'batch.requested', id: 'e', action: 'like', ids: [7], at: 0 },
  u: { type: 'deed.undone', id: 'b' },
  x: { type: 'deed.retried', id: 'b' },
  // The records of the outbox: one of the batch waits, has failed, or is done.
  w: looked(waiting),
  f: looked(failed),
  n: looked(),
};

const aside = setAside({ ...initialState, ...state }, [7, 8, 9], 3);

cases(
  'makeDeeds',
  (m, { events, expected }) => {
    const emitted$ = emittedBy(m, makeDeeds, { events, values, state, world: { uniqueId: () => 'new' } });
    m.expect(emitted$).toBeObservable(expected, {
      A: { type: 'batch.requested', id: 'new', action: 'approve', ids: [8, 7], at: 2 },
      R: { type: 'batch.requested', id: 'new', action: 'read', ids: [9, 7], at: 6 },
      ...(aside && { D: aside }),
    });
  },
  table(`
  events  | expected | name
  c-a-c-r | --A---R  | [batch-affects] acts on the checked notes that the action would change
  --a     | ---      | does nothing without checked notes
  c--d    | ---D     | sets the checked notes aside together
  ---s    | ---D     | [set-aside-undo] sets notes aside at the time of the event
`),
);

cases(
  'closeDeeds',
  (m, { events, expected }) => {
    const emitted$ = emittedBy(m, closeDeeds, { events, values, state });
    m.expect(emitted$).toBeObservable(expected, {
      X: { type: 'deed.closed', id: 'b' },
      Y: { type: 'deed.closed', id: 'e' },
    });
  },
  table(`
  events       | expected        | name
  b            | 4500ms X        | [batch-reversed] ends the time to take a batch back after 4500 ms
  b 999ms e    | 4500ms X 999ms Y | ends that of each batch
  b-u          | --X             | [batch-reversed] ends that of a batch that is taken back
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
