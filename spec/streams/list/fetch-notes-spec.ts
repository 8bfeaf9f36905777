import { defer, map, NEVER } from 'rxjs';
import { cases, marbles } from 'rxjs-marbles/jest';
import { createClient, type Transport } from '../../../src/client';
import { polling } from '../../../src/streams/list/polling';
import { fetchPushed } from '../../../src/streams/push/fetch-pushed';
import { createLog, emittedBy } from '../../support/behaviour';
import { wireNote } from '../../support/notes';
import { fakePlatform, notesResponse } from '../../support/platform';

/** The fields that the screens show. */
const FIELDS = [
  ...['id', 'type', 'unread', 'body', 'subject', 'timestamp', 'meta', 'note_hash'],
  ...['read', 'header', 'url', 'icon', 'noticon', 'title'],
].join();

/** A client that logs the addresses of its requests. */
function loggingClient() {
  const addresses = createLog<string>();
  const send: Transport['send'] = ({ url }) =>
    defer(() => {
      addresses.add(decodeURIComponent(url).replace('https://platform.test', ''));
      return NEVER;
    });
  const transport: Transport = { send, connect: () => NEVER };
  const client = createClient({ apiOrigin: 'https://platform.test', token: 'token', transport });
  return { client, addresses$: addresses.entries$ };
}

test(
  '[list-of-notes] the list is requested with all fields that the screens show',
  marbles((m) => {
    const { client, addresses$ } = loggingClient();
    m.expect(emittedBy(m, polling, { world: { client } }), '1s !').toBeObservable('');
    m.expect(addresses$).toBeObservable('l', {
      l: `/rest/v1.1/notifications/?fields=${FIELDS}&number=10`,
    });
  }),
);

test(
  '[one-note] a single note is requested with all fields that the screens show',
  marbles((m) => {
    const { client, addresses$ } = loggingClient();
    const emitted$ = emittedBy(m, fetchPushed, {
      events: '7',
      values: { 7: { type: 'push.received', noteId: 7 } },
      world: { client },
    });
    m.expect(emitted$, '1s !').toBeObservable('');
    m.expect(addresses$).toBeObservable('7', { 7: `/rest/v1.1/notifications/7?fields=${FIELDS}` });
  }),
);

interface Case {
  readonly name: string;
  readonly count: number;
  readonly isComplete: boolean;
}

cases(
  'a list',
  (m, { count, isComplete }: Case) => {
    const notes = Array.from({ length: count }, (_, index) => wireNote(index + 1));
    const platform = fakePlatform(() => m.cold('5ms (a|)', { a: notesResponse(...notes) }));
    const isComplete$ = emittedBy(m, polling, { platform }).pipe(
      map((event) => event.type === 'notes.listed' && event.isComplete),
    );
    m.expect(isComplete$, '1s !').toBeObservable('5ms c', { c: isComplete });
  },
  [
    { name: 'of as many notes as were requested is not complete', count: 10, isComplete: false },
    { name: 'of fewer notes is complete', count: 9, isComplete: true },
  ],
);
