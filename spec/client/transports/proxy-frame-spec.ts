/** @jest-environment jsdom */
import { proxyFrameTransport } from '../../../src/client';
import { transportRequest } from '../support/transport-request';

test('the origin of the provider may end in a slash and have capital letters', () => {
  const frame = proxyFrameTransport({ window, origin: 'https://API.example/' });
  const answers: unknown[] = [];
  const sent = frame.send(transportRequest('/me')).subscribe((event) => answers.push(event));
  const element = document.querySelector('iframe');
  expect(element?.src).toMatch(/^https:\/\/api\.example\/wp-admin\/rest-proxy\//);
  const posted: unknown[] = [];
  const source = element?.contentWindow ?? null;
  if (source) source.postMessage = (message: unknown) => posted.push(message);
  const receive = (data: unknown) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin: 'https://api.example', source }));
  receive('ready');
  receive([{ ID: 5 }, 200, {}, Reflect.get(Object(posted[0]), 'callback')]);
  sent.unsubscribe();
  frame.close();
  expect(answers).toMatchObject([{ status: 200, body: { ID: 5 } }]);
});

test.each([
  ['origin is not an http(s) origin', { origin: 'api.example' }],
  ['window is not defined', { window: undefined }],
  ['loadTimeoutMs is negative', { loadTimeoutMs: -1 }],
  ['options.timeout is not known', { timeout: 5 }],
])('an invalid option throws: %s', (message, change) => {
  const options = { window, origin: 'https://api.example', ...change };
  expect(() => void Reflect.apply(proxyFrameTransport, undefined, [options])).toThrow(new TypeError(message));
});
