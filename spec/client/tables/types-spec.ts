import { NEVER, type Observable, of } from 'rxjs';
import {
  createClient,
  type Note,
  type RetryOptions,
  retryable,
  type Suggestion,
  wpcom,
} from '../../../src/client';
import type { TimedPromise } from '../../../src/client/wpcom/timed-promise';

/** `npm run lint:rules` checks this file, too: a line below `@ts-expect-error` must not compile. */
const c = createClient({
  apiOrigin: 'https://platform.test',
  transport: { send: () => of({ status: 200, body: {} }), connect: () => NEVER },
});
const w = wpcom(() => ({}));

const has = <Chain>(chain: Chain, name: keyof Chain): boolean => name in Object(chain);

describe('the compiler', () => {
  it.each([
    // @ts-expect-error it is send
    ['of a noun in a noun', has(c.me().twoStep().sms(), 'sendd')],
    // @ts-expect-error there are settings, earnings and tos
    ['of the advertisements', has(c.site(1).wordAds(), 'nope')],
    // @ts-expect-error there are get and update
    ['of their settings', has(c.site(1).wordAds().settings(), 'nope')],
    // @ts-expect-error there is get
    ['of their earnings', has(c.site(1).wordAds().earnings(), 'nope')],
    // @ts-expect-error there are get, update and sign
    ['of their terms', has(c.site(1).wordAds().tos(), 'nope')],
    // @ts-expect-error there is survey
    ['of marketing', has(c.marketing(), 'nope')],
    // @ts-expect-error there are get, add, update and delete
    ['of a category', has(c.site(1).category('a'), 'nope')],
    // @ts-expect-error there is statsClicks
    ['of a statistic', has(c.site(1), 'statsKlicks')],
    // @ts-expect-error there is survey
    ['of marketing, in the wpcom face', has(w.marketing(), 'nope')],
    // @ts-expect-error it is send
    ['of a noun in a noun, in the wpcom face', has(w.me().twoStep().sms(), 'sendd')],
    // @ts-expect-error there are get, update and sign
    ['of terms, in the wpcom face', has(w.site(1).wordAds().tos(), 'nope')],
  ])('rejects an unknown name %s', (_what, isThere) => {
    expect(isThere).toBe(false);
  });
});

describe('[result-shapes] the types of the client', () => {
  it('cover notes, suggestions, deleted terms and statistics', () => {
    const notes: Observable<{ readonly notes: readonly Note[] }> = c.notifications.list();
    const people: Observable<{ readonly suggestions: readonly Suggestion[] }> = c.users().suggest();
    const gone: Observable<{ readonly slug: string; readonly success: boolean | 'true' }> = c
      .site(1)
      .tag('a')
      .delete();
    const figures: Observable<{ readonly date: string }> = c.site(1).statsTopPosts();
    expect([notes, people, gone, figures]).toHaveLength(4);
  });

  it('[category-and-tag] require the name of a new category', () => {
    // @ts-expect-error a new category needs a name
    expect(() => c.site(1).category().add({})).toThrow('params.name is not correctly defined');
  });

  it('allow a retry without a delay', () => {
    const options: RetryOptions = { retries: 2 };
    expect(c.me().get().pipe(retryable(options))).toBeDefined();
  });

  it('give promises that follow one of the wpcom face a timeout, too', async () => {
    const answering = wpcom((_params, fn) => fn(null, { ID: 7 }));
    const id: TimedPromise<number | undefined> = answering
      .me()
      .get()
      .then(({ ID }) => ID);
    expect(await id.timeout(1000)).toBe(7);
    const caught = wpcom((_params, fn) => fn(new Error('refused')))
      .me()
      .get()
      .catch(() => 'caught');
    expect(await caught.finally(() => undefined).timeout(1000)).toBe('caught');
  });
});
