import { readdirSync } from 'node:fs';
import { firstValueFrom } from 'rxjs';
import { type Client, createClient } from '../../src/client';
import { Visitor } from '../support/visitor';
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

const SITE = 2101;

let visitor: Visitor;
let client: Client;
beforeAll(async () => {
  visitor = await Visitor.arrive({ notes: 3 });
  client = createClient({ apiOrigin: visitor.sandbox.platform, token: visitor.token });
});
afterAll(() => visitor.sandbox.close());

/** The calls of each example, and what they emit. */
const EXAMPLES: Readonly<Record<string, () => Promise<void>>> = {
  'batch-and-plans': async () => {
    expect(await firstValueFrom(freePlans(client))).toEqual(['Free']);
    expect(await firstValueFrom(answerSurvey(client, SITE))).toBe(true);
  },
  comments: async () => {
    expect(await firstValueFrom(answerNewest(client, SITE))).toBe('approved');
  },
  domains: async () => {
    expect(await firstValueFrom(firstFree(client, 'kettle'))).toMatch(/kettle/);
    const forwarded = await firstValueFrom(forward(client, 'slow-kettle.example', 'me@example.com'));
    expect(forwarded).toContain('hello@slow-kettle.example');
  },
  'likes-and-follows': async () => {
    const { posts } = await firstValueFrom(client.site(SITE).postsList({ query: { number: 1 } }));
    expect(await firstValueFrom(likeAndFollow(client, SITE, posts[0]?.ID ?? 0))).toBeGreaterThan(0);
  },
  me: async () => {
    expect(await firstValueFrom(account(client))).toEqual(['Wilhelmina Oduya', ['£48.00']]);
  },
  media: async () => {
    const file = new File(['a cup'], 'cup.png', { type: 'image/png' });
    expect(await firstValueFrom(upload(client, SITE, file, () => undefined))).toMatch(/cup\.png$/);
  },
  notifications: async () => {
    expect(await firstValueFrom(markNewest(client))).toBe(3);
  },
  plugins: async () => {
    expect(await firstValueFrom(updatePlugin(client, SITE, 'akismet'))).toBe('5.3.1');
  },
  posts: async () => {
    expect(await firstValueFrom(publish(client, SITE))).toMatch(/^http/);
    const slug = 'in-praise-of-the-second-cup';
    expect(await firstValueFrom(countComments(client, SITE, slug))).toBeGreaterThan(0);
  },
  'site-resources': async () => {
    expect(await firstValueFrom(rename(client, SITE, 'The Slower Kettle'))).toBe('The Slower Kettle');
    expect(await firstValueFrom(earned(client, SITE))).toMatch(/^\d+\.\d\d$/);
  },
  sites: async () => {
    expect(await firstValueFrom(topTitles(client, SITE))).not.toEqual([]);
  },
  terms: async () => {
    expect(await firstValueFrom(addTag(client, SITE, 'Oolong'))).toEqual(['Oolong']);
  },
  users: async () => {
    expect(await firstValueFrom(mentionable(client, SITE))).toContain('wilhelmina');
  },
};

test('every page of a noun has an example that is run here', () => {
  const pages = readdirSync('packages/client/nouns').map((file) => file.replace(/\.txt$/, ''));
  expect(Object.keys(EXAMPLES).sort()).toEqual(pages.sort());
});

test.each(Object.entries(EXAMPLES))('the example of %s runs against the sandbox', (_page, run) => run());
