import { spawnSync } from 'node:child_process';
import { firstValueFrom } from 'rxjs';
import { createClient } from '../../src/client';
import { Visitor } from '../support/visitor';
import { asBefore } from './examples/from-wpcom';
import { publish, titles } from './examples/observables';
import { countPosts } from './examples/pages';
import { countTags, partialClient } from './examples/parts';
import { cachedClient } from './examples/transports';

const SITE = 2101;

describe('packages/client/README.md', () => {
  it('matches the tables (npx tsx scripts/client-docs.ts updates it)', () => {
    const { status, stderr } = spawnSync('node', ['--import', 'tsx', 'scripts/client-docs.ts', '--check'], {
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });
});

describe('the examples of packages/client/README.md', () => {
  let visitor: Visitor;
  beforeEach(async () => {
    visitor = await Visitor.arrive({ notes: 3 });
  });
  afterEach(() => visitor.sandbox.close());

  it('run with observables', async () => {
    const { token, sandbox } = visitor;
    expect(await firstValueFrom(titles(sandbox.platform, token, SITE))).not.toEqual([]);
    expect(await firstValueFrom(publish(sandbox.platform, token, SITE))).toBe(true);
  });

  it('run through pages until the last one', async () => {
    const { token, sandbox } = visitor;
    const client = createClient({ apiOrigin: sandbox.platform, token });
    const { found = 0 } = await firstValueFrom(client.site(SITE).postsList());
    expect(found).toBeGreaterThan(2);
    expect(await firstValueFrom(countPosts(client, SITE))).toBe(found);
  });

  it('run with a cache', async () => {
    const { token, sandbox } = visitor;
    const client = cachedClient(sandbox.platform, token);
    const first = await firstValueFrom(client.site(SITE).get());
    await sandbox.close();
    expect(await firstValueFrom(client.site(SITE).get())).toEqual(first);
  });

  it('run with the wpcom face', async () => {
    const { token, sandbox } = visitor;
    const [posts, isFollowing, typeOfId] = await asBefore(sandbox.platform, token, SITE);
    expect(posts).toBeGreaterThan(0);
    expect([isFollowing, typeOfId]).toEqual([true, 'number']);
  });

  it('run with a client for some nouns, which has no others', async () => {
    const { token, sandbox } = visitor;
    const client = partialClient(sandbox.platform, token);
    const { found } = await firstValueFrom(countTags(client, SITE));
    expect(found).toBeGreaterThan(0);
    expect(Object.keys(client)).toEqual(['site']);
    expect(Object.keys(client.site(SITE))).toEqual(['comment', 'tags']);
  });
});
