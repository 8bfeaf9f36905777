import { WebSocket } from 'ws';
import { ChannelError, type Client, createClient, isRetryable } from '../../src/client';
import { errorOf, factsOf } from '../support/error-facts';
import { callCases, expectedError, faultCases } from '../support/faults';
import { freePort } from '../support/free-port';
import { Visitor } from '../support/visitor';

Object.assign(globalThis, { WebSocket });

let visitor: Visitor;
let client: Client;
beforeAll(async () => {
  visitor = await Visitor.arrive({ notes: 5 });
});
afterAll(() => visitor.sandbox.close());
beforeEach(() => {
  visitor.sandbox.platformModel.reset();
  visitor.sandbox.platformModel.log.clear();
  client = createClient({ apiOrigin: visitor.sandbox.platform, token: visitor.token });
});

describe.each(callCases)('$method $path', (call) => {
  it.each(faultCases)('fails with the error of section 8 for $name', async (fault) => {
    // Node repeats a request whose kept-alive connection was cut, so the fault must hit it again.
    await visitor.control('faults', { ...fault.fault, count: 3 });
    const { sandbox, token } = visitor;
    const hurried = createClient({ apiOrigin: sandbox.platform, token, ...fault.options });
    expect(await factsOf(call.call(hurried))).toMatchObject(expectedError(fault, call));
  });

  it('closes its connection when its subscriber unsubscribes', async () => {
    const { log } = visitor.sandbox.platformModel;
    await visitor.control('faults', { kind: 'timeout' });
    const subscription = call.call(client).subscribe();
    await until(() => log.list().length === 1);
    subscription.unsubscribe();
    await until(() => log.list()[0]?.aborted === true);
  });

  it('fails with a TerminatedError if nothing listens at the origin', async () => {
    const nowhere = createClient({ apiOrigin: `http://localhost:${await freePort()}` });
    const { method, path } = call;
    const expected = { name: 'TerminatedError', code: 'ECONNRESET', status: 0, method, path };
    expect(await factsOf(call.call(nowhere))).toMatchObject(expected);
  });
});

describe('a channel', () => {
  const channel = '/wpcom/me/newest-note-data';

  it('fails with an error that is not retryable if it is refused', async () => {
    await visitor.control('socket', { accept: false });
    const error = await errorOf(client.pinghub.connect(channel));
    expect(error).toBeInstanceOf(ChannelError);
    expect(isRetryable(error)).toBe(false);
  });

  it('closes when its subscriber unsubscribes', async () => {
    const { hub } = visitor.sandbox.platformModel;
    const subscription = client.pinghub.connect(channel).subscribe();
    await until(() => hub.count === 1);
    subscription.unsubscribe();
    await until(() => hub.count === 0);
  });
});

/** Polls on each turn of the event loop; the spec's own timeout ends it. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
}
