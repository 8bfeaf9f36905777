import { delay, ignoreElements, map, mergeMap, NEVER, of } from 'rxjs';
import { switchMap, tap, throwError, timer, withLatestFrom } from 'rxjs';
import { marbles } from 'rxjs-marbles/jest';
import { initialState } from '../../src/streams/state/state';
import { reduce } from '../../src/streams/reducer';
import { startStore } from '../../src/streams/start-store';
import { createStore } from '../support/create-store';
import type { Behaviour, Behaviours } from '../../src/streams/state/behaviour';
import { ofType } from '../../src/streams/operators/of-type';
import type { Event } from '../../src/streams/state/events';
import { quietDeps, createLog } from '../support/behaviour';
import { legend } from '../support/legend';

const { o: open, w: wide, N: offline } = legend;

/** A behaviour that logs each event with the number of events in the state. */
const logger =
  (name: string, lines: string[]): Behaviour =>
  (events$, state$) =>
    events$.pipe(
      withLatestFrom(state$),
      tap(([{ type }, { tick }]) => lines.push(`${name} ${type} ${tick}`)),
      ignoreElements(),
    );

test('an event is folded into the state before behaviours receive it, and all receive it before the events that follow', () => {
  const lines: string[] = [];
  const answering: Behaviour = (events$) =>
    events$.pipe(
      ofType('panel.toggled'),
      mergeMap(() => [wide, offline]),
    );
  const store = createStore(quietDeps(), { a: logger('a', lines), answering, b: logger('b', lines) });
  const running = store.run$.subscribe();
  store.send(open);
  running.unsubscribe();
  const types = ['panel.toggled 1', 'width.changed 2', 'network.changed 3'];
  expect(lines).toEqual(types.flatMap((type) => [`a ${type}`, `b ${type}`]));
});

test('an event that a behaviour emits at once reaches the behaviours after it', () => {
  const lines: string[] = [];
  const store = createStore(quietDeps(), { first: () => of(wide), b: logger('b', lines) });
  store.run$.subscribe().unsubscribe();
  expect(lines).toEqual(['b width.changed 1']);
});

test('events are folded into the state even if no behaviour listens', () => {
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
  'a behaviour that fails is reported and restarts after 1 s, while the others continue',
  marbles((m) => {
    const report = createLog<string>();
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
    const store = createStore(quietDeps({ report: report.add }), { broken, alive });
    const ticks = createLog<number>();
    store.state$.pipe(tap(({ tick }) => ticks.add(tick))).subscribe();
    m.hot('-o 998ms o-o', legend).subscribe((event) => store.send(event));
    m.expect(store.run$).toBeObservable('');
    m.expect(report.entries$).toBeObservable('-d 1000ms d', { d: 'broken failed: Error: a defect' });
    // The other behaviour emits 1 ms after each opening, also while the broken one waits.
    m.expect(ticks.entries$).toBeObservable('abc 997ms defg', { a: 0, b: 1, c: 2, d: 3, e: 4, f: 5, g: 6 });
  }),
);

test(
  'a behaviour that fails at its start is restarted once a second',
  marbles((m) => {
    const report = createLog<string>();
    const broken: Behaviour = () => throwError(() => new Error('a defect'));
    const store = createStore(quietDeps({ report: report.add }), { broken });
    m.expect(store.run$, '2500ms !').toBeObservable('');
    m.expect(report.entries$).toBeObservable('d 999ms d 999ms d', {
      d: 'broken failed: Error: a defect',
    });
  }),
);

test(
  'the time of the state is the time at which the store starts',
  marbles((m) => {
    const now$ = timer(7).pipe(
      switchMap(() => createStore(quietDeps(), {}).state$),
      map(({ now }) => now),
    );
    m.expect(now$).toBeObservable('7ms n', { n: 7 });
  }),
);

test(
  'a later batch of behaviours joins the first one, and all run until the store stops',
  marbles((m) => {
    const [first$, second$] = [m.cold<Event>('-'), m.cold<Event>('-')];
    const batches$ = m.cold<Behaviours>('1-2', { 1: { first: () => first$ }, 2: { second: () => second$ } });
    m.expect(startStore(quietDeps(), batches$, initialState, reduce).run$, '------!').toBeObservable('');
    m.expect(first$).toHaveSubscriptions(['           ^-----!']);
    m.expect(second$).toHaveSubscriptions(['          --^---!']);
  }),
);
