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
  Observable,
} from 'rxjs';
import { marbles } from 'rxjs-marbles/jest';
import { initialState } from '../../src/streams/state/state';
import { reduce } from '../../src/streams/reducer';
import { startStore } from '../../src/streams/start-store';
import { createStore } from '../support/create-store';
import type { Behaviour, Behaviours } from '../../src/streams/state/behaviour';
import { ofType } from '../../src/streams/operators/of-type';
import type { Event } from '../../src/streams/state/events';
import { quietDeps, createLog, memoryStorage } from '../support/behaviour';
import { legend } from '../support/legend';
import { panelBehaviours } from '../../src/streams/behaviours/panel';
import type { ChannelEvent } from '../../src/client';
import { holding, note, wireNote } from '../support/notes';
import { fakePlatform, notesResponse } from '../support/platform';

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

test(
  'stopping the store unsubscribes from the whole outside world',
  marbles((m) => {
    const request$ = m.cold('-');
    const channel$ = m.cold<ChannelEvent>('5ms *', { '*': { type: 'open' } });
    const yes$ = () => m.hot<boolean>('t', { t: true });
    const [isVisible$, isOnline$, isWide$] = [yes$(), yes$(), yes$()];
    const [pageHide$, keys$, messages$] = [m.hot('-'), m.hot('-'), m.hot('-')];
    const [tokenRejected$, tokenDoubted$, changes$] = [m.hot('-'), m.hot('-'), m.hot('-')];
    const store = createStore(
      quietDeps(
        {
          storage: memoryStorage(new Map(), changes$),
          host: { messages$ },
          environment: { isVisible$, isOnline$, isWide$, pageHide$, keys$ },
          tokenRejected$,
          tokenDoubted$,
        },
        fakePlatform(
          () => request$,
          () => channel$,
        ),
      ),
      undefined,
      { ...initialState, ...holding(note(7)) },
    );
    m.hot('99ms a', { a: 7 }).subscribe((id) => {
      store.send({ type: 'action.requested', action: 'trash', id });
      store.send({ type: 'reply.typed', id, text: 'Hello' });
    });
    m.expect(store.run$, '1s !').toBeObservable('');
    const once = '^ 999ms !';
    for (const hot$ of [isOnline$, isWide$, keys$, messages$, tokenRejected$, tokenDoubted$])
      m.expect(hot$).toHaveSubscriptions(once);
    // Subscribed to by the panel and the outbox.
    m.expect(isVisible$).toHaveSubscriptions([once, once]);
    // Of read marks, drafts, notes that are set aside, preferences, the blogger's id, the session, and two of
    // its end.
    m.expect(changes$).toHaveSubscriptions(Array(8).fill(once));
    // Of the list, and of the question who is signed in.
    m.expect(request$).toHaveSubscriptions([once, '99ms ^ 900ms !']);
    m.expect(channel$).toHaveSubscriptions(once);
    // Of the outbox, of the trash whose owner is not known yet, and of the draft until it is stored.
    m.expect(pageHide$).toHaveSubscriptions([once, '99ms ^ 900ms !', '99ms ^ 299ms !']);
  }),
);

test(
  'the whole store lists, subscribes, fetches a pushed note, sends seen and read, and asks for the answers',
  marbles((m) => {
    const platform = fakePlatform(
      (line) => m.cold('5ms (a|)', { a: notesResponse(...(line.startsWith('POLL') ? [] : [wireNote(7)])) }),
      () => m.cold('1s * 999ms 7', { '*': { type: 'open' }, 7: { type: 'message', data: '{"note_id":7}' } }),
    );
    const store = createStore(quietDeps({ tokenRejected$: NEVER }, platform));
    m.hot<Event>('3s o 9ms s', legend).subscribe((event) => store.send(event));
    m.expect(store.run$, '60s !').toBeObservable('');
    m.expect(platform.requests$).toBeObservable('l 999ms k 1099ms 7 899ms o 9ms s 299ms c 28889ms k', {
      l: 'GET /notifications/?number=10',
      k: 'POLL /notifications/?number=10',
      7: 'GET /notifications/7',
      o: 'POST /notifications/seen {"time":1795176000}',
      s: 'POST /notifications/read {"counts":{"7":9999}} keepalive',
      c: 'GET /sites/1/posts/2/replies/?number=100&offset=0&status=all',
    });
  }),
);

afterEach(() => jest.restoreAllMocks());

test('[start-costs] the store and the behaviours of the first screen make at most 220 subscriptions', () => {
  const store = createStore(quietDeps(), panelBehaviours);
  const subscribe = jest.spyOn(Observable.prototype, 'subscribe');
  const running = store.run$.subscribe();
  expect(subscribe.mock.calls.length).toBeLessThanOrEqual(220);
  running.unsubscribe();
});

test('[start-costs] an event that nothing waits for makes no subscription', () => {
  const store = createStore(quietDeps(), panelBehaviours);
  const running = store.run$.subscribe();
  const subscribe = jest.spyOn(Observable.prototype, 'subscribe');
  store.send({ type: 'status.dismissed' });
  expect(subscribe).not.toHaveBeenCalled();
  running.unsubscribe();
});
