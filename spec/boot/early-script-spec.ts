import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(readFileSync('index.html', 'utf8')) ?? [];
const NOW = 1_700_000_000_000;
const LIST = 'https://platform.example/rest/v1.1/notifications/?number=10';
const stored = { auth: `${NOW + 1}:a:secret`, first_list: LIST };

interface Surroundings {
  readonly framed?: boolean;
  readonly search?: string;
  readonly hash?: string;
  readonly hidden?: boolean;
  readonly onLine?: boolean;
  readonly storage?: object | undefined;
}

/** Runs the script of the page. Returns the arguments of its requests, and whether links match. */
function run({ framed, search = '', hash = '', hidden = false, onLine = true, ...rest }: Surroundings) {
  const requests: unknown[][] = [];
  let matches = 0;
  const page: Record<string, unknown> = {
    location: { search, hash },
    navigator: { onLine },
    document: { hidden, querySelectorAll: () => [{ removeAttribute: () => (matches += 1) }] },
    Date: { now: () => NOW },
    AbortController,
    fetch: (...asked: unknown[]) => {
      requests.push(asked);
      return Promise.reject(new TypeError('Failed to fetch'));
    },
  };
  page.self = page;
  page.parent = framed === true ? {} : page;
  Object.defineProperty(page, 'localStorage', {
    get: () => {
      if ('storage' in rest && !rest.storage) throw new Error('denied');
      return rest.storage ?? stored;
    },
  });
  runInNewContext(`with (page) { ${script} }`, { page });
  return { requests, matches, early: page.early };
}

test('a page of its own asks for the list with the stored token, and loads the files of the screen', () => {
  const { requests, matches, early } = run({});
  const headers = { Accept: 'application/json', Authorization: 'Bearer a:secret' };
  expect(requests).toMatchObject([[LIST, { headers, credentials: 'omit', signal: { aborted: false } }]]);
  expect(matches).toBe(1);
  expect(early).toMatchObject({ url: LIST, token: 'a:secret', time: NOW });
});

test('a frame that is opened at once asks, too', () => {
  expect(run({ framed: true, search: '?locale=de&screen=now' }).requests).toHaveLength(1);
});

test.each<[string, Surroundings]>([
  ['a closed panel', { framed: true, search: '?screen=later' }],
  ['a frame whose host says nothing', { framed: true }],
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

test('the policies name the script by its hash', () => {
  const hash = createHash('sha256').update(script).digest('base64');
  expect(readFileSync('serve/page-policy.json', 'utf8')).toContain(`'sha256-${hash}'`);
});
