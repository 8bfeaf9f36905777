/** @jest-environment node */
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { readPanel, ConfigurationError } from '../../serve/configuration';
import { securityHeaders } from '../../serve/headers';
import { parseHeaders } from '../../serve/operator-headers';
import { type AccessLogEntry, panelServer, type ServerOptions } from '../../serve/server';

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

/** Calls `use` with the port of another server of the same folder, which is closed afterwards. */
async function withServer(options: ServerOptions, use: (port: number) => Promise<void>): Promise<void> {
  const other = panelServer(folder, () => readPanel(folder), options);
  await once(other.listen(0, '127.0.0.1'), 'listening');
  const address = other.address();
  try {
    await use(typeof address === 'object' && address !== null ? address.port : 0);
  } finally {
    other.closeAllConnections();
    other.close();
  }
}

test('GET and HEAD of /healthz get 200, which is not cached', async () => {
  expect(await send('/healthz')).toMatchObject({
    status: 200,
    headers: { 'cache-control': 'no-cache' },
    body: Buffer.from('ok\n'),
  });
  expect(await send('/healthz', {}, 'HEAD')).toMatchObject({ status: 200, body: Buffer.alloc(0) });
  expect((await send('/healthz', {}, 'POST')).status).toBe(405);
});

test('the access log has an entry for each request, without the query', async () => {
  const entries: AccessLogEntry[] = [];
  await withServer({ log: (entry) => entries.push(entry) }, async (at) => {
    const { etag = '' } = (await send('/?screen=later&token=secret', {}, 'GET', at)).headers;
    await send('/', { 'if-none-match': etag }, 'GET', at);
    await send('/panel.0a1b2c3d.js', {}, 'HEAD', at);
    await send('/no"%01thing', {}, 'GET', at);
    await send('/', {}, 'POST', at);
  });
  expect(entries).toEqual(
    [
      ['GET', '/', 200, PAGE.length],
      ['GET', '/', 304, 0],
      ['HEAD', '/panel.0a1b2c3d.js', 200, 0],
      ['GET', '/no"%01thing', 404, 'Not found\n'.length],
      ['POST', '/', 405, 'Method not allowed\n'.length],
    ].map(([method, path, status, bytes]) => ({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
      method,
      path,
      status,
      bytes,
      ms: expect.any(Number) as number,
      aborted: false,
    })),
  );
});

test("every response has the operator's headers, whose directives extend the policy", async () => {
  const headers = parseHeaders([
    'Cross-Origin-Embedder-Policy: credentialless',
    'Strict-Transport-Security:max-age=31536000 ',
    'Reporting-Endpoints: panel="https://reports.example/"',
    'Content-Security-Policy: report-to panel',
    'Content-Security-Policy: upgrade-insecure-requests',
    'Link: </a.css>; rel=preload',
    'Link: </b.css>; rel=preload',
    'Referrer-Policy: no-referrer',
  ]);
  await withServer({ headers }, async (at) => {
    for (const target of ['/', '/panel.0a1b2c3d.js', '/nothing', '/healthz']) {
      const { 'content-security-policy': policy = '', ...own } = securityHeaders(readPanel(folder).config);
      expect((await send(target, {}, 'GET', at)).headers).toMatchObject({
        ...own,
        'content-security-policy': `${policy}; report-to panel; upgrade-insecure-requests`,
        'cross-origin-embedder-policy': 'credentialless',
        'strict-transport-security': 'max-age=31536000',
        'reporting-endpoints': 'panel="https://reports.example/"',
        'referrer-policy': 'no-referrer',
        link: '</a.css>; rel=preload, </b.css>; rel=preload',
      });
    }
  });
});

test.each([
  ['HSTS', 'expected "Name: value"'],
  ['X-Empty:', 'expected "Name: value"'],
  ['X Y: 1', 'expected "Name: value"'],
  ['X-A: 1\r\nX-B: 2', 'expected "Name: value"'],
  ['Cache-Control: no-store', 'cache-control: the server sets this header itself'],
  ['content-length: 1', 'content-length: the server sets this header itself'],
])('the header %j of an operator is refused', (line, problem) => {
  expect(() => parseHeaders(['X-Good: 1', line])).toThrow(problem);
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
    ['{\n  "theme": "dark"\n  "auth": "token"\n}', 'panel.json is no JSON: line 3, column 3'],
    [
      '{"hostOrigins":["https://*.example"]}',
      'hostOrigins[0] is "https://*.example" (string), expected an http(s) ',
    ],
  ])('is rejected with a message that names the problem: %s', (text, problem) => {
    expect(() => readPanel(folder, file(text))).toThrow(ConfigurationError);
    expect(() => readPanel(folder, file(text))).toThrow(problem);
  });

  it('is rejected with the line of an error in index.html or config.json', () => {
    const other = mkdtempSync(path.join(root, 'broken-'));
    const broken = (html: string): void => writeFileSync(path.join(other, 'index.html'), html);
    broken(`<!doctype html>\n${PAGE.replace('"preset"', 'preset')}`);
    expect(() => readPanel(other)).toThrow(
      `index.html is no JSON: line 2, column ${PAGE.indexOf('"preset"') + 1}`,
    );
    broken('<!doctype html>');
    writeFileSync(path.join(other, 'config.json'), '{\n');
    expect(() => readPanel(other)).toThrow('config.json is no JSON: line 2, column 1');
  });

  it('is rejected if its file does not exist', () => {
    expect(() => readPanel(folder, path.join(root, 'none.json'))).toThrow('there is no ');
  });
});
