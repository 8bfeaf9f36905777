import { expectTypeOf } from 'expect-type';
import { NEVER, type Observable, of } from 'rxjs';
import { ApiError, createClient, wpcom } from '../../src/client';
import type * as Api from '../../src/client';
import type { TimedPromise } from '../../src/client/wpcom/timed-promise';

/**
 * `npm run lint:rules` checks this file, too: a line below `@ts-expect-error` must not compile. The pages of
 * packages/client/nouns/, which examples-spec.ts compares, name the answer, arguments and query of each call.
 */
const c = createClient({
  apiOrigin: 'https://platform.test',
  transport: { send: () => of({ status: 200, body: {} }), connect: () => NEVER },
});
const w = wpcom(() => ({}));
const site = c.site(1);
const post = site.post(2);
const comment = site.comment(3);

describe('[result-shapes] the answer of a call', () => {
  it('has the type that its table states, also through nouns of nouns', () => {
    expectTypeOf(comment.get()).toEqualTypeOf<Observable<Api.Comment>>();
    expectTypeOf(site.post({ slug: 'a' }).getBySlug()).toEqualTypeOf<Observable<Api.Post>>();
    expectTypeOf(site.postsList()).toEqualTypeOf<Observable<Api.PostsResponse>>();
    expectTypeOf(c.plans().list()).toEqualTypeOf<Observable<readonly Api.Plan[]>>();
    expectTypeOf(c.domain('a.test').nameserversList()).toEqualTypeOf<Observable<readonly string[]>>();
    expectTypeOf(site.category('a').delete()).toEqualTypeOf<Observable<Api.TermDeleted>>();
    expectTypeOf(site.media().upload(new Blob())).toEqualTypeOf<Observable<Api.Upload<Api.MediaResponse>>>();
    expectTypeOf(site.statsClicks()).toEqualTypeOf<Observable<Api.StatsClicks>>();
  });

  it('is a promise or the argument of a callback in the wpcom face', () => {
    const me = w.me().get();
    expectTypeOf(me).toEqualTypeOf<TimedPromise<Api.Me>>();
    expectTypeOf(me.then(({ ID }) => ID)).toEqualTypeOf<TimedPromise<number>>();
    expectTypeOf(me.catch(() => 7).finally(() => undefined)).toEqualTypeOf<TimedPromise<Api.Me | number>>();
    expectTypeOf(w.site(1).post(2).update({ title: 'A' })).toEqualTypeOf<TimedPromise<Api.Post>>();
    w.site(1).postsList((_error, answer) => {
      expectTypeOf(answer).toEqualTypeOf<Api.PostsResponse | undefined>();
    });
  });

  it('[fields-of-a-post] [fields-of-a-comment] has the fields that the platform documents', () => {
    expectTypeOf<Api.Comment['author']>().toEqualTypeOf<Api.User>();
    expectTypeOf<Api.User['login']>().toEqualTypeOf<string>();
    expectTypeOf<Api.Me['ID']>().toEqualTypeOf<number>();
    expectTypeOf<Api.BillingHistory['billing_history'][number]>().toEqualTypeOf<Api.Receipt>();
    expectTypeOf<Api.MeSettings['language']>().toEqualTypeOf<string | undefined>();
    expectTypeOf<Api.Plan['prices']>().toEqualTypeOf<Readonly<Record<string, number>> | undefined>();
    expectTypeOf<Api.Post['title' | 'featured_image']>().toEqualTypeOf<string>();
    expectTypeOf<Api.Post['discussion']['comment_count']>().toEqualTypeOf<number>();
    expectTypeOf<Api.Post['comment_count']>().toEqualTypeOf<number | undefined>();
    expectTypeOf<Api.RelatedResponse['hits'][number]['fields']['post_id']>().toEqualTypeOf<number>();
    expectTypeOf<Api.SettingsResponse['settings']['posts_per_page']>().toEqualTypeOf<number | undefined>();
    expectTypeOf<Api.WordAdsEarnings['earnings']['total_earnings']>().toEqualTypeOf<string>();
    expectTypeOf<Api.PostCounts['counts']['all']['draft']>().toEqualTypeOf<number | undefined>();
    expectTypeOf<Api.Stats['stats']['views']>().toEqualTypeOf<number>();
    expectTypeOf<Api.StatsInsights['highest_hour']>().toEqualTypeOf<number>();
    expectTypeOf<Api.StatsFollowers['subscribers'][number]['label']>().toEqualTypeOf<string>();
    expectTypeOf<
      NonNullable<Api.StatsClicks['days']>[string]['clicks'][number]['views']
    >().toEqualTypeOf<number>();
    expectTypeOf<Api.StatsCountryViews['country-info'][string]['country_full']>().toEqualTypeOf<string>();
    expectTypeOf<Api.Term['slug']>().toEqualTypeOf<string>();
  });

  it('is narrowed by `fields`, also in a list, in the wpcom face, and after the progress of an upload', () => {
    expectTypeOf(post.get({ query: { fields: 'ID,title' } })).toEqualTypeOf<
      Observable<Pick<Api.Post, 'ID' | 'title'>>
    >();
    expectTypeOf(site.postsList({ query: { fields: 'ID, slug', number: 3 } })).toEqualTypeOf<
      Observable<{
        readonly posts: readonly Pick<Api.Post, 'ID' | 'slug'>[];
        readonly found?: number;
        readonly meta?: Exclude<Api.Listed['meta'], undefined>;
      }>
    >();
    expectTypeOf(c.me().sites({ query: { fields: 'ID' } })).toEqualTypeOf<
      Observable<{ readonly sites: readonly Pick<Api.Site, 'ID'>[] }>
    >();
    expectTypeOf(site.pluginsList({ query: { fields: 'plugins' } })).toEqualTypeOf<
      Observable<Pick<Api.PluginsResponse, 'plugins'>>
    >();
    expectTypeOf(c.notifications.list({ query: { fields: 'id,note_hash', number: 5 } })).toExtend<
      Observable<{ readonly notes: readonly Pick<Api.Note, 'id' | 'note_hash'>[] }>
    >();
    const fields = ['ID', 'title'].join();
    expectTypeOf(post.get({ query: { fields } })).toEqualTypeOf<Observable<Partial<Api.Post>>>();
    expectTypeOf(w.me().get({ fields: 'ID' })).toEqualTypeOf<TimedPromise<Pick<Api.Me, 'ID'>>>();
    site
      .media()
      .upload(new Blob(), { query: { fields: 'ID' } })
      .subscribe((event) => {
        if (event.type === 'answer')
          expectTypeOf(event.body.media).toEqualTypeOf<readonly Pick<Api.Media, 'ID'>[]>();
      });
  });
});

