/** @jest-environment jsdom */
import { lastValueFrom } from 'rxjs';
import { createClient } from '../../../src/client';
import { respondingTransport, withResponse } from '../../../src/client/responses';
import { fetchTransport } from '../../../src/client/transports/fetch';
import { errorOf } from '../../support/error-facts';
import { type LocalServer, startServer } from '../support/server';

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Expose-Headers': 'Retry-After, X-WP-Total',
};
let server: LocalServer;
beforeAll(async () => {
  server = await startServer(({ method, url = '' }, response) => {
    if (method === 'OPTIONS') response.writeHead(204, CORS).end();
    else if (url.includes('/sites/1/'))
      response.writeHead(429, { ...CORS, 'Retry-After': '7' }).end('{"error":"too_many"}');
    else response.writeHead(201, { ...CORS, 'X-WP-Total': '1: 2' }).end('{"media":[]}');
  });
});
afterAll(() => server.close());

const client = () =>
  createClient({ apiOrigin: server.origin, transport: respondingTransport(fetchTransport) });
const file = new Blob(['contents']);

test('the answer to an upload in a browser has headers, such as Retry-After', async () => {
  expect(await errorOf(client().site(1).media().addFiles(file))).toMatchObject({
    status: 429,
    retryAfterMs: 7000,
  });
  const answer = await lastValueFrom(client().site(2).media().addFiles(file).pipe(withResponse()));
  expect(answer).toMatchObject({ status: 201, headers: { 'x-wp-total': '1: 2' } });
});
