import { marbles } from 'rxjs-marbles/jest';
import { ofType } from '../../../src/streams/operators/of-type';
import { select } from '../../../src/streams/operators/select';
import type { Event } from '../../../src/streams/state/events';
import { initialState } from '../../../src/streams/state/state';

const values: Record<string, Event> = {
  s: { type: 'note.selected', id: 7 },
  d: { type: 'note.deselected' },
  o: { type: 'panel.toggled', isOpen: true },
};

test(
  'only events of the types asked for pass',
  marbles((m) => {
    const passed$ = m.hot<Event>('-s-d-o|', values).pipe(ofType('note.selected', 'panel.toggled'));
    m.expect<Event>(passed$).toBeObservable('-s---o|', values);
  }),
);

test(
  'a part of the state is told when it has changed',
  marbles((m) => {
    const states = {
      a: initialState,
      b: { ...initialState, tick: 1 },
      c: { ...initialState, isWide: true },
    };
    const isWide$ = m.hot('a-b-c-c', states).pipe(select(({ isWide }) => isWide));
    m.expect(isWide$).toBeObservable('f---t', { f: false, t: true });
  }),
);
