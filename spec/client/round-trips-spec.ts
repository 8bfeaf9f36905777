import { filter, firstValueFrom, forkJoin, share } from 'rxjs';
import { WebSocket } from 'ws';
import { type Client, createClient, fetchTransport } from '../../src/client';
import { batchedTransport } from '../../src/client/batch';
import { roundTrips } from '../support/round-trips';
import { take } from '../support/round-trips/round-trip';
import { Visitor } from '../support/visitor';

// Node 20 has no WebSocket of its own.
Object.assign(globalThis, { WebSocket });

let visitor: Visitor;
let client: Client;
beforeAll(async () => {
  visitor = await Visitor.arrive({ notes: 5 });
  client = createClient({ apiOrigin: visitor.sandbox.platform, token: visitor.token });
});
beforeEach(() => visitor.sandbox.platformModel.reset());
afterAll(() => visitor.sandbox.close());

describe('over real HTTP, the client', () => {
  it.each(roundTrips)('creates, reads, changes and deletes $noun', async (trip) => {
    const { seen, expected } = await take(trip, client);
    expect(seen).toMatchObject([...expected]);
  });

  it.each(roundTrips.slice(0, 3))(
    'creates, changes and deletes $noun with POST in place of PUT and DELETE, as WordPress.com wants it',
    async (trip) => {
      const { sandbox, token } = visitor;
      const own = createClient({ apiOrigin: sandbox.platform, token, postOnly: true });
      const { seen, expected } = await take(trip, own);
      expect(seen).toMatchObject([...expected]);
    },
  );

  it('[calls-of-batch-and-plans] gets the answers of simultaneous calls from one batch', async () => {
    const { sandbox, token } = visitor;
    const { log } = sandbox.platformModel;
    const transport = batchedTransport(fetchTransport);
    const { me, site } = createClient({ apiOrigin: sandbox.platform, token, transport });
    log.clear();
    const [{ username }, { posts }] = await firstValueFrom(
      forkJoin([me().get(), site(2101).postsList({ query: { number: 1 } })]),
    );
    expect([username, posts.length]).toEqual(['wilhelmina', 1]);
    expect(log.list().map(({ path }) => path)).toEqual(['/rest/v1.1/batch']);
  });

  it('[fields-of-a-survey] submits a survey', async () => {
    const survey = client.marketing().survey('tea', 2101).addResponses({ milk: 'first' });
    expect(await firstValueFrom(survey.submit())).toEqual({ success: true });
    expect(visitor.sandbox.platformModel.collections.account.surveys).toEqual([
      { surveyId: 'tea', siteId: '2101', responses: { milk: 'first' } },
    ]);
  });

  it('lists and gets notes, marks them as seen, read and unread, and receives a message for a new one', async () => {
    const { notifications, pinghub } = client;
    const events$ = pinghub.connect('/wpcom/me/newest-note-data').pipe(share());
    const message = firstValueFrom(events$.pipe(filter(({ type }) => type === 'message')));
    await firstValueFrom(events$);
    const { note_id: id } = await visitor.control('comment', { text: 'A comment.', approved: false });
    expect(await message).toMatchObject({
      data: expect.stringContaining(`"note_id":${String(id)}`) as string,
    });
    const { notes } = await firstValueFrom(notifications.list({ query: { number: 5, fields: 'id' } }));
    expect([notes.length, notes[0]]).toEqual([5, { id }]);
    expect((await firstValueFrom(notifications.get(Number(id)))).notes).toMatchObject([{ id }]);
    expect(await firstValueFrom(notifications.markSeen(2_000_000_000))).toMatchObject({ success: true });
    for (const [count, read] of [
      [9999, 1],
      [-1, 0],
    ] as const) {
      await firstValueFrom(notifications.markRead({ [Number(id)]: count }));
      expect(await visitor.note(id)).toMatchObject({ read });
    }
  });
});
