import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { runInNewContext } from 'node:vm';

const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(readFileSync('index.html', 'utf8')) ?? [];
const NOW = 1_700_000_000_000;
const LIST = 'https://platform.example/rest/v1.1/notifications/?number=10';
const stored = { auth: `${NOW + 1}:a:secret`, first_list: LIST };

const HOST = 'https://host.example';
const BLOCK = JSON.stringify({ preset: 'wordpressCom', hostOrigins: [HOST] });

interface Surroundings {
  /** The origins of the pages around a frame; undefined in a browser that does not name them. */
  readonly ancestors?: readonly string[] | undefined;
  /** The text of the configuration block; undefined for a page without one. */
  readonly block?: string | undefined;
  readonly search?: string;
  readonly hash?: string;
  readonly hidden?: boolean;
  readonly onLine?: boolean;
  readonly storage?: object | undefined;
  /** The locks that tabs hold; undefined in a browser without locks. */
  readonly held?: readonly string[];
}

/**
 * Runs the script of the page. Returns the arguments of its requests, whether links match, the scripts that
 * it runs, and whether it has read the storage.
 */
function run({ search = '', hash = '', hidden = false, onLine = true, ...rest }: Surroundings) {
  const requests: unknown[][] = [];
  let matches = 0;
  const scripts: unknown[] = [];
  let hasRead = false;
  const template = (selector: string) => ({
    content: { firstElementChild: { cloneNode: () => selector } },
    remove: () => undefined,
  });
  const query = () => Promise.resolve({ held: rest.held?.map((name) => ({ name })) });
  const block = 'block' in rest ? rest.block : BLOCK;
  const page: Record<string, unknown> = {
    location: { search, hash, ...(rest.ancestors && { ancestorOrigins: rest.ancestors }) },
    navigator: { onLine, ...(rest.held && { locks: { query } }) },
    document: {
      hidden,
      querySelector: (selector: string) => (selector.endsWith('-script') ? template(selector) : null),
      head: { append: (script: unknown) => scripts.push(script) },
      querySelectorAll: () => [{ removeAttribute: () => (matches += 1) }],
      getElementById: (id: string) =>
        id === 'notestream-config' && block !== undefined ? { textContent: block } : null,
    },
    Date: { now: () => NOW },
    AbortController,
    addEventListener: () => undefined,
    fetch: (...asked: unknown[]) => {
      requests.push(asked);
      return Promise.reject(new TypeError('Failed to fetch'));
    },
  };
  page.self = page;
  page.parent = 'ancestors' in rest ? {} : page;
  Object.defineProperty(page, 'localStorage', {
    get: () => {
      hasRead = true;
      if ('storage' in rest && !rest.storage) throw new Error('denied');
      const items = new Map<string, unknown>(Object.entries(rest.storage ?? stored));
      return { getItem: (key: string) => items.get(key) ?? null };
    },
  });
  runInNewContext(`with (page) { ${script} }`, { page });
  return { requests, matches, scripts, hasRead, early: page.early };
}

test('[early-list] a page of its own asks for the list with the stored token, and loads the files of the screen', () => {
  const { requests, matches, early } = run({});
  const headers = { Accept: 'application/json', Authorization: 'Bearer a:secret' };
  expect(requests).toMatchObject([[LIST, { headers, credentials: 'omit', signal: { aborted: false } }]]);
  expect(matches).toBe(1);
  expect(early).toMatchObject({ url: LIST, token: 'a:secret', time: NOW });
});

test('a page of its own asks also if its configuration is in a file', () => {
  expect(run({ block: undefined }).requests).toHaveLength(1);
});

test('a frame that is opened at once asks, too, if the block names all pages around it', () => {
  expect(run({ ancestors: [HOST, HOST], search: '?locale=de&screen=now' }).requests).toHaveLength(1);
});

test.each<[string, Surroundings]>([
  ['a page that the block does not name', { ancestors: ['https://evil.example'] }],
  ['a host within another page', { ancestors: [HOST, 'https://evil.example'] }],
  ['a sandboxed page', { ancestors: ['null'] }],
  ['a page whose origin the browser does not name', { ancestors: undefined }],
  ['a host, while the configuration is in a file', { ancestors: [HOST], block: undefined }],
  ['a host, with a block that is no JSON', { ancestors: [HOST], block: '{' }],
  ['any page, with a block that names no host', { ancestors: [HOST], block: '{}' }],
  ['any page, with hosts that are no list', { ancestors: [HOST], block: `{"hostOrigins":"${HOST}"}` }],
])('[framing-first] a frame in %s reads no token and asks for nothing early', (_name, surroundings) => {
  const { requests, hasRead } = run({ ...surroundings, search: '?screen=now' });
  expect({ requests, hasRead }).toEqual({ requests: [], hasRead: false });
});

test.each<[string, Surroundings]>([
  ['a closed panel', { ancestors: [HOST], search: '?screen=later' }],
  ['a frame whose host says nothing', { ancestors: [HOST] }],
  ['a page that comes back from the sign-in', { hash: '#access_token=x' }],
  ['a hidden page', { hidden: true }],
  ['a page without a network', { onLine: false }],
  ['a page without a token', { storage: { first_list: LIST } }],
  ['a page with an expired token', { storage: { ...stored, auth: `${NOW}:secret` } }],
  ['a blogger who has signed out', { storage: { ...stored, auth: 'signed out' } }],
  ['the first start', { storage: { auth: stored.auth } }],
  ['a browser that denies storage', { storage: undefined }],
])('%s asks for nothing early', (_name, surroundings) => {
  expect(run(surroundings).requests).toEqual([]);
});

test('the page has the script that src/early makes, and the policies name it by its hash', () => {
  expect(() => execFileSync(process.execPath, ['scripts/page-script.js', '--check'])).not.toThrow();
}, 60_000);

const LED = ['notestream outbox 1', 'notestream tabs leader'];
const CLOSED = { ancestors: [HOST], search: '?locale=de&screen=later' };

test.each<[string, string, Surroundings]>([
  ['a closed frame while another tab leads waits', 'waiting', { ...CLOSED, held: LED }],
  ['a closed frame while no tab leads runs the panel', 'panel', { ...CLOSED, held: ['another'] }],
  ['a closed frame in a browser without locks runs the panel', 'panel', CLOSED],
  ['a frame that comes back from the sign-in runs the panel', 'panel', { ...CLOSED, held: LED, hash: '#a' }],
  ['a frame that is opened runs the panel', 'panel', { ancestors: [HOST], search: '?screen=now', held: LED }],
  ['a frame whose host says nothing runs the panel', 'panel', { ancestors: [HOST], held: LED }],
  ['a page of its own runs the panel', 'panel', { search: '?screen=later', held: LED }],
])('[number-of-the-leader] %s', async (_name, expected, surroundings) => {
  const { scripts } = run(surroundings);
  await new Promise(setImmediate);
  expect(scripts).toEqual([`#${expected}-script`]);
});

test('a page that is shown runs its script without waiting for the browser', () => {
  expect(run({ search: '?screen=now', held: LED }).scripts).toEqual(['#panel-script']);
});
