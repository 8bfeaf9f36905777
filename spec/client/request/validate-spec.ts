import type { Observable } from 'rxjs';
import { createClient } from '../../../src/client';
import { parseQuery } from '../../../src/client/parse-query';
import { requestHandler, wpcom } from '../../../src/client/wpcom';
import { recordingTransport } from '../support/transports';
import { unchecked } from '../support/unchecked';

const { transport, sent } = recordingTransport();
const client = createClient({ apiOrigin: 'https://platform.test', transport });
const handler = jest.fn();
const wp = wpcom(handler);
afterEach(() => expect([sent, handler.mock.calls]).toEqual([[], []]));

const cyclic: Record<string, unknown> = {};
cyclic.self = cyclic;

const site = client.site(1);
const comment = site.comment(2);
const { notifications } = client;

describe('an invalid argument', () => {
  it.each<[message: string, chain: unknown, name: string, ...args: unknown[]]>([
    ['content is not a string or an object', comment, 'update', 5],
    ['content is not a string or an object', comment, 'update', []],
    ['content is not a string or an object', comment, 'reply', NaN],
    ['content is not a string or an object', comment, 'update', () => 'text'],
    ['content is not defined', comment, 'update'],
    ['time is not a number', notifications, 'markSeen', NaN],
    ['time is not a number', notifications, 'markSeen', 'x'],
    ['counts is not an object', notifications, 'markRead', []],
    ['counts is not an object', notifications, 'markRead', 5],
    ['body is not an object', site.post(1), 'update', new Map([['title', 'x']])],
    ['body is not an object', site.post(1), 'update', new Date(0)],
    ['body is not an object', site.settings(), 'update', 'x'],
    ['params is not an object', site.taxonomy('genre').term('rock'), 'update', 'x'],
    ['record is not an object', client.domain('a.test').dns(), 'add', 'x'],
    ['location is not a string or an object', site.domain(), 'setRedirect', 5],
    ['domain is not a string', site.domain(), 'setPrimary', {}],
    ['option is not a string', site.settings(), 'setOption', {}, 1],
    ['nameservers is not an array', client.domain('a.test'), 'updateNameservers', 'ns1.test'],
    ['search is not a string or an object', client.domains(), 'suggestions', 5],
    ['password is not a string', client.me().settings().password(), 'validate', 5],
    ['urls is not an array', client.batch(), 'run'],
    ['path is not a string', client.pinghub, 'connect'],
    ['path is not a path: x', client.pinghub, 'connect', 'x'],
    ['path is not a path: /../me', client.pinghub, 'connect', '/../me'],
    ['path is not a path: /%2E./me', client.pinghub, 'connect', '/%2E./me'],
    ['path is not a path: x', wp.pinghub, 'connect', 'x'],
    ['path is not a path: /..\\me', wp.pinghub, 'connect', '/..\\me'],
    ['files is empty', site.media(), 'upload', []],
    ['files is empty', site.media(), 'addFiles', []],
    ['files is empty', wp.site(1), 'addMediaFiles', []],
    ['media_urls is empty', site.media(), 'addUrls', []],
    ['path is not a string', wp.req, 'get', {}],
    ['path is not a string', wp.req, 'post'],
    ['path is not a string', wp.pinghub, 'connect'],
    ['token is not a string or a function', { wpcom }, 'wpcom', 5],
    ['token is not a string or a function', { wpcom }, 'wpcom', { token: 'a token' }],
  ])('throws a TypeError at the call that names it: %s (%#)', (message, chain, name, ...args) => {
    expect(() => unchecked(chain, name, ...args)).toThrow(new TypeError(message));
  });

  it.each<[message: string, chain: unknown, name: string, ...args: unknown[]]>([
    ['destination_site_id is not defined', site.post(1).reblog(), 'add'],
    ['destination_site_id is not defined', site.post(1).reblog(), 'to', {}],
    ['params.name is not correctly defined', site.category(), 'add', {}],
    ['params.name is not correctly defined', site.taxonomy('genre').term(), 'add'],
    ['site id is not correctly defined', client, 'site', '\ud800'],
    ['survey id is not correctly defined', client.marketing(), 'survey', {}],
    ['survey id is not correctly defined', client.marketing(), 'survey', []],
    ['survey id is not correctly defined', client.marketing(), 'survey', true],
  ])('throws the error of section 5 if there is one: %s (%#)', (message, chain, name, ...args) => {
    expect(() => unchecked(chain, name, ...args)).toThrow(message);
  });

  it.each<[what: string, call: () => Observable<unknown>, message: string]>([
    ['a cyclic body', () => client.request('PUT', '/a', { body: cyclic }), 'body cannot be written'],
    [
      'a body with a BigInt',
      () => client.request('PUT', '/a', { body: { a: 1n } }),
      'body cannot be written',
    ],
    [
      'an invalid date in a query',
      () => site.postsList({ query: { after: new Date(NaN) } }),
      'query cannot be written',
    ],
  ])('throws a TypeError at the call if it cannot be written: %s', (_what, call, message) => {
    expect(call).toThrow(TypeError);
    expect(call).toThrow(message);
  });

  it.each([
    ['observable', client.me(), { query: cyclic }],
    ['wpcom', wp.me(), cyclic],
  ])('throws at the call if it is a cyclic query, in the %s face', (_face, me, argument) => {
    expect(() => unchecked(me, 'get', argument, () => undefined)).toThrow('query cannot be written');
  });

  it('throws a TypeError if the argument of parseQuery is not a text', () => {
    expect(() => unchecked({ parseQuery }, 'parseQuery')).toThrow(new TypeError('text is not a string'));
  });

  it('is neither an empty setting nor a note of null', () => {
    expect(() => site.settings().setOption('blogname', '')).not.toThrow();
    expect(() => site.post(1).reblog().to(2, null)).not.toThrow();
  });
});

