/** @jest-environment node */
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { readPanel, ConfigurationError } from '../../serve/configuration';
import { securityHeaders } from '../../serve/headers';
import { panelServer } from '../../serve/server';

const PAGE = `<!doctype html><script type="application/json" id="notestream-config">{ "preset": "sandbox" }</script>`;
const SCRIPT = 'console.log("hello, hello, hello, hello, hello, hello, hello");';

let folder: string;
let root: string;
let server: Server;
let port: number;

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'notestream-'));
  folder = path.join(root, 'dist');
  mkdirSync(path.join(folder, 'languages'), { recursive: true });
  writeFileSync(path.join(root, 'secret.txt'), 'secret');
  writeFileSync(path.join(folder, 'index.html'), PAGE);
  writeFileSync(path.join(folder, 'panel.0a1b2c3d.js'), SCRIPT);
  writeFileSync(path.join(folder, 'panel.0a1b2c3d.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(path.join(folder, 'panel.0a1b2c3d.js.gz'), gzipSync(SCRIPT));
  writeFileSync(path.join(folder, 'embed.js'), SCRIPT);
  writeFileSync(path.join(folder, 'embed.mjs'), SCRIPT);
  writeFileSync(path.join(folder, 'embed-notify.js'), SCRIPT);
  writeFileSync(path.join(folder, 'languages', 'de.json'), '{}');
  writeFileSync(path.join(folder, '.env'), 'SECRET=1');
  symlinkSync(path.join(root, 'secret.txt'), path.join(folder, 'linked.txt'));
  server = panelServer(folder, () => readPanel(folder)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(root, { recursive: true });
});

interface PanelResponse {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends a request with an unchanged path; `fetch` would normalize it. */
const send = (
  target: string,
  headers: Record<string, string> = {},
  method = 'GET',
  at = port,
): Promise<PanelResponse> =>
  new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: at, path: target, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });

test.each(['/', '/index.html', '/?locale=de', '/panel.0a1b2c3d.js', '/nothing'])(
  'every response has the security headers (%s)',
  async (target) => {
    const { headers } = await send(target);
    expect(headers).toMatchObject(securityHeaders(readPanel(folder).config));
  },
);

test.each([
  ['br, gzip', 'br', brotliCompressSync(SCRIPT)],
  ['gzip', 'gzip', gzipSync(SCRIPT)],
  ['gzip, br;q=0', 'gzip', gzipSync(SCRIPT)],
  ['identity', undefined, Buffer.from(SCRIPT)],
  ['', undefined, Buffer.from(SCRIPT)],
])('a request with Accept-Encoding "%s" gets the encoding %s', async (accepts, encoding, body) => {
  const response = await send('/panel.0a1b2c3d.js', { 'accept-encoding': accepts });
  expect(response.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  });
  expect(response.headers['content-encoding']).toBe(encoding);
  expect(response.body).toEqual(body);
});

test('a request with a matching etag gets 304', async () => {
  const { etag = '' } = (await send('/')).headers;
  for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*'])
    expect(await send('/', { 'if-none-match': tag })).toMatchObject({ status: 304, headers: { etag } });
  expect((await send('/', { 'if-none-match': '"other"' })).status).toBe(200);
});

test.each([
  ['/embed.js', '*'],
  ['/embed.mjs', '*'],
  ['/embed-notify.js', '*'],
  ['/panel.0a1b2c3d.js', undefined],
  ['/', undefined],
])('%s has the access-control-allow-origin %s', async (target, expected) => {
  expect((await send(target)).headers['access-control-allow-origin']).toBe(expected);
});

test('HEAD gets the headers without a body, and other methods get 405', async () => {
  const { headers } = await send('/');
  const head = await send('/', {}, 'HEAD');
  expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
    200,
    0,
    headers['content-length'],
  ]);
  expect(await send('/', {}, 'POST')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
});

test.each([
  '/../secret.txt',
  '/languages/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/..%5csecret.txt',
  '//secret.txt',
  '/index.html/',
  '/linked.txt',
  '/.env',
  '/languages',
  '/%00',
  '/%',
  '/nothing.js',
])('[single-screen] %s is not found', async (target) => {
  const { status, body } = await send(target);
  expect([status, body.toString()]).toEqual([404, 'Not found\n']);
});

test.each([
  '/index.html',
  '//index.html',
  '/%69ndex.html',
  '/./index.html',
  '/languages/../index.html',
  '//',
])('[single-screen] %s is the configured page', async (target) => {
  const configured = panelServer(folder, () => ({ ...readPanel(folder), page: Buffer.from('configured') }));
  await once(configured.listen(0, '127.0.0.1'), 'listening');
  const address = configured.address();
  const configuredPort = typeof address === 'object' && address !== null ? address.port : 0;
  const { status, body } = await send(target, {}, 'GET', configuredPort);
  configured.closeAllConnections();
  configured.close();
  expect([status, body.toString()]).toEqual([200, 'configured']);
});

describe('a deploy while the server runs', () => {
  const index = (): string => path.join(folder, 'index.html');
  const page = async (): Promise<string> => (await send('/')).body.toString();
  const warn = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  afterEach(() => writeFileSync(index(), PAGE));
  afterAll(() => warn.mockRestore());

  it('serves the new page, whose scripts replace those of the old one, and its headers', async () => {
    const hosts = PAGE.replace('"preset"', '"hostOrigins": ["https://new.example"], "preset"');
    writeFileSync(index(), hosts);
    const { body, headers } = await send('/');
    expect([body.toString(), headers['content-security-policy']]).toEqual([
      hosts,
      expect.stringContaining('frame-ancestors https://new.example'),
    ]);
  });

  it.each([
    ['is missing', (): void => rmSync(index())],
    ['has a wrong configuration', (): void => writeFileSync(index(), PAGE.replace('sandbox', 'oops'))],
  ])('keeps the page before while the new one %s, and says why', async (_, spoil) => {
    expect(await page()).toBe(PAGE);
    spoil();
    expect(await page()).toBe(PAGE);
    expect(warn).toHaveBeenLastCalledWith(expect.stringMatching(/index\.html|preset/));
  });
});

describe('the configuration', () => {
  const file = (text: string): string => {
    const name = path.join(root, 'panel.json');
    writeFileSync(name, text);
    return name;
  };

  it('is written into the page if a file is given, and cannot end its script element', () => {
    const input = { links: { settings: 'https://a.example/</script>' } };
    const { page, config } = readPanel(folder, file(JSON.stringify({ theme: 'dark' })));
    expect([page.toString().includes('{"theme":"dark"}'), config.theme]).toEqual([true, 'dark']);
    const text = readPanel(folder, file(JSON.stringify({ clientId: input.links.settings }))).page.toString();
    expect(text.match(/<\/script>/g)).toHaveLength(1);
  });

  it.each([
    ['{"theme":1}', 'theme is 1 (number), expected "system", "light" or "dark"'],
    ['{', 'is no JSON'],
  ])('is rejected with a message that names the problem: %s', (text, problem) => {
    expect(() => readPanel(folder, file(text))).toThrow(ConfigurationError);
    expect(() => readPanel(folder, file(text))).toThrow(problem);
  });

  it('is rejected if its file does not exist', () => {
    expect(() => readPanel(folder, path.join(root, 'none.json'))).toThrow('there is no ');
  });
});
