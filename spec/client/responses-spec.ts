import { firstValueFrom, lastValueFrom, NEVER, of, throwError } from 'rxjs';
import { createClient, requestHandler, wpcom } from '../../src/client';
import { respondingTransport, responseOf, withResponse } from '../../src/client/responses';
import type { Transport, TransportResponse } from '../../src/client/transports/transport';

const headers = { 'x-wp-total': '7' };
const apiOrigin = 'https://api.example';
const networkOf = (response: TransportResponse): Transport => ({
  send: () => of({ type: 'started' } as const, response),
  connect: () => NEVER,
});
const clientOf = (response: TransportResponse) =>
  createClient({ apiOrigin, transport: respondingTransport(networkOf(response)) });

describe('withResponse', () => {
  it('emits the status and the headers of a success beside the answer', async () => {
    const client = clientOf({ status: 201, headers, text: '{"ID":5}' });
    expect(await firstValueFrom(client.me().get().pipe(withResponse()))).toEqual({
      body: { ID: 5 },
      status: 201,
      headers,
    });
  });

  it('emits them for an answer that the transport has parsed', async () => {
    const client = clientOf({ status: 200, headers, body: [{ code: 'US', name: 'United States' }] });
    const { body, status } = await firstValueFrom(client.domains().supportedCountries().pipe(withResponse()));
    expect([body[0]?.code, status]).toEqual(['US', 200]);
  });

  it('emits the inner status and headers of an envelope', async () => {
    const body = { code: 202, headers: [{ name: 'X-WP-Total', value: 3 }], body: { ID: 5 } };
    const client = clientOf({ status: 200, headers, body });
    const answer$ = client
      .me()
      .get({ query: { http_envelope: 1 } })
      .pipe(withResponse());
    expect(await firstValueFrom(answer$)).toEqual({
      body: { ID: 5 },
      status: 202,
      headers: { 'X-WP-Total': '3' },
    });
  });

  it('errors with a TypeError if the transport does not keep responses', async () => {
    const client = createClient({ apiOrigin, transport: networkOf({ status: 200, headers, body: {} }) });
    await expect(lastValueFrom(client.me().get().pipe(withResponse()))).rejects.toEqual(
      new TypeError('transport is not a respondingTransport'),
    );
  });

  it('leaves a request without an answer to the client', async () => {
    const network: Transport = { ...networkOf({ status: 200, body: {} }), send: () => throwError(Error) };
    const client = createClient({ apiOrigin, transport: respondingTransport(network) });
    await expect(lastValueFrom(client.me().get())).rejects.toMatchObject({ name: 'TerminatedError' });
  });
});

test('the head of an answer of the wpcom interface is that of its response', async () => {
  const transport = respondingTransport(networkOf({ status: 200, headers, text: '{"ID":5}' }));
  const me = await wpcom(requestHandler({ apiOrigin, transport })).me().get();
  expect(responseOf(me)).toEqual({ status: 200, headers });
  expect([responseOf({ ID: 5 }), responseOf('a text')]).toEqual([undefined, undefined]);
});
