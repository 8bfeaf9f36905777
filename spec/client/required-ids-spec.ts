import { NEVER } from 'rxjs';
import { createClient } from '../../src/client';
import { wpcom } from '../../src/client/wpcom';
import { unchecked } from './support/unchecked';

const send = jest.fn(() => NEVER);
const client = createClient({
  apiOrigin: 'https://platform.test',
  transport: { send, connect: () => NEVER },
});
const wp = wpcom(send);
afterEach(() => expect(send).not.toHaveBeenCalled());

type Check = readonly [what: string, error: string, act: (face: typeof client | typeof wp) => unknown];

const missing = (what: string, id: string, act: Check[2], name = 'Error'): Check => [
  what,
  `${name}: ${id} is not correctly defined`,
  act,
];

const CHECKS: readonly Check[] = [
  missing('a site', 'site id', (c) => unchecked(c, 'site')),
  missing('a site by an object', 'site id', (c) => unchecked(c, 'site', {})),
  missing('a site by the id 0', 'site id', (c) => c.site(0)),
  missing('the likes of a post', 'post id', (c) => c.site(1).post().like()),
  missing('the reblogs of a post', 'post id', (c) => c.site(1).post().reblog()),
  missing('the subscribers of a post', 'post id', (c) => c.site(1).post({ slug: 'a' }).subscriber()),
  missing('the replies to a post', 'post id', (c) => c.site(1).comment(3).replies()),
  missing('the likes of a comment', 'comment id', (c) => c.site(1).comment().like()),
  missing('a comment', 'comment id', (c) => c.site(1).comment().get()),
  missing('a plugin', 'slug', (c) => unchecked(c.site(1), 'plugin')),
  missing('a plugin of the platform', 'slug', (c) => c.site(1).wpcomPlugin('')),
  missing('a survey', 'survey id', (c) => unchecked(c.marketing(), 'survey'), 'TypeError'),
  missing('a post type', 'postType', (c) => c.site(1).postType(''), 'TypeError'),
  missing('a taxonomy', 'taxonomy', (c) => c.site(1).taxonomy(''), 'TypeError'),
  missing('reading a term', 'term', (c) => c.site(1).taxonomy('genre').term().get()),
  missing('updating a term', 'term', (c) => c.site(1).taxonomy('genre').term().update({ name: 'Rock' })),
  missing('deleting a term', 'term', (c) => c.site(1).taxonomy('genre').term().delete()),
  missing('adding a term', 'params.name', (c) => unchecked(c.site(1).taxonomy('genre').term(), 'add', {})),
  missing('a category', 'slug', (c) => c.site(1).category().get()),
  missing('a media item', 'media', (c) => c.site(1).media().get()),
  missing('a domain that leads to another path', 'domain', (c) => c.domain('..').status()),
  [
    '[reblog-destination-required] a reblog',
    'Error: destination_site_id is not defined',
    (c) => unchecked(c.site(1).post(2).reblog(), 'add', { note: 'Look!' }),
  ],
  [
    '[shortcode-and-embed] a shortcode',
    'TypeError: expected a shortcode String',
    (c) => unchecked(c.site(1), 'renderShortcode', 1),
  ],
  [
    '[shortcode-and-embed] an embed',
    'TypeError: expected an embed String',
    (c) => unchecked(c.site(1), 'renderEmbed', {}),
  ],
];

describe.each([
  ['observable', client],
  ['wpcom', wp],
] as const)('[required-ids] in the %s face', (_name, face) => {
  it.each(CHECKS)('a missing or invalid id throws at the call (section 5): %s', (_what, error, act) => {
    let thrown: unknown;
    try {
      act(face);
    } catch (caught) {
      thrown = caught;
    }
    expect(String(thrown)).toBe(error);
  });
});