describe('[error-name] an error', () => {
  const thrown: unknown = new ApiError({
    name: 'TimeoutError',
    message: 'Timeout of 3ms exceeded',
    path: '/me',
    method: 'GET',
    code: 'ECONNABORTED',
  });

  it('is a union, which its name tells apart, and which cannot be misspelt unless it is a text', () => {
    if (!(thrown instanceof ApiError)) throw new Error('the error is not an ApiError');
    expectTypeOf(thrown).toEqualTypeOf<Api.AnyApiError>();
    if (thrown.name === 'TimeoutError') expectTypeOf(thrown.code).toEqualTypeOf<'ECONNABORTED' | undefined>();
    if (thrown.name === 'FileSystemError')
      expectTypeOf(thrown.code).toEqualTypeOf<'ENOENT' | 'ENOSYS' | undefined>();
    if (thrown.name === 'CommentDuplicateError')
      expectTypeOf(thrown.body).toEqualTypeOf<Api.ErrorBody | string | undefined>();
    if (thrown.name === 'ParseError') expectTypeOf(thrown.code).toEqualTypeOf<undefined>();
    expectTypeOf<'TimeOutError'>().not.toExtend<Api.AnyApiError['name']>();
    const name: string = thrown.name;
    expect(name === 'CouponExpiredError').toBe(false);
  });
});

