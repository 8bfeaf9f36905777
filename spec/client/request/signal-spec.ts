import { asapScheduler, firstValueFrom, forkJoin, NEVER, observeOn, of, tap } from 'rxjs';
import { createClient, retryable } from '../../../src/client';
import { batchedTransport } from '../../../src/client/batch';
import { throttledTransport } from '../../../src/client/throttle';
import { type LocalServer, startServer } from '../support/server';
import { recordingTransport } from '../support/transports';

let server: LocalServer;
let asked = 0;
beforeAll(async () => {
  server = await startServer((_request, response) => {
    asked += 1;
    response.writeHead(503, { 'Retry-After': '9999999' }).end('{}');
  });
});
afterAll(() => server.close());

describe('a signal', () => {
  it('ends the delay before a retry at once, however long the platform asks to wait', async () => {
    const aborter = new AbortController();
    const client = createClient({ apiOrigin: server.origin });
    const call$ = client
      .me()
      .get({ signal: aborter.signal })
      // The call's own operators do not matter.
      .pipe(
        tap(() => undefined),
        retryable({ retries: 3, onRetry: () => queueMicrotask(() => aborter.abort()) }),
      );
    await expect(firstValueFrom(call$)).rejects.toHaveProperty('name', 'AbortError');
    expect(asked).toBe(1);
  });

  it('ends the wait for a turn and for a batch at once, and the request is never sent', async () => {
    const { transport, sent } = recordingTransport(NEVER);
    for (const wrapped of [
      throttledTransport(transport, { inFlight: 1 }),
      batchedTransport(transport, { waitMs: 1e9 }),
    ]) {
      sent.splice(0);
      const { me } = createClient({ apiOrigin: server.origin, transport: wrapped });
      const running = me().get().subscribe();
      const aborter = new AbortController();
      const waiting = firstValueFrom(me().billingHistory({ signal: aborter.signal }));
      aborter.abort(new Error('enough'));
      await expect(waiting).rejects.toThrow('enough');
      running.unsubscribe();
      expect(sent.map(({ api }) => api.path)).not.toContain('/me/billing-history');
    }
  });

  it('has one listener for any number of calls, and none after them', async () => {
    const { signal } = new AbortController();
    const add = jest.spyOn(signal, 'addEventListener');
    const remove = jest.spyOn(signal, 'removeEventListener');
    const answer$ = of({ status: 200, body: {} }).pipe(observeOn(asapScheduler));
    const { transport } = recordingTransport(answer$);
    const client = createClient({ apiOrigin: server.origin, transport });
    const calls = Array.from({ length: 100 }, () => client.me().get({ signal }));
    await firstValueFrom(forkJoin(calls));
    expect([add.mock.calls.length, remove.mock.calls.length]).toEqual([1, 1]);
  });

  it('sends nothing if it is aborted while the token is awaited', async () => {
    const aborter = new AbortController();
    const { transport, sent } = recordingTransport();
    const token = () => new Promise<string>(() => undefined);
    const client = createClient({ apiOrigin: server.origin, token, transport });
    const call = firstValueFrom(client.me().get({ signal: aborter.signal }));
    aborter.abort();
    await expect(call).rejects.toHaveProperty('name', 'AbortError');
    expect(sent).toEqual([]);
  });
});
