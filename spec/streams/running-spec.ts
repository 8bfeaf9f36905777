import { NEVER } from 'rxjs';
import { marbles } from 'rxjs-marbles/jest';
import type { ChannelEvent } from '../../src/client';
import { createStore } from '../../src/streams';
import type { Event } from '../../src/streams/state/events';
import { memoryStorage, quietDeps } from '../support/behaviour';
import { initialState } from '../../src/streams/state/state';
import { holding, note, wireNote } from '../support/notes';
import { fakePlatform, notesAnswer } from '../support/platform';

test(
  'ending the store lets go of the whole outside world',
  marbles((m) => {
    const request$ = m.cold('-');
    const lock$ = m.cold('l');
    const channel$ = m.cold<ChannelEvent>('5ms o', { o: { type: 'open' } });
    const yes$ = () => m.hot<boolean>('t', { t: true });
    const [isVisible$, isOnline$, isWide$] = [yes$(), yes$(), yes$()];
    const [pageHide$, keys$, messages$, unauthorized$, changes$] = [
      m.hot('-'),
      m.hot('-'),
      m.hot('-'),
      m.hot('-'),
      m.hot('-'),
    ];
    const store = createStore(
      quietDeps(
        {
          storage: memoryStorage(new Map(), changes$),
          host: { messages$ },
          surroundings: { isVisible$, isOnline$, isWide$, pageHide$, keys$ },
          unauthorized$,
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
    for (const hot$ of [isVisible$, isOnline$, isWide$, keys$, messages$, unauthorized$])
      m.expect(hot$).toHaveSubscriptions(once);
    // By what is restored from storage, and by what is recovered.
    m.expect(changes$).toHaveSubscriptions([once, once]);
    m.expect(request$).toHaveSubscriptions(once);
    m.expect(channel$).toHaveSubscriptions(once);
    // The pending trash is this tab's.
    m.expect(lock$).toHaveSubscriptions('99ms ^ 900ms !');
    // By the drafts, and by the pending trash.
    m.expect(pageHide$).toHaveSubscriptions([once, '99ms ^ 900ms !']);
  }),
);

test(
  'the whole store: listed, subscribed, pushed, seen and read',
  marbles((m) => {
    const platform = fakePlatform(
      (line) => m.cold('5ms (a|)', { a: notesAnswer(...(line.startsWith('POLL') ? [] : [wireNote(7)])) }),
      () => m.cold('1s o 999ms p', { o: { type: 'open' }, p: { type: 'message', data: '{"note_id":7}' } }),
    );
    const store = createStore(quietDeps({ unauthorized$: NEVER }, platform));
    m.hot<Event>('3s o 9ms s', {
      o: { type: 'panel.toggled', isOpen: true },
      s: { type: 'note.selected', id: 7 },
    }).subscribe((event) => store.send(event));
    m.expect(store.run$, '60s !').toBeObservable('');
    m.expect(platform.requests$).toBeObservable('l 999ms p 1099ms n 899ms s 9ms r', {
      l: 'GET /notifications/?number=10',
      p: 'POLL /notifications/?number=10',
      n: 'GET /notifications/7',
      s: 'POST /notifications/seen {"time":1795176000}',
      r: 'POST /notifications/read {"counts":{"7":9999}} keepalive',
    });
  }),
);
