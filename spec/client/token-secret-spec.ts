import { inspect } from 'node:util';
import { firstValueFrom, NEVER, of, throwError } from 'rxjs';
import { createClient } from '../../src/client';
import { ChannelError } from '../../src/client/errors';
import type { Transport, TransportEvent } from '../../src/client/transports/transport';

const TOKEN = 'a-secret-token';

const answer = (status: number, text: string): TransportEvent => ({ status, text });

/** Each way in which a call can go wrong. */
const FAULTS: Readonly<Record<string, Transport['send']>> = {
  'a refusal': () => of(answer(401, '{"error":"invalid_token","message":"No."}')),
  'a failing platform': () => of(answer(500, 'Oops')),
  'a page instead of JSON': () => of(answer(200, '<!doctype html>')),
  'nothing at all': () => of(answer(200, '')),
  'a connection that breaks': () => throwError(() => new TypeError('Failed to fetch')),
  'a time-out': () => NEVER,
  'a transport that says no word': () => of(),
};

/** All that is in an error, however deep, hidden or not. */
const insides = (error: unknown): string => inspect(error, { depth: 20, showHidden: true });

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
  throw new Error('nothing failed');
};

test.each(Object.entries(FAULTS))('no error tells the token: %s', async (_name, send) => {
  const error = await failureOf({ send }, 'me');
  expect(error).toBeInstanceOf(Error);
  expect(insides(error)).not.toContain(TOKEN);
});

test('nor that of a channel', async () => {
  const connect: Transport['connect'] = ({ url }) => throwError(() => new ChannelError(url, 1008));
  expect(insides(await failureOf({ connect }, 'channel'))).not.toContain(TOKEN);
});

test('nor that of a token that no header can hold', async () => {
  const client = createClient({ apiOrigin: 'https://platform.test', token: `${TOKEN}\n` });
  const error: unknown = await firstValueFrom(client.me().get()).catch((failure: unknown) => failure);
  expect(error).toBeInstanceOf(TypeError);
  expect(insides(error)).not.toContain(TOKEN);
});
