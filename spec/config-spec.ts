/** @jest-environment jsdom */
import { explainConfig } from '../src/config/explain-config';
import { parseConfig } from '../src/config/parse-config';
import { fetchConfig, readBlock } from '../src/config/source';

describe('the configuration', () => {
  it.each(['sandbox', 'wordpressCom'])('has the preset %s', (preset) => {
    expect(parseConfig({ preset, clientId: '1' })).toBeDefined();
  });

  it('is the sandbox without any key: with tokens, as the system likes its colours, with all features', () => {
    expect(parseConfig({})).toMatchObject({
      platformOrigin: 'http://localhost:8890',
      postOnly: false,
      auth: 'token',
      theme: 'system',
      jitterMs: 0,
      features: { push: true, mentions: true },
    });
  });

  it('knows that WordPress.com takes only GET and POST', () => {
    expect(parseConfig({ preset: 'wordpressCom', clientId: '1' })).toMatchObject({ postOnly: true });
  });

  it('moves what is at the platform with the platform', () => {
    expect(parseConfig({ platformOrigin: 'https://api.example' })).toMatchObject({
      authorizeUrl: 'https://api.example/oauth2/authorize',
      links: { settings: 'https://api.example/settings/notifications' },
    });
  });

  it('takes some links and some features, and keeps the others', () => {
    const given = { links: { empty: { likes: 'https://blog.example/likes' } }, features: { push: false } };
    expect(parseConfig(given)).toMatchObject({
      links: { empty: { likes: 'https://blog.example/likes', all: 'http://localhost:8890/reader' } },
      features: { push: false, mentions: true },
    });
  });

  it('needs no application where the provider has a frame', () => {
    expect(parseConfig({ preset: 'wordpressCom', auth: 'proxy' })).toBeDefined();
  });

  it.each([
    ['no object', 'text', 'the configuration is "text" (string), expected a JSON object'],
    ['a list', [], 'the configuration is [] (array), expected a JSON object'],
    ['nothing', null, 'the configuration is null (null), expected a JSON object'],
    ['a jitter beyond the longest wait', { jitterMs: 180_001 }, 'expected milliseconds from 0 to 180000'],
    ['a jitter in words', { jitterMs: '30s' }, 'jitterMs is "30s" (string), expected milliseconds'],
    ['an unknown key', { platform: 1 }, 'platform is no key of the configuration'],
    ["a prototype's key", JSON.parse('{"__proto__":{}}'), '__proto__ is no key of the configuration'],
    ["an object's key", { constructor: 1 }, 'constructor is no key of the configuration'],
    [
      'an unknown preset',
      { preset: 'mine' },
      'preset is "mine" (string), expected "sandbox" or "wordpressCom"',
    ],
    ['a path', { platformOrigin: 'https://a.example/b' }, 'expected an http(s) origin without a path'],
    ['another scheme', { authorizeUrl: 'javascript:alert(1)' }, 'expected an http(s) address'],
    ['no list', { hostOrigins: 'https://a.example' }, 'expected a list of http(s) origins'],
    [
      'no origin in a list',
      { hostOrigins: ['https://a.example', '*'] },
      'hostOrigins is ["https://a.example","*"] (array), expected a list of http(s) origins',
    ],
    ['no flag', { postOnly: 'yes' }, 'postOnly is "yes" (string), expected true or false'],
    ['a link to nowhere', { links: { settings: 'data:text/html,' } }, 'expected http(s) addresses'],
    [
      'a link of no filter',
      { links: { empty: { spam: 'https://a.example/' } } },
      'expected http(s) addresses',
    ],
    ['no client id', { preset: 'wordpressCom' }, 'clientId is missing'],
    ['an unknown way in', { auth: 'cookie' }, 'auth is "cookie" (string), expected "token" or "proxy"'],
    ['an unknown theme', { theme: 1 }, 'theme is 1 (number), expected "system", "light" or "dark"'],
    [
      'an unknown feature',
      { features: { polling: true } },
      'expected an object of true or false: push, mentions',
    ],
  ])('does not start on %s, and names what is wrong', (_rule, value: unknown, problem) => {
    expect(parseConfig(value)).toBeUndefined();
    expect(explainConfig(value).map(({ text }) => text)).toEqual([expect.stringContaining(problem)]);
  });

  it('names each thing that is wrong', () => {
    expect(explainConfig({ postOnly: 1, theme: null }).map(({ key }) => key)).toEqual(['postOnly', 'theme']);
  });
});

describe("the page's configuration", () => {
  const withBlock = (text: string): void => {
    const block = document.createElement('script');
    block.id = 'notestream-config';
    block.type = 'application/json';
    block.textContent = text;
    document.body.replaceChildren(block);
  };

  it.each([
    ['{"preset":"sandbox"}', { value: { preset: 'sandbox' } }],
    ['{broken', { problem: 'the block notestream-config is no JSON' }],
  ])('is the block %s', (text, source) => {
    withBlock(text);
    expect(readBlock(document)).toEqual(source);
  });

  it('is not in a page without a block', () => {
    document.body.replaceChildren();
    expect(readBlock(document)).toBeUndefined();
  });

  const answering = (text: string, status: number) => ({
    fetch: (address: RequestInfo | URL) => {
      expect(address).toBe('config.json');
      return Promise.resolve({ ok: status < 300, status, text: () => Promise.resolve(text) } as Response);
    },
  });

  it.each([
    ['{"preset":"sandbox"}', 200, { value: { preset: 'sandbox' } }],
    ['<!doctype html>', 200, { problem: 'config.json is no JSON' }],
    ['Not found', 404, { problem: 'config.json answered 404, expected a JSON file' }],
  ])('is then the file beside it (%s, %d)', async (text, status, source) => {
    expect(await fetchConfig(answering(text, status))).toEqual(source);
  });

  it('is told to be missing when there is no answer', async () => {
    const source = await fetchConfig({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
    expect(source).toEqual({ problem: 'config.json could not be fetched' });
  });
});
