import { ChannelError, createClient } from '../../../src/client';
import { errorOf } from '../../support/error-facts';

const { pinghub } = createClient({ apiOrigin: 'http://localhost:9' });

/** The error of a channel that cannot be opened. */
async function failing(path: string): Promise<ChannelError> {
  const error = await errorOf(pinghub.connect(path));
  if (error instanceof ChannelError) return error;
  throw error;
}

/** A WebSocket as in Node 22, which emits no close event if the connection is refused. */
class RefusedSocket {
  onerror: (() => void) | null = null;
  readonly close = jest.fn();
  constructor() {
    queueMicrotask(() => this.onerror?.());
  }
}

describe('the error of a channel that cannot be opened', () => {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'WebSocket') ?? { value: undefined };
  afterEach(() => Object.defineProperty(globalThis, 'WebSocket', { ...before, configurable: true }));

  it('names the missing WebSocket, and has the cause', async () => {
    Reflect.deleteProperty(globalThis, 'WebSocket');
    const { message, cause, code } = await failing('/x');
    expect(message).toContain('http://localhost:9/pinghub/x needs a WebSocket');
    expect([code, cause instanceof ReferenceError]).toEqual([1006, true]);
  });

  it('comes with the error event of a socket that emits no close event', async () => {
    Object.defineProperty(globalThis, 'WebSocket', { value: RefusedSocket, configurable: true });
    expect(await failing('/x')).toMatchObject({ name: 'ChannelError', code: 1006 });
  });
});
