import { defer, ignoreElements, map, NEVER } from 'rxjs';
import { cases, marbles } from 'rxjs-marbles/jest';
import { createClient, type Transport } from '../../../src/client';
import { fetchPushed } from '../../../src/streams/effects/fetch-pushed';
import { polling } from '../../../src/streams/sources/polling';
import { realtime } from '../../../src/streams/sources/realtime';
import { answersOf, recorder } from '../../support/behaviour';
import { wireNote } from '../../support/notes';
import { answer, fakePlatform, notesAnswer } from '../../support/platform';

/** Those of section 7, and the others that the screens show (docs/decisions.md). */
const FIELDS = [
  ...['id', 'type', 'unread', 'body', 'subject', 'timestamp', 'meta', 'note_hash'],
  ...['read', 'header', 'url', 'icon', 'noticon', 'title'],
].join();

/** A client whose requests and channels are told by their addresses. */
function listening() {
  const addresses = recorder<string>();
  const tell = (url: string) =>
    defer(() => {
      addresses.tell(decodeURIComponent(url).replace('https://platform.test', ''));
      return NEVER;
    });
  const transport: Transport = { send: ({ url }) => tell(url), connect: ({ url }) => tell(url) };
  const client = createClient({ apiOrigin: 'https://platform.test', token: 'token', transport });
  return { client, addresses$: addresses.told$ };
}

test(
  'the list is asked for with all fields that the screens show',
  marbles((m) => {
    const { client, addresses$ } = listening();
    m.expect(answersOf(m, polling, { world: { client } }), '1s !').toBeObservable('');
    m.expect(addresses$).toBeObservable('l', {
      l: `/rest/v1.1/notifications/?fields=${FIELDS}&number=10`,
    });
  }),
);

test(
  'so is a single note',
  marbles((m) => {
    const { client, addresses$ } = listening();
    const pushed$ = answersOf(m, fetchPushed, {
      events: 'p',
      values: { p: { type: 'push.received', noteId: 7 } },
      world: { client },
    });
    m.expect(pushed$, '1s !').toBeObservable('');
    m.expect(addresses$).toBeObservable('n', { n: `/rest/v1.1/notifications/7?fields=${FIELDS}` });
  }),
);

test(
  'news come over the channel of section 7',
  marbles((m) => {
    const { client, addresses$ } = listening();
    m.expect(answersOf(m, realtime, { world: { client } }).pipe(ignoreElements()), '1s !').toBeObservable('');
    m.expect(addresses$).toBeObservable('c', { c: '/pinghub/wpcom/me/newest-note-data' });
  }),
);

test(
  'a push of another kind is reported, and makes the list due',
  marbles((m) => {
    const report = recorder<string>();
    const platform = fakePlatform(
      () => m.cold('5ms (a|)', { a: answer({}) }),
      () => m.cold('o-m', { o: { type: 'open' }, m: { type: 'message', data: '{"action":"poke"}' } }),
    );
    const answers$ = answersOf(m, realtime, { platform, world: { report: report.tell } });
    m.expect(answers$, '1s !').toBeObservable('(cs) 98ms l', {
      c: { type: 'push.subscribing' },
      s: { type: 'push.subscribed' },
      l: { type: 'push.received', noteId: null },
    });
    m.expect(report.told$).toBeObservable('--p', { p: 'a push message has another action than push' });
  }),
);

cases(
  'a list',
  (m, { held, isComplete }) => {
    const notes = Array.from({ length: held }, (_, index) => wireNote(index + 1));
    const platform = fakePlatform(() => m.cold('5ms (a|)', { a: notesAnswer(...notes) }));
    const told$ = answersOf(m, polling, { platform }).pipe(
      map((event) => event.type === 'notes.listed' && event.isComplete),
    );
    m.expect(told$, '1s !').toBeObservable('5ms c', { c: isComplete });
  },
  [
    { name: 'of as many notes as were asked for may go on', held: 10, isComplete: false },
    { name: 'of fewer is whole', held: 9, isComplete: true },
  ],
);
