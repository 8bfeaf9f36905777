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

interface Case {
  readonly name: string;
  readonly events: string;
  readonly expected: string;
}

cases(
  'startBatch',
  (m, { events, expected }: Case) => {
    const emitted$ = emittedBy(m, startBatch, { events, values, state, world: { uniqueId: () => 'new' } });
    m.expect(emitted$).toBeObservable(expected, {
      A: { type: 'batch.requested', id: 'new', action: 'approve', ids: [8, 7] },
      R: { type: 'batch.requested', id: 'new', action: 'read', ids: [9, 7] },
      U: { type: 'batch.requested', id: 'new', action: 'unapprove', ids: [7, 8] },
      ...(aside && { D: aside }),
    });
  },
  [
    {
      name: '[batch-affects] acts on the checked notes that the action would change',
      events: '  c-a-c-r',
      expected: '--A---R',
    },
    { name: 'does nothing without checked notes', events: '--a', expected: '---' },
    {
      name: '[batch-reversed] reverses the last batch with the opposite action',
      events: '  b-u',
      expected: '--U',
    },
    { name: 'sets the checked notes aside together', events: 'c-d', expected: '--D' },
    { name: 'does nothing if there is no batch to reverse', events: 'u', expected: '-' },
  ],
);

cases(
  'closeBatch',
  (m, { events, expected }: Case) => {
    const emitted$ = emittedBy(m, closeBatch, { events, values, state });
    m.expect(emitted$).toBeObservable(expected, { X: { type: 'batch.closed' } });
  },
  [
    {
      name: '[batch-reversed] ends the time to reverse a batch after 4500 ms',
      events: '  b',
      expected: '4500ms X',
    },
    {
      name: 'starts again with the next batch',
      events: '  b 999ms e',
      expected: '1000ms 4500ms X',
    },
    {
      name: '[batch-reversed] waits for what has no answer yet',
      events: '  b-w 4999ms n',
      expected: '5002ms X',
    },
  ],
);

cases(
  'checkFailed',
  (m, { events, expected }: Case) => {
    const emitted$ = emittedBy(m, checkFailed, { events, values, state });
    m.expect(emitted$).toBeObservable(expected, {
      C: { type: 'checks.changed', ids: [7], areChecked: true },
    });
  },
  [
    {
      name: '[batch-failures] checks the notes whose action has failed, once',
      events: '  b-w-f-f',
      expected: '----C',
    },
    {
      name: '[batch-failures] checks them also if another batch has followed',
      events: '  b-w-e-f',
      expected: '------C',
    },
    { name: 'checks nothing for a batch of another tab', events: 'w-f', expected: '--' },
    {
      name: '[batch-failures] checks those of another tab that fail again after Retry in this one',
      events: '  f-x-w-f',
      expected: '------C',
    },
  ],
);
