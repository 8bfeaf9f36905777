import { marbles } from 'rxjs-marbles/jest';
import { ofType } from '../../../src/streams/operators/of-type';
import { select } from '../../../src/streams/operators/select';
import type { Event } from '../../../src/streams/state/events';
import { legend } from '../../support/legend';
import { initialState } from '../../../src/streams/state/state';

test(
  'ofType passes only events of its types',
  marbles((m) => {
    const passed$ = m.hot<Event>('          -s-d-o|', legend).pipe(ofType('note.selected', 'panel.toggled'));
    m.expect<Event>(passed$).toBeObservable('-s---o|', legend);
  }),
);

test(
  'select emits a part of the state when it has changed',
  marbles((m) => {
    const states = {
      a: initialState,
      b: { ...initialState, tick: 1 },
      c: { ...initialState, isWide: true },
    };
    const isWide$ = m.hot('a-b-c-c', states).pipe(select(({ isWide }) => isWide));
    m.expect(isWide$).toBeObservable('0---1', { 0: false, 1: true });
  }),
);
