import type { Event } from '../../../src/streams/state/events';
import { stateAfter } from '../../support/behaviour';
import { legend } from '../../support/legend';

const outdated: Event = { type: 'notes.outdated' };

test('the state follows the width of the window', () => {
  expect(stateAfter({}, legend.w).isWide).toBe(true);
  expect(stateAfter({}, legend.w, legend.W).isWide).toBe(false);
});

test.each([
  ['the panel is visible again', [legend.P, legend.h, legend.v], 3],
  ['the network is there again', [legend.P, legend.N, legend.n], 3],
  // The request that the opening channel made due may have failed.
  ['an open channel has an unanswered request', [legend.p, legend.h, legend.v], 3],
  [
    'an open channel has an unanswered request for the list',
    [legend.p, { ...legend.k, asked: 1 }, outdated, legend.h, legend.v],
    5,
  ],
  ['an open channel has none', [legend.p, { ...legend.k, asked: 1 }, legend.h, legend.v], 1],
])('[visible-again] a poll is due, or not, when %s', (_case, events, due) => {
  expect(stateAfter({}, ...events).list.checkDue).toBe(due);
});
