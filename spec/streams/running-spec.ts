import { NEVER, Observable } from 'rxjs';
import { marbles } from 'rxjs-marbles/jest';
import { panelBehaviours } from '../../src/streams/behaviours/panel';
import type { ChannelEvent } from '../../src/client';
import { createStore } from '../support/create-store';
import type { Event } from '../../src/streams/state/events';
import { memoryStorage, quietDeps } from '../support/behaviour';
import { initialState } from '../../src/streams/state/state';
import { legend } from '../support/legend';
import { holding, note, wireNote } from '../support/notes';
import { fakePlatform, notesResponse } from '../support/platform';

test(
  'stopping the store unsubscribes from the whole outside world',
  marbles((m) => {
    const request$ = m.cold('-');
    const lock$ = m.cold('-');
    const channel$ = m.cold<ChannelEvent>('5ms *', { '*': { type: 'open' } });
    const yes$ = () => m.hot<boolean>('t', { t: true });
    const [isVisible$, isOnline$, isWide$] = [yes$(), yes$(), yes$()];
    const [pageHide$, keys$, messages$] = [m.hot('-'), m.hot('-'), m.hot('-')];
    const [tokenRejected$, tokenDoubted$, changes$] = [m.hot('-'), m.hot('-'), m.hot('-')];
    const store = createStore(
      quietDeps(
        {
          storage: memoryStorage(new Map([['note_like_7', '{}']]), changes$),
          host: { messages$ },
          environment: { isVisible$, isOnline$, isWide$, pageHide$, keys$ },
          tokenRejected$,
          tokenDoubted$,
          locks: { hold: () => lock$ },
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
      store.send({ type: 'moderation.requested', id, kind: 'trash' });
      store.send({ type: 'reply.typed', id, text: 'Hello' });
    });
    m.expect(store.run$, '1s !').toBeObservable('');
    const once = '^ 999ms !';
    for (const hot$ of [isOnline$, isWide$, keys$, messages$, tokenRejected$, tokenDoubted$])
      m.expect(hot$).toHaveSubscriptions(once);
    // Of the panel, of the session, and of its end in another tab.
    m.expect(isVisible$).toHaveSubscriptions([once, once, once]);
    // Of read marks, drafts, notes that are set aside, shortcuts, preferences, the blogger's id, the session,
    // and two of its end.
    m.expect(changes$).toHaveSubscriptions(Array(9).fill(once));
    // Of the list, and of the question who is signed in.
    m.expect(request$).toHaveSubscriptions([once, '99ms ^ 900ms !']);
    m.expect(channel$).toHaveSubscriptions(once);
    // Of a record that an older build has left.
    m.expect(lock$).toHaveSubscriptions(once);
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

test('[start-costs] the store and the behaviours of the first screen make at most 205 subscriptions', () => {
  const store = createStore(quietDeps(), panelBehaviours);
  const subscribe = jest.spyOn(Observable.prototype, 'subscribe');
  const running = store.run$.subscribe();
  expect(subscribe.mock.calls.length).toBeLessThanOrEqual(205);
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
