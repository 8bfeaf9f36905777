import { expectTypeOf } from 'expect-type';
import type { Observable } from 'rxjs';
import type {
  Plugin,
  PluginsResponse,
  PostCounts,
  PrimaryDomain,
  Rendered,
  SettingsResponse,
  SettingsUpdated,
  Site,
  SuggestionsResponse,
  UsersResponse,
  VoucherResponse,
  WordAdsEarnings,
  WordAdsSettings,
  WordAdsTos,
} from '../../../src/client';
import { c, site, uncalled } from './client';

describe('[result-shapes] the types of sites', () => {
  it('are those of each call', () => {
    expectTypeOf(site.get()).toEqualTypeOf<Observable<Site>>();
    expectTypeOf(site.postCounts('post')).toEqualTypeOf<Observable<PostCounts>>();
    expectTypeOf(site.renderShortcode('[a]')).toEqualTypeOf<Observable<Rendered>>();
    expectTypeOf(site.settings().get()).toEqualTypeOf<Observable<SettingsResponse>>();
    expectTypeOf(site.settings().setOption('blogname', 'A')).toEqualTypeOf<Observable<SettingsUpdated>>();
    expectTypeOf(site.domain().getPrimary()).toEqualTypeOf<Observable<PrimaryDomain>>();
    expectTypeOf(site.creditVouchers().assign('a')).toEqualTypeOf<Observable<VoucherResponse>>();
    expectTypeOf(site.wordAds().settings().get()).toEqualTypeOf<Observable<WordAdsSettings>>();
    expectTypeOf(site.wordAds().earnings().get()).toEqualTypeOf<Observable<WordAdsEarnings>>();
    expectTypeOf(site.wordAds().tos().sign()).toEqualTypeOf<Observable<WordAdsTos>>();
    expectTypeOf(site.plugin('a').get()).toEqualTypeOf<Observable<Plugin>>();
    expectTypeOf(site.pluginsList()).toEqualTypeOf<Observable<PluginsResponse>>();
    expectTypeOf(site.usersList()).toEqualTypeOf<Observable<UsersResponse>>();
    expectTypeOf(c.users().suggest()).toEqualTypeOf<Observable<SuggestionsResponse>>();
  });

  it('have the fields that the platform documents', () => {
    expectTypeOf<SettingsResponse['settings']['posts_per_page']>().toEqualTypeOf<number | undefined>();
    expectTypeOf<WordAdsEarnings['earnings']['total_earnings']>().toEqualTypeOf<string>();
    expectTypeOf<PostCounts['counts']['all']['draft']>().toEqualTypeOf<number | undefined>();
  });

  it('are narrowed by `fields`', () => {
    expectTypeOf(site.get({ query: { fields: 'ID,name' } })).toEqualTypeOf<
      Observable<Pick<Site, 'ID' | 'name'>>
    >();
    expectTypeOf(site.pluginsList({ query: { fields: 'plugins' } })).toEqualTypeOf<
      Observable<Pick<PluginsResponse, 'plugins'>>
    >();
  });

  it('reject misspelt fields of queries and bodies', () => {
    uncalled(
      // @ts-expect-error the field is options
      () => site.get({ query: { option: 'login_url' } }),
      // @ts-expect-error the field is search
      () => site.usersList({ query: { serach: 'wil' } }),
      // @ts-expect-error the field is limit
      () => site.pluginsList({ query: { number: 3 } }),
      // @ts-expect-error the field is site_id
      () => c.users().suggest({ query: { site_ID: 1 } }),
      // @ts-expect-error the field is blogname
      () => site.settings().update({ blog_name: 'A' }),
      // @ts-expect-error the field is paypal
      () => site.wordAds().settings().update({ payPal: 'a' }),
      // @ts-expect-error the terms are 'signed'
      () => site.wordAds().tos().update({ tos: true }),
      // @ts-expect-error the field is autoupdate
      () => site.plugin('a').update({ autoUpdate: true }),
      // @ts-expect-error the field is _fields
      () => site.creditVouchers().list({ query: { field: 'code' } }),
    );
  });
});
