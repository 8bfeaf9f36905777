import {
  delay,
  ignoreElements,
  map,
  mergeMap,
  NEVER,
  of,
  switchMap,
  tap,
  throwError,
  timer,
  withLatestFrom,
} from 'rxjs';
import { marbles } from 'rxjs-marbles/jest';
import { createStore } from '../../src/streams';
import type { Behaviour } from '../../src/streams/behaviour';
import { ofType } from '../../src/streams/operators/of-type';
import type { Event } from '../../src/streams/state/events';
import { quietDeps, recorder } from '../support/behaviour';

const open: Event = { type: 'panel.toggled', isOpen: true };
const wide: Event = { type: 'width.changed', isWide: true };
const offline: Event = { type: 'network.changed', isOnline: false };

/** Writes down each event with the number of events folded so far. */
const writer =
  (name: string, lines: string[]): Behaviour =>
  (events$, state$) =>
    events$.pipe(
      withLatestFrom(state$),
      tap(([{ type }, { tick }]) => lines.push(`${name} ${type} ${tick}`)),
      ignoreElements(),
    );

test('an event is folded before any behaviour hears of it, and heard by all before its answers are', () => {
  const lines: string[] = [];
  const answering: Behaviour = (events$) =>
    events$.pipe(
      ofType('panel.toggled'),
      mergeMap(() => [wide, offline]),
    );
  const store = createStore(quietDeps(), { a: writer('a', lines), answering, b: writer('b', lines) });
  const running = store.run$.subscribe();
  store.send(open);
  running.unsubscribe();
  expect(lines).toEqual([
    'a panel.toggled 1',
    'b panel.toggled 1',
    'a width.changed 2',
    'b width.changed 2',
    'a network.changed 3',
    'b network.changed 3',
  ]);
});

test('what a behaviour says at once is heard by those after it, too', () => {
  const lines: string[] = [];
  const store = createStore(quietDeps(), { first: () => of(wide), b: writer('b', lines) });
  store.run$.subscribe().unsubscribe();
  expect(lines).toEqual(['b width.changed 1']);
});

test('events are folded even while no behaviour listens', () => {
  const store = createStore(quietDeps(), { silent: () => NEVER });
  const ticks: number[] = [];
  store.state$.subscribe(({ tick }) => ticks.push(tick));
  const running = store.run$.subscribe();
  store.send(open);
  running.unsubscribe();
  store.send(open);
  expect(ticks).toEqual([0, 1]);
});

test(
  'a behaviour that fails is reported and starts again after 1 s, while the others live',
  marbles((m) => {
    const report = recorder<string>();
    const broken: Behaviour = (events$) =>
      events$.pipe(
        ofType('panel.toggled'),
        switchMap(() => throwError(() => new Error('a defect'))),
      );
    const alive: Behaviour = (events$) =>
      events$.pipe(
        ofType('panel.toggled'),
        delay(1),
        map(() => wide),
      );
    const store = createStore(quietDeps({ report: report.tell }), { broken, alive });
    const told = recorder<number>();
    store.state$.pipe(tap(({ tick }) => told.tell(tick))).subscribe();
    m.hot('-o 998ms o-o', { o: open }).subscribe((event) => store.send(event));
    m.expect(store.run$).toBeObservable('');
    m.expect(report.told$).toBeObservable('-d 1000ms d', { d: 'the behaviour broken failed: a defect' });
    // Each opening is answered 1 ms later, also while the broken one rests.
    m.expect(told.told$).toBeObservable('abc 997ms defg', { a: 0, b: 1, c: 2, d: 3, e: 4, f: 5, g: 6 });
  }),
);

test(
  'a behaviour that fails as it starts is started again and again, once a second',
  marbles((m) => {
    const report = recorder<string>();
    const broken: Behaviour = () => throwError(() => new Error('a defect'));
    const store = createStore(quietDeps({ report: report.tell }), { broken });
    m.expect(store.run$, '2500ms !').toBeObservable('');
    m.expect(report.told$).toBeObservable('d 999ms d 999ms d', {
      d: 'the behaviour broken failed: a defect',
    });
  }),
);

test(
  'the clock of the state starts with the store',
  marbles((m) => {
    const now$ = timer(7).pipe(
      switchMap(() => createStore(quietDeps(), {}).state$),
      map(({ now }) => now),
    );
    m.expect(now$).toBeObservable('7ms n', { n: 7 });
  }),
);
