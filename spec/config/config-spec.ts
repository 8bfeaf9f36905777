/** @jest-environment jsdom */
import { findConfigProblems } from '../../src/config/config-problems';
import { parseConfig } from '../../src/config/parse-config';
import { fetchConfigFile, readConfigBlock } from '../../src/config/load-config';

describe('parseConfig', () => {
  it.each(['sandbox', 'wordpressCom'])('accepts the preset %s', (preset) => {
    expect(parseConfig({ preset, clientId: '1' })).toBeDefined();
  });

  it('uses the sandbox preset by default: with tokens, the theme of the system, and push and mentions', () => {
    expect(parseConfig({})).toMatchObject({
      platformOrigin: 'http://localhost:8890',
      postOnly: false,
      auth: 'token',
      theme: 'system',
      jitterMs: 0,
      features: { push: true, mentions: true },
    });
  });

  it('sends only GET and POST to WordPress.com, and asks it for filters', () => {
    expect(parseConfig({ preset: 'wordpressCom', clientId: '1' })).toMatchObject({
      postOnly: true,
      features: { serverFilters: true, cursorPaging: false },
    });
    expect(parseConfig({ preset: 'sandbox' })).toMatchObject({ features: { serverFilters: false } });
  });

  it('derives the addresses at the platform from platformOrigin', () => {
    expect(parseConfig({ platformOrigin: 'https://api.example' })).toMatchObject({
      authorizeUrl: 'https://api.example/oauth2/authorize',
      links: { settings: 'https://api.example/settings/notifications' },
    });
  });

  it('[empty-filters] merges some links and features with those of the preset', () => {
    const input = { links: { empty: { likes: 'https://blog.example/likes' } }, features: { push: false } };
    expect(parseConfig(input)).toMatchObject({
      links: { empty: { likes: 'https://blog.example/likes', all: 'http://localhost:8890/reader' } },
      features: { push: false, mentions: true },
    });
  });

  it("needs no clientId with the provider's frame", () => {
    expect(parseConfig({ preset: 'wordpressCom', auth: 'proxy' })).toBeDefined();
  });

  it.each<[unknown, string]>([
    ['text', 'the configuration is "text" (string), expected a JSON object'],
    [[], 'the configuration is [] (array), expected a JSON object'],
    [null, 'the configuration is null (null), expected a JSON object'],
    [{ jitterMs: 180_001 }, 'expected milliseconds from 0 to 180000'],
    [{ jitterMs: '30s' }, 'jitterMs is "30s" (string), expected milliseconds'],
    [{ platform: 1 }, 'platform is no key of the configuration'],
    [JSON.parse('{"__proto__":{}}'), '__proto__ is no key of the configuration'],
    [{ constructor: 1 }, 'constructor is no key of the configuration'],
    [{ preset: 'mine' }, 'preset is "mine" (string), expected "sandbox" or "wordpressCom"'],
    [{ platformOrigin: 'https://a.example/b' }, 'expected "https://a.example"'],
    [{ statsOrigin: 'https://a.example/' }, 'expected "https://a.example"'],
    [{ platformOrigin: 'a.example' }, 'expected an http(s) origin without a wildcard, a path or a slash'],
    [{ clientId: '' }, 'clientId is "" (string), expected a text that is not empty'],
    [{ authorizeUrl: 'javascript:alert(1)' }, 'expected an http(s) address'],
    [{ hostOrigins: 'https://a.example' }, 'expected a list of http(s) origins'],
    [
      { hostOrigins: ['https://a.example', 'https://b.example/'] },
      'hostOrigins[1] is "https://b.example/" (string), expected "https://b.example"',
    ],
    [
      { hostOrigins: ['https://A.example:443'] },
      'hostOrigins[0] is "https://A.example:443" (string), expected "https://a.example"',
    ],
    // Not every browser and not every version of Node.js refuses these hosts, and `serve` writes them into a policy.
    ...['https://*.example', 'https://a.example;sandbox', 'https://a.example,b', "https://a'b"].map(
      (origin): [unknown, string] => [
        { hostOrigins: [origin] },
        `hostOrigins[0] is "${origin}" (string), expected an http(s) origin without a wildcard, a path or a slash at its end`,
      ],
    ),
    [{ postOnly: 'yes' }, 'postOnly is "yes" (string), expected true or false'],
    [{ links: 'none' }, 'links is "none" (string), expected http(s) addresses'],
    [{ links: { settings: 'data:text/html,' } }, '(string), expected an http(s) address'],
    [{ links: { setings: 'https://a.example/' } }, 'links.setings is no key of the configuration'],
    [{ links: { empty: 1 } }, 'links.empty is 1 (number), expected an object of http(s)'],
    [{ links: { empty: { likes: 7 } } }, 'links.empty.likes is 7 (number), expected an http(s) address'],
    [{ links: { empty: { spam: 'https://a.example/' } } }, 'links.empty.spam is no key of the configuration'],
    [{ preset: 'wordpressCom' }, 'clientId is missing'],
    [{ auth: 'cookie' }, 'auth is "cookie" (string), expected "token" or "proxy"'],
    [{ theme: 1 }, 'theme is 1 (number), expected "system", "light" or "dark"'],
    [{ features: { polling: true } }, 'features.polling is no key of the configuration'],
    [{ features: { push: 'yes' } }, 'features.push is "yes" (string), expected true or false'],
    [{ features: ['push'] }, 'features'],
  ])('rejects %j, and findConfigProblems explains why', (value, problem) => {
    expect(parseConfig(value)).toBeUndefined();
    expect(findConfigProblems(value).map(({ text }) => text)).toEqual([expect.stringContaining(problem)]);
  });

  test('findConfigProblems names every problem', () => {
    expect(findConfigProblems({ postOnly: 1, theme: null }).map(({ key }) => key)).toEqual([
      'postOnly',
      'theme',
    ]);
  });
});

describe('the configuration of a page', () => {
  const withBlock = (text: string): void => {
    const block = document.createElement('script');
    block.id = 'notestream-config';
    block.type = 'application/json';
    block.textContent = text;
    document.body.replaceChildren(block);
  };

  it.each([
    ['{"preset":"sandbox"}', { value: { preset: 'sandbox' } }],
    ['{broken', { text: '{broken', from: 'notestream-config' }],
  ])('is read from the block %s', (text, source) => {
    withBlock(text);
    expect(readConfigBlock(document)).toEqual(source);
  });

  it('is undefined without a block', () => {
    document.body.replaceChildren();
    expect(readConfigBlock(document)).toBeUndefined();
  });

  const respondWith = (text: string, status: number) => ({
    fetch: (address: RequestInfo | URL) => {
      expect(address).toBe('config.json');
      return Promise.resolve({ ok: status < 300, status, text: () => Promise.resolve(text) } as Response);
    },
  });

  it.each([
    ['{"preset":"sandbox"}', 200, { value: { preset: 'sandbox' } }],
    ['<!doctype html>', 200, { text: '<!doctype html>', from: 'config.json' }],
    ['Not found', 404, { problem: 'config.json answered 404, expected a JSON file', from: 'config.json' }],
  ])('is fetched from config.json (%s, %d)', async (text, status, source) => {
    expect(await fetchConfigFile(respondWith(text, status))).toEqual(source);
  });

  it('has a problem if config.json cannot be fetched', async () => {
    const source = await fetchConfigFile({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
    expect(source).toEqual({ problem: 'config.json could not be fetched', from: 'config.json' });
  });
});
