/** @jest-environment node */
import { api } from '../../src/client/tables';
import { notifications } from '../../src/client/tables/notifications';
import type { Noun } from '../../src/client/tables/noun';
import { Visitor } from '../support/visitor';

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.arrive();
});
afterAll(() => visitor.sandbox.close());

const post = async (): Promise<number> => {
  const { body } = await visitor.rest('GET', '/sites/2101/posts?number=1');
  const [{ ID }] = body.posts as [{ ID: number }];
  return ID;
};

const video = async (): Promise<number> => {
  const { body } = await visitor.rest('GET', '/sites/2102/media');
  const media = body.media as { ID: number; mime_type: string }[];
  return media.find(({ mime_type: type }) => type === 'video/mp4')?.ID ?? 0;
};

/**
 * Paths that no round trip of the client reads, and the fields that their responses must have. `POST_ID` is a post of site 2101,
 * `VIDEO_ID` a video of site 2102.
 */
const endpoints: readonly (readonly [string, readonly string[]])[] = [
  ['/freshly-pressed', ['date_range', 'number', 'posts']],
  ['/me', ['ID', 'username', 'primary_blog']],
  ['/me/billing-history', ['billing_history', 'upcoming_charges']],
  ['/me/posts', ['found', 'posts']],
  ['/me/sites', ['sites']],
  ['/me/likes', ['found', 'likes']],
  ['/me/groups', ['groups']],
  ['/me/connected-applications/2701', ['ID', 'title', 'scope']],
  ['/me/keyring-connections', ['connections']],
  ['/sites/2101', ['ID', 'name', 'URL']],
  ['/sites/2101/posts', ['found', 'posts', 'meta']],
  ['/sites/2101/posts/POST_ID', ['ID', 'title', 'slug', 'status', 'tags', 'categories', 'discussion']],
  ['/sites/2101/posts/slug:in-praise-of-the-second-cup', ['ID', 'title', 'content']],
  ['/sites/2101/posts/POST_ID/likes', ['found', 'likes', 'i_like']],
  ['/sites/2101/posts/POST_ID/likes/mine', ['i_like', 'like_count']],
  ['/sites/2101/comments', ['found', 'comments']],
  ['/sites/2101/categories', ['found', 'categories']],
  ['/sites/2101/tags', ['found', 'tags']],
  ['/sites/2101/post-types', ['found', 'post_types']],
  ['/sites/2101/follows', ['found', 'users']],
  ['/sites/2101/users', ['found', 'users']],
  ['/sites/2101/page-templates', ['templates']],
  ['/sites/2101/plugins', ['plugins']],
  ['/sites/2101/domains', ['domains']],
  ['/sites/2101/shortcodes', ['shortcodes']],
  ['/sites/2101/shortcodes/render?shortcode=%5Bgallery%5D', ['shortcode', 'result']],
  ['/sites/2101/embeds', ['embeds']],
  ['/sites/2101/embeds/render?embed_url=https://vimeo.com/1', ['embed_url', 'result']],
  ['/sites/2101/stats', ['date', 'stats', 'visits']],
  ['/sites/2101/stats/clicks', ['date', 'days']],
  ['/sites/2101/stats/comment-followers', ['total', 'posts']],
  ['/sites/2101/stats/comments', ['authors', 'posts']],
  ['/sites/2101/stats/country-views', ['days', 'country-info']],
  ['/sites/2101/stats/followers', ['total', 'subscribers']],
  ['/sites/2101/stats/insights', ['highest_hour']],
  ['/sites/2101/stats/publicize', ['services']],
  ['/sites/2101/stats/referrers', ['days']],
  ['/sites/2101/stats/search-terms', ['days']],
  ['/sites/2101/stats/streak', ['streak', 'data']],
  ['/sites/2101/stats/summary', ['views', 'visitors', 'likes']],
  ['/sites/2101/stats/tags', ['tags']],
  ['/sites/2101/stats/top-authors', ['days']],
  ['/sites/2101/stats/top-posts', ['days']],
  ['/sites/2101/stats/video-plays', ['days']],
  ['/sites/2101/stats/visits', ['unit', 'fields', 'data']],
  ['/sites/2102/stats/video/VIDEO_ID', ['data']],
  [
    '/sites/2101/stats/post/POST_ID',
    ['views', 'data', 'highest_month', 'highest_week_average', 'highest_day_average'],
  ],
  ['/domains/slow-kettle.example/status', ['domain', 'status']],
  ['/domains/nobody.example/is-available', ['domain_name', 'available', 'is_available']],
  ['/domains/nobody.example/is-mappable', ['mappable']],
  ['/domains/slow-kettle.example/email', ['forwards', 'max_forwards']],
  ['/domains/slow-kettle.example/google-apps', ['accounts']],
  ['/domains/2101/nobody.example/can-redirect', ['can_redirect']],
];

describe('every other reading endpoint returns its documented fields', () => {
  it.each(endpoints)('GET %s', async (path, keys) => {
    const named = path.replace('POST_ID', String(await post())).replace('VIDEO_ID', String(await video()));
    const { status, body } = await visitor.rest('GET', named);
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(expect.arrayContaining([...keys]));
  });

  it.each([
    '/plans',
    '/plans/features',
    '/domains/slow-kettle.example/nameservers',
    '/domains/suggestions?query=tea',
    '/domains/suggestions/examples',
    '/domains/supported-countries',
    '/domains/supported-states/US',
  ])('GET %s returns a bare list', async (path) => {
    const { status, body } = await visitor.rest('GET', path);
    expect(status).toBe(200);
    expect(Array.isArray(body) && body.length > 0).toBe(true);
  });
});

/** The endpoints of the client's tables: method and path. */
function linesOf({ calls, nouns }: Noun): string[] {
  const own = Object.values(calls).map(({ verb, path, apiVersion = '1.1', apiNamespace }) => {
    const root = apiNamespace === undefined ? `/rest/v${apiVersion}` : `/wp-json/${apiNamespace}`;
    return `${verb} ${root}${path}`;
  });
  return [...new Set([...own, ...Object.values(nouns).flatMap(linesOf)])];
}

describe('the sandbox has every endpoint of the client', () => {
  it.each([...linesOf(api), ...linesOf(notifications)])('%s', async (line) => {
    const [method = '', path = ''] = line.split(' ');
    const named = path.replaceAll(/\{(\w+)\}/g, (_, name) => (name === 'site' ? '2101' : '1'));
    const response = await visitor.fetch(named, { method });
    const text = await response.text();
    expect(text).not.toMatch(/unknown_endpoint|rest_no_route|internal_error/);
    expect(() => JSON.parse(text) as unknown).not.toThrow();
  });
});