describe('the compiler', () => {
  it('knows no unknown name of a noun in a noun, of a statistic, and in the wpcom face', () => {
    expectTypeOf(c.me().twoStep().sms()).not.toHaveProperty('sendd');
    expectTypeOf(site).not.toHaveProperty('statsKlicks');
    expectTypeOf(w.site(1).wordAds().tos()).not.toHaveProperty('nope');
  });

  it('[media-upload] rejects misspelt fields and values of queries, bodies and options', () => {
    const lines: readonly (() => unknown)[] = [
      // @ts-expect-error the field is number
      () => site.postsList({ query: { numbr: 3 } }),
      // @ts-expect-error the order is 'date'
      () => site.postsList({ query: { order_by: 'dates' } }),
      // @ts-expect-error a number is not a text
      () => site.postsList({ query: { number: '3' } }),
      // @ts-expect-error the status is 'unapproved'
      () => site.commentsList({ query: { status: 'pending' } }),
      // @ts-expect-error `me` has no query of its own
      () => c.me().get({ query: { number: 3 } }),
      // @ts-expect-error the field is _fields
      () => site.creditVouchers().list({ query: { field: 'code' } }),
      // @ts-expect-error the option is timeoutMs
      () => post.get({ timeoutMS: 3 }),
      // @ts-expect-error the field is title
      () => post.add({ titel: 'A' }),
      // @ts-expect-error the status is 'publish'
      () => post.update({ status: 'published' }),
      // @ts-expect-error the field is size
      () => post.related({ sise: 3 }),
      // @ts-expect-error the field is note
      () => post.reblog().add({ destination_site_id: 3, nott: 'Look!' }),
      // @ts-expect-error the field is content
      () => comment.update({ contents: 'Text' }),
      // @ts-expect-error the status is 'approved'
      () => comment.update({ status: 'aproved' }),
      // @ts-expect-error the field is caption
      () => site.media(7).update({ captoin: 'A cup' }),
      // @ts-expect-error the field is description
      () => site.tag('a').update({ descr: 'To dip' }),
      // @ts-expect-error the field is blogname
      () => site.settings().update({ blog_name: 'A' }),
      // @ts-expect-error the field is paypal
      () => site.wordAds().settings().update({ payPal: 'a' }),
      // @ts-expect-error the terms are 'signed'
      () => site.wordAds().tos().update({ tos: true }),
      // @ts-expect-error the field is autoupdate
      () => site.plugin('a').update({ autoUpdate: true }),
      // @ts-expect-error the field is description
      () => c.me().settings().update({ descriptoin: 'Tea' }),
      // @ts-expect-error the field is value
      () => c.me().settings().profileLinks().add({ title: 'A', url: 'https://a.test' }),
      // @ts-expect-error the field is shared
      () => c.me().publicizeConnection(5).update({ share: true }),
      // @ts-expect-error the field is data
      () => c.domain('a.test').dns().add({ type: 'A', dat: '192.0.2.1' }),
      // @ts-expect-error the field is nameserver
      () => c.domain('a.test').updateNameservers([{ server: 'ns1.test' }]),
      // @ts-expect-error a response is JSON
      () => c.marketing().survey('a').addResponse('why', Symbol('so')),
      // @ts-expect-error the field is number, in the wpcom face
      () => w.site(1).postsList({ numbr: 3 }),
      // @ts-expect-error the field is apiVersion, in the wpcom face
      () => w.me().get({ apiVerson: '1.2' }),
      // @ts-expect-error the field is title, in the wpcom face
      () => w.site(1).post().add({ titel: 'A' }),
    ];
    // None of them is run.
    expect(lines).toHaveLength(28);
  });

  it('[category-and-tag] requires the name of a new category or term', () => {
    // @ts-expect-error a new category needs a name
    expect(() => site.category().add({})).toThrow('params.name is not correctly defined');
    // @ts-expect-error a new term has a name
    expect(() => site.taxonomy('genre').term().add({ description: 'Loud' })).toThrow('params.name');
  });
});