describe('the options of a call', () => {
  it.each<[message: string, options: unknown]>([
    ['options.path is not known', { path: '/x', verb: 'DELETE' }],
    ['options.body is not known', { body: {} }],
    ['options.number is not known', { number: 5 }],
    ['query is not an object', { query: 'number=5' }],
    ['query is not an object', { query: null }],
    ['apiVersion is not a string', { apiVersion: 1.1 }],
    ['apiNamespace is not a string', { apiNamespace: null }],
    ['timeoutMs is not a number', { timeoutMs: '5' }],
    ['timeoutMs is not a number', { timeoutMs: NaN }],
    ['keepalive is not a boolean', { keepalive: 'yes' }],
    ['signal is not an abortsignal', { signal: {} }],
    ['signal is not an abortsignal', { signal: new AbortController() }],
    ['options is not an object', null],
  ])('throw a TypeError at the call if one is invalid or unknown: %s (%#)', (message, options) => {
    expect(() => unchecked(client.me(), 'get', options)).toThrow(new TypeError(message));
  });
});

describe('the options of a client', () => {
  it('throw a TypeError in createClient if they are missing, or have no origin', () => {
    const make = (...args: readonly unknown[]) => unchecked({ createClient }, 'createClient', ...args);
    expect(() => make()).toThrow(new TypeError('options is not an object'));
    expect(() => make({})).toThrow(new TypeError('apiOrigin is not an http(s) origin'));
  });

  const noop = (): void => undefined;
  it.each<[message: string, options: object]>([
    ['apiOrigin is not an http(s) origin', { apiOrigin: 'platform.test' }],
    ['apiOrigin is not an http(s) origin', { apiOrigin: '' }],
    ['apiOrigin is not an http(s) origin', { apiOrigin: 5 }],
    ['apiOrigin is not an http(s) origin', { apiOrigin: 'https://platform.test?a=1' }],
    ['token is not a string or a function', { token: 5 }],
    ['apiVersion is not a string', { apiVersion: 1.1 }],
    ['apiVersion is not a version', { apiVersion: '1.1/../x' }],
    ['namespaceRoot is not a string', { namespaceRoot: 5 }],
    ['namespaceRoot is not a string', { namespaceRoot: null }],
    ['namespaceRoot is not a path', { namespaceRoot: '.evil.test' }],
    ['namespaceRoot is not a path', { namespaceRoot: '/wp-json?a=' }],
    ['timeoutMs is not a number', { timeoutMs: '5' }],
    ['responseTimeoutMs is not a number', { responseTimeoutMs: NaN }],
    ['postOnly is not a boolean', { postOnly: 'false' }],
    ['transport is not an object', { transport: noop }],
    ['transport.send is not a function', { transport: {} }],
    ['transport.connect is not a function', { transport: { send: noop } }],
  ])('throw a TypeError when the client or the handler is made: %s (%#)', (message, options) => {
    const all = { apiOrigin: 'https://platform.test', ...options };
    const faces = { createClient, requestHandler };
    for (const face of ['createClient', 'requestHandler'])
      expect(() => unchecked(faces, face, all)).toThrow(new TypeError(message));
  });

  it('count as left out if they are undefined', () => {
    const names = ['token', 'apiVersion', 'namespaceRoot', 'timeoutMs', 'responseTimeoutMs', 'postOnly'];
    const none = Object.fromEntries([...names, 'apiOrigin'].map((name) => [name, undefined]));
    const { transport, sent } = recordingTransport();
    const handler = unchecked({ requestHandler }, 'requestHandler', { ...none, transport });
    unchecked({ handler }, 'handler', { path: '/me', method: 'GET', apiNamespace: 'wp/v2', query: '' }, noop);
    const origin = 'https://platform.test';
    createClient({ ...none, apiOrigin: origin, transport })
      .me()
      .get()
      .subscribe()
      .unsubscribe();
    expect(sent.map(({ url }) => url)).toEqual([
      'https://public-api.wordpress.com/wp/v2/me',
      `${origin}/rest/v1.1/me`,
    ]);
  });
});
