import { inspect } from 'node:util';
import { firstValueFrom, NEVER, of, throwError } from 'rxjs';
import { createClient } from '../../../src/client';
import { ChannelError } from '../../../src/client/response/errors';
import type { Transport, TransportEvent } from '../../../src/client/transports/transport';

const TOKEN = 'a-secret-token';

const answer = (status: number, text: string): TransportEvent => ({ status, text });

/** Each way in which a call can fail. */
const FAULTS: Readonly<Record<string, Transport['send']>> = {
  'a refusal': () => of(answer(401, '{"error":"invalid_token","message":"No."}')),
  'a failing platform': () => of(answer(500, 'Oops')),
  'a page instead of JSON': () => of(answer(200, '<!doctype html>')),
  'an empty answer': () => of(answer(200, '')),
  'a connection that breaks': () => throwError(() => new TypeError('Failed to fetch')),
  'a timeout': () => NEVER,
  'a transport without an event': () => of(),
};

/** Everything in an error, at any depth, hidden fields included. */
const contentsOf = (error: unknown): string => inspect(error, { depth: 20, showHidden: true });

const failureOf = async (transport: Partial<Transport>, call: 'me' | 'channel'): Promise<unknown> => {
  const client = createClient({
    apiOrigin: 'https://platform.test',
    token: TOKEN,
    timeoutMs: 5,
    transport: { send: () => NEVER, connect: () => NEVER, ...transport },
  });
  try {
    await firstValueFrom<unknown>(call === 'me' ? client.me().get() : client.pinghub.connect('/wpcom/me'));
  } catch (error) {
    return error;
  }
  throw new Error('the call did not fail');
};

test.each(Object.entries(FAULTS))('the token is not in the error of a call: %s', async (_name, send) => {
  const error = await failureOf({ send }, 'me');
  expect(error).toBeInstanceOf(Error);
  expect(contentsOf(error)).not.toContain(TOKEN);
});

test('the token is not in the error of a channel', async () => {
  const connect: Transport['connect'] = ({ url }) => throwError(() => new ChannelError(url, 1008));
  expect(contentsOf(await failureOf({ connect }, 'channel'))).not.toContain(TOKEN);
});

test('the token is not in the error for a token that a header cannot hold', async () => {
  const client = createClient({ apiOrigin: 'https://platform.test', token: `${TOKEN}\n` });
  const error: unknown = await firstValueFrom(client.me().get()).catch((failure: unknown) => failure);
  expect(error).toBeInstanceOf(TypeError);
  expect(contentsOf(error)).not.toContain(TOKEN);
});
