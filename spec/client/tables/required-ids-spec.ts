import { NEVER } from 'rxjs';
import { createClient } from '../../../src/client';
import { wpcom } from '../../../src/client/wpcom';

const sent: unknown[] = [];
const record = (request: unknown): typeof NEVER => {
  sent.push(request);
  return NEVER;
};
const client = createClient({
  apiOrigin: 'https://platform.test',
  transport: { send: record, connect: () => NEVER },
});
const wp = wpcom((params) => sent.push(params));
afterEach(() => expect(sent).toEqual([]));

/** Calls without the compiler's checks, as JavaScript would. */
function unchecked(chain: unknown, name: string, ...args: readonly unknown[]): unknown {
  const method: unknown = Reflect.get(Object(chain), name);
  if (typeof method !== 'function') throw new Error(`there is no ${name}`);
  const result: unknown = Reflect.apply(method, chain, args);
  return result;
}

/** Section 5, "API client": what is called, and the error that it throws. */
const CHECKS: readonly (readonly [
  what: string,
  error: Error,
  act: (face: typeof client | typeof wp) => unknown,
])[] = [
  ['[required-ids] a site', new Error('site id is not correctly defined'), (c) => unchecked(c, 'site')],
  ['a site by an object', new Error('site id is not correctly defined'), (c) => unchecked(c, 'site', {})],
  ['a site by the id 0', new Error('site id is not correctly defined'), (c) => c.site(0)],
  [
    '[required-ids] the likes of a post',
    new Error('post id is not correctly defined'),
    (c) => c.site(1).post().like(),
  ],
  [
    '[required-ids] the reblogs of a post',
    new Error('post id is not correctly defined'),
    (c) => c.site(1).post().reblog(),
  ],
  [
    '[required-ids] the subscribers of a post',
    new Error('post id is not correctly defined'),
    (c) => c.site(1).post({ slug: 'a-post' }).subscriber(),
  ],
  [
    'the replies to a post',
    new Error('post id is not correctly defined'),
    (c) => c.site(1).comment(3).replies(),
  ],
  [
    '[required-ids] the likes of a comment',
    new Error('comment id is not correctly defined'),
    (c) => c.site(1).comment().like(),
  ],
  ['a comment', new Error('comment id is not correctly defined'), (c) => c.site(1).comment().get()],
  [
    '[required-ids] a plugin',
    new Error('slug is not correctly defined'),
    (c) => unchecked(c.site(1), 'plugin'),
  ],
  ['a plugin of the platform', new Error('slug is not correctly defined'), (c) => c.site(1).wpcomPlugin('')],
  [
    '[required-ids] a survey',
    new TypeError('survey id is not correctly defined'),
    (c) => unchecked(c.marketing(), 'survey'),
  ],
  [
    '[required-ids] a post type',
    new TypeError('postType is not correctly defined'),
    (c) => c.site(1).postType(''),
  ],
  [
    '[required-ids] a taxonomy',
    new TypeError('taxonomy is not correctly defined'),
    (c) => c.site(1).taxonomy(''),
  ],
  [
    '[required-ids] reading a term',
    new Error('term is not correctly defined'),
    (c) => c.site(1).taxonomy('genre').term().get(),
  ],
  [
    '[required-ids] updating a term',
    new Error('term is not correctly defined'),
    (c) => c.site(1).taxonomy('genre').term().update({ name: 'Rock' }),
  ],
  [
    '[required-ids] deleting a term',
    new Error('term is not correctly defined'),
    (c) => c.site(1).taxonomy('genre').term().delete(),
  ],
  [
    '[required-ids] adding a term',
    new Error('params.name is not correctly defined'),
    (c) => unchecked(c.site(1).taxonomy('genre').term(), 'add', { description: 'No name.' }),
  ],
  [
    '[reblog-destination-required] a reblog',
    new Error('destination_site_id is not defined'),
    (c) => unchecked(c.site(1).post(2).reblog(), 'add', { note: 'Look!' }),
  ],
  [
    '[shortcode-and-embed] rendering a shortcode',
    new TypeError('expected a shortcode String'),
    (c) => unchecked(c.site(1), 'renderShortcode', 1),
  ],
  [
    '[shortcode-and-embed] rendering an embed',
    new TypeError('expected an embed String'),
    (c) => unchecked(c.site(1), 'renderEmbed', {}),
  ],
  ['a category', new Error('slug is not correctly defined'), (c) => c.site(1).category().get()],
  ['a media item', new Error('media is not correctly defined'), (c) => c.site(1).media().get()],
  [
    'a domain that leads to another path',
    new Error('domain is not correctly defined'),
    (c) => c.domain('..').status(),
  ],
];

function thrownBy(act: () => unknown): readonly string[] {
  try {
    act();
  } catch (error) {
    return error instanceof Error ? [error.name, error.message] : [];
  }
  return [];
}

describe('a missing or invalid id or field (section 5)', () => {
  it.each(CHECKS)('throws at the call in the observable face: %s', (_what, error, act) => {
    expect(thrownBy(() => act(client))).toEqual([error.name, error.message]);
  });

  it.each(CHECKS)('throws at the call in the wpcom face: %s', (_what, error, act) => {
    expect(thrownBy(() => act(wp))).toEqual([error.name, error.message]);
  });
});
