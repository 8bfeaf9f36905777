import { marbles } from 'rxjs-marbles/jest';
import { environment } from '../../../src/streams/environment/environment';
import { emittedBy, stateAfter } from '../../support/behaviour';
import { legend } from '../../support/legend';
import { clock } from '../../../src/streams/environment/clock';

test(
  'network and width are emitted at the start and when they change',
  marbles((m) => {
    const isOnline$ = m.hot('                 1-----0', { 1: true, 0: false });
    const isWide$ = m.hot('                   0--------1', { 1: true, 0: false });
    const emitted$ = emittedBy(m, environment, { world: { environment: { isOnline$, isWide$ } } });
    m.expect(emitted$).toBeObservable('(nW)--N--w', legend);
  }),
);

test(
  'the clock ticks at once, and every 30 s',
  marbles((m) => {
    const emitted$ = emittedBy(m, clock, {});
    m.expect(emitted$, '60001ms !').toBeObservable('0 29999ms 3 29999ms 6', {
      0: { type: 'clock.ticked', now: 0 },
      3: { type: 'clock.ticked', now: 30_000 },
      6: { type: 'clock.ticked', now: 60_000 },
    });
  }),
);

test.each([
  ['[polling-after-sleep] a poll is due after the clock has advanced more than 90 s', 90_001, 1],
  ['[polling-after-sleep] a poll is due after the clock was set back by a day', -24 * 60 * 60 * 1000, 1],
  ['no poll is due after a tick as late as in a hidden page', 60_100, 0],
])('%s', (_name, ms, due) => {
  const now = Date.UTC(2024, 4, 1, 12);
  expect(stateAfter({ now }, { type: 'clock.ticked', now: now + ms }).list.checkDue).toBe(due);
});

test('the state follows the width of the window', () => {
  expect(stateAfter({}, legend.w).isWide).toBe(true);
  expect(stateAfter({}, legend.w, legend.W).isWide).toBe(false);
});

test.each([
  ['the panel is visible again', [legend.P, legend.h, legend.v], 3],
  ['the network is there again', [legend.P, legend.N, legend.n], 3],
  ['the list of an open channel has failed', [legend.p, legend.x, legend.h, legend.v], 4],
  ['an open channel has missed nothing', [legend.p, legend.h, legend.v], 1],
])('[visible-again] a poll is due, or not, when %s', (_case, events, due) => {
  expect(stateAfter({}, ...events).list.checkDue).toBe(due);
});
