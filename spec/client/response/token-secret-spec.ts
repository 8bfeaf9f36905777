import { inspect } from 'node:util';
import { firstValueFrom, NEVER, of, throwError } from 'rxjs';
import { createClient } from '../../../src/client';
import { ChannelError } from '../../../src/client/response/errors';
import type { Transport, TransportEvent } from '../../../src/client/transports/transport';

const TOKEN = 'a-secret-token';

const answer = (status: number, text: string): TransportEvent => ({ status, text });

test.each<[what: string, transport: Partial<Transport>, token?: string]>([
  ['a refusal', { send: () => of(answer(401, '{"error":"invalid_token","message":"No."}')) }],
  ['a failing platform', { send: () => of(answer(500, 'Oops')) }],
  ['a page instead of JSON', { send: () => of(answer(200, '<!doctype html>')) }],
  ['an empty answer', { send: () => of(answer(200, '')) }],
  ['a connection that breaks', { send: () => throwError(() => new TypeError('Failed to fetch')) }],
  ['a timeout', {}],
  ['a transport without an event', { send: () => of() }],
  ['a token that a header cannot hold', {}, `${TOKEN}\n`],
  ['a channel', { connect: ({ url }) => throwError(() => new ChannelError(url, 1008)) }],
])('the token is not in the error of %s', async (_what, transport, token = TOKEN) => {
  const client = createClient({
    apiOrigin: 'https://platform.test',
    token,
    timeoutMs: 5,
    transport: { send: () => NEVER, connect: () => NEVER, ...transport },
  });
  const call$ = transport.connect ? client.pinghub.connect('/wpcom/me') : client.me().get();
  const error: unknown = await firstValueFrom<unknown>(call$).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(Error);
  // Everything in it, at any depth, hidden fields included.
  expect(inspect(error, { depth: 20, showHidden: true })).not.toContain(TOKEN);
});
