import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { cacheControl, contentSecurityPolicy, securityHeaders } from '../../serve/headers';
import { parseConfig } from '../../src/config/parse-config';
import { recipe } from '../deploy/support/recipes';

const configOf = (input: object) => {
  const config = parseConfig({ preset: 'wordpressCom', clientId: '12345', ...input });
  if (!config) throw new Error('the configuration is wrong');
  return config;
};
const directive = (policy: string, name: string): string | undefined =>
  policy.split('; ').find((part) => part.startsWith(`${name} `));

/** The script in index.html is the only one without a file. */
const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(readFileSync('index.html', 'utf8')) ?? [];
const hash = createHash('sha256').update(script).digest('base64');

describe('the content security policy', () => {
  const policy = contentSecurityPolicy(configOf({ hostOrigins: ['https://a.example', 'https://b.example'] }));

  it.each([
    ['default-src', "default-src 'none'"],
    ['script-src', `script-src 'self' 'sha256-${hash}'`],
    ['connect-src', "connect-src 'self' https://public-api.wordpress.com wss://public-api.wordpress.com"],
    ['frame-src', "frame-src 'none'"],
    ['frame-ancestors', 'frame-ancestors https://a.example https://b.example'],
    ['require-trusted-types-for', "require-trusted-types-for 'script'"],
  ])('has %s', (name, expected) => {
    expect(directive(policy, name)).toBe(expected);
  });

  it('allows the frame of the platform if the panel signs in by proxy', () => {
    expect(directive(contentSecurityPolicy(configOf({ auth: 'proxy' })), 'frame-src')).toBe(
      'frame-src https://public-api.wordpress.com',
    );
  });

  it('[framing-first] allows no page to frame the panel if no hosts are configured', () => {
    expect(directive(contentSecurityPolicy(configOf({})), 'frame-ancestors')).toBe("frame-ancestors 'none'");
  });
});

test.each([
  ['/panel.0a1b2c3d.js', 'public, max-age=31536000, immutable'],
  ['/late.0a1b2c3d.css.map', 'public, max-age=31536000, immutable'],
  ['/index.html', 'no-cache'],
  ['/config.json', 'no-cache'],
  ['/languages/de.json', 'no-cache'],
])('%s is sent with the cache-control %s', (path, expected) => {
  expect(cacheControl(path)).toBe(expected);
});

describe('the snippets of docs/deploying.md', () => {
  const expected = {
    ...securityHeaders(configOf({ hostOrigins: ['https://dashboard.example'] })),
    'cache-control': 'no-cache',
  };

  it.each([
    ['nginx', /^ *add_header ([\w-]+) "?([^"\n]*?)"? always;$/gm],
    ['caddy', /^ {4}\??([\w-]+) "([^"\n]*)"$/gm],
  ])('send the same headers with %s as the server', (language, lines) => {
    const text = recipe(language);
    const all = [...text.matchAll(lines)].filter(([line]) => !line.includes('Access-Control'));
    const headers = all.map(([, name = '', value = '']) => [
      name.toLowerCase(),
      // nginx selects the value by a map; this is its default.
      value === '$notestream_cache' ? /default "(.*?)"/.exec(text)?.[1] : value,
    ]);
    expect(Object.fromEntries(headers)).toEqual(expected);
    expect(text).toContain(String.raw`^/embed(\.m?|-notify\.)js$`);
    expect(text).toContain(cacheControl('/panel.0a1b2c3d.js'));
    expect(text).toContain(String.raw`\.[0-9a-f]{8}\.(js|css)(\.map)?$`);
  });
});

test('docs/deploying.md names options that npm run serve has', () => {
  const [, section = ''] =
    /## Serve the panel\n(.*?)\n### /s.exec(readFileSync('docs/deploying.md', 'utf8')) ?? [];
  const named = new Set([...section.matchAll(/--[a-z-]+/g)].map(([option]) => option));
  const help = readFileSync('serve/main.ts', 'utf8');
  expect([...named]).toEqual(expect.arrayContaining(['--config', '--access-log', '--header']));
  expect([...named].filter((option) => option !== '--' && !help.includes(`\n  ${option} `))).toEqual([]);
});
