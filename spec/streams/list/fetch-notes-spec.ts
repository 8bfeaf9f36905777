import { defer, map, NEVER } from 'rxjs';
import { cases, marbles } from 'rxjs-marbles/jest';
import { createClient, type Transport } from '../../../src/client';
import { polling } from '../../../src/streams/list/polling';
import { fetchPushed } from '../../../src/streams/push/fetch-pushed';
import type { Behaviour } from '../../../src/streams/state/behaviour';
import type { Event } from '../../../src/streams/state/events';
import { createLog, emittedBy } from '../../support/behaviour';
import { wireNote } from '../../support/notes';
import { fakePlatform, notesResponse } from '../../support/platform';
import { table } from '../../support/table';

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

test.each<[string, Behaviour, string]>([
  ['[list-of-notes] the list', polling, `/rest/v1.1/notifications/?fields=${FIELDS}&number=10`],
  ['[one-note] a single note', fetchPushed, `/rest/v1.1/notifications/7?fields=${FIELDS}`],
])('%s is requested with all fields that the screens show', (_name, behaviour, address) => {
  marbles((m) => {
    const { client, addresses$ } = loggingClient();
    const values: Record<string, Event> = { 7: { type: 'push.received', noteId: 7 } };
    const emitted$ = emittedBy(m, behaviour, { events: '7', values, world: { client } });
    m.expect(emitted$, '1s !').toBeObservable('');
    m.expect(addresses$).toBeObservable('a', { a: address });
  })();
});

cases(
  'a list',
  (m, { count, isComplete }) => {
    const notes = Array.from({ length: Number(count) }, (_, index) => wireNote(index + 1));
    const platform = fakePlatform(() => m.cold('5ms (a|)', { a: notesResponse(...notes) }));
    const isComplete$ = emittedBy(m, polling, { platform }).pipe(
      map((event) => event.type === 'notes.listed' && event.isComplete),
    );
    m.expect(isComplete$, '1s !').toBeObservable('5ms c', { c: isComplete === 'yes' });
  },
  table(`
  count | isComplete | name
  10    | no         | of as many notes as were requested is not complete
  9     | yes        | of fewer notes is complete
`),
);
