import { spawnSync } from 'node:child_process';
import { firstValueFrom, lastValueFrom } from 'rxjs';
import { Visitor } from '../support/visitor';
import { asBefore } from './examples/from-wpcom';
import { publish, titles, upload } from './examples/observables';

const SITE = 2101;

describe('docs/client.md', () => {
  it('matches the tables (npx tsx scripts/client-docs.ts updates it)', () => {
    const { status, stderr } = spawnSync('node', ['--import', 'tsx', 'scripts/client-docs.ts', '--check'], {
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });
});

describe('the examples of docs/client.md', () => {
  let visitor: Visitor;
  beforeEach(async () => {
    visitor = await Visitor.arrive({ notes: 3 });
  });
  afterEach(() => visitor.sandbox.close());

  it('run with observables', async () => {
    const { token, sandbox } = visitor;
    expect(await firstValueFrom(titles(sandbox.platform, token, SITE))).not.toEqual([]);
    expect(await firstValueFrom(publish(sandbox.platform, token, SITE))).toBe(true);
    const file = new File(['contents'], 'a.png', { type: 'image/png' });
    expect(await lastValueFrom(upload(sandbox.platform, token, SITE, file))).toBe(1);
  });

  it('run with the wpcom face', async () => {
    const { token, sandbox } = visitor;
    const [posts, isFollowing, typeOfId] = await asBefore(sandbox.platform, token, SITE);
    expect(posts).toBeGreaterThan(0);
    expect([isFollowing, typeOfId]).toEqual([true, 'number']);
  });
});
