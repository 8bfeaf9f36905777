import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { firstValueFrom, forkJoin, from, type Observable, switchMap } from 'rxjs';
import { type Client, createClient } from '../../src/client';
import { withResponse } from '../../src/client/responses';
import { Visitor } from '../support/visitor';
import { asBefore } from './examples/from-wpcom';
import { answerSurvey, freePlans } from './examples/nouns/batch-and-plans';
import { answerNewest } from './examples/nouns/comments';
import { firstFree, forward } from './examples/nouns/domains';
import { likeAndFollow } from './examples/nouns/likes-and-follows';
import { account } from './examples/nouns/me';
import { upload } from './examples/nouns/media';
import { markNewest } from './examples/nouns/notifications';
import { updatePlugin } from './examples/nouns/plugins';
import { countComments, publish } from './examples/nouns/posts';
import { earned, rename } from './examples/nouns/site-resources';
import { topTitles } from './examples/nouns/sites';
import { addTag } from './examples/nouns/terms';
import { mentionable } from './examples/nouns/users';
import * as observables from './examples/observables';
import { fullClient } from './examples/order';
import { countPosts } from './examples/pages';
import { partialClient } from './examples/parts';
import { cachedClient } from './examples/transports';

const SITE = 2101;

let visitor: Visitor;
let client: Client;
beforeAll(async () => {
  visitor = await Visitor.arrive({ notes: 3 });
  client = createClient({ apiOrigin: visitor.sandbox.platform, token: visitor.token });
});
beforeEach(() => visitor.sandbox.platformModel.reset());
afterAll(() => visitor.sandbox.close());

test('packages/client/README.md matches the tables (npx tsx scripts/client-docs.ts updates it)', () => {
  const { status, stderr } = spawnSync('node', ['--import', 'tsx', 'scripts/client-docs.ts', '--check'], {
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

const cup = new File(['a cup'], 'cup.png', { type: 'image/png' });
const aText = (pattern: RegExp): unknown => expect.stringMatching(pattern);

/** The page of each example, its calls, and what they emit. */
const EXAMPLES: readonly (readonly [page: string, calls: () => Observable<unknown>, emitted: unknown])[] = [
  ['batch-and-plans', () => freePlans(client), ['Free']],
  ['batch-and-plans', () => answerSurvey(client, SITE), true],
  ['comments', () => answerNewest(client, SITE), 'approved'],
  ['domains', () => firstFree(client, 'kettle'), aText(/kettle/)],
  [
    'domains',
    () => forward(client, 'slow-kettle.example', 'me@example.com'),
    ['tea@slow-kettle.example', 'hello@slow-kettle.example'],
  ],
  ['likes-and-follows', () => newestPost().pipe(switchMap((id) => likeAndFollow(client, SITE, id))), 1],
  ['me', () => account(client), ['Wilhelmina Oduya', ['£48.00']]],
  ['media', () => upload(client, SITE, cup, () => undefined), aText(/cup\.png$/)],
  ['notifications', () => markNewest(client), 3],
  ['plugins', () => updatePlugin(client, SITE, 'akismet'), '5.3.1'],
  ['posts', () => publish(client, SITE), aText(/^http/)],
  ['posts', () => countComments(client, SITE, 'in-praise-of-the-second-cup'), expect.any(Number)],
  ['site-resources', () => rename(client, SITE, 'The Slower Kettle'), 'The Slower Kettle'],
  ['site-resources', () => earned(client, SITE), aText(/^\d+\.\d\d$/)],
  ['sites', () => topTitles(client, SITE), expect.arrayContaining([aText(/./)])],
  ['terms', () => addTag(client, SITE, 'Oolong'), ['Oolong']],
  ['users', () => mentionable(client, SITE), expect.arrayContaining(['wilhelmina'])],
];

const newestPost = (): Observable<number> =>
  client
    .site(SITE)
    .postsList({ query: { number: 1 } })
    .pipe(switchMap(({ posts }) => from(posts.map(({ ID }) => ID))));

test('every page of a noun has an example that is run here', () => {
  const pages = readdirSync('packages/client/nouns').map((file) => file.replace(/\.txt$/, ''));
  expect([...new Set(EXAMPLES.map(([page]) => page))].sort()).toEqual(pages.sort());
});

test.each(EXAMPLES)('an example of the page %s runs against the sandbox', async (_page, calls, emitted) => {
  expect(await firstValueFrom(calls())).toEqual(emitted);
});

describe('the examples of packages/client/README.md and wpcom.txt', () => {
  const where = (): [origin: string, token: string] => [visitor.sandbox.platform, visitor.token];

  it('run with observables', async () => {
    expect(await firstValueFrom(observables.titles(...where(), SITE))).not.toEqual([]);
  });

  it('run through pages until the last one', async () => {
    const { found = 0 } = await firstValueFrom(client.site(SITE).postsList());
    expect(found).toBeGreaterThan(2);
    expect(await firstValueFrom(countPosts(client, SITE))).toBe(found);
  });

  it('run with a cache', async () => {
    const { site } = cachedClient(...where());
    const { log } = visitor.sandbox.platformModel;
    log.clear();
    const first = await firstValueFrom(site(SITE).get());
    expect(await firstValueFrom(site(SITE).get())).toEqual(first);
    expect(log.list()).toHaveLength(1);
  });

  it('run with all wrapping transports: hooks see every call, a batch is one request, and a cached GET is none', async () => {
    const calls: string[] = [];
    const { site, me } = fullClient(...where(), (url) => {
      calls.push(url);
    });
    const { log } = visitor.sandbox.platformModel;
    log.clear();
    const both$ = forkJoin([site(SITE).get().pipe(withResponse()), me().get().pipe(withResponse())]);
    expect(await firstValueFrom(both$)).toMatchObject([{ status: 200 }, { status: 200 }]);
    await firstValueFrom(both$);
    expect([calls.length, log.list().length]).toEqual([4, 1]);
  });

  it('run with the wpcom face', async () => {
    const [posts, isFollowing, typeOfId] = await asBefore(...where(), SITE);
    expect(posts).toBeGreaterThan(0);
    expect([isFollowing, typeOfId]).toEqual([true, 'number']);
  });

  it('run with a client for some nouns, which has no others', async () => {
    const partial = partialClient(...where());
    expect((await firstValueFrom(partial.site(SITE).tags().list())).found).toBeGreaterThan(0);
    expect(Object.keys(partial)).toEqual(['site']);
    expect(Object.keys(partial.site(SITE))).toEqual(['comment', 'tags']);
  });
});
