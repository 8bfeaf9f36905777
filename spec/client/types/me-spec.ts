import { expectTypeOf } from 'expect-type';
import type { Observable } from 'rxjs';
import type {
  BillingHistory,
  ConnectedAppsResponse,
  KeyringConnection,
  Me,
  MeSettings,
  PasswordStrength,
  ProfileLinksResponse,
  PublicizeConnection,
  Receipt,
  Site,
  SitesResponse,
  SmsResponse,
  TwoStep,
} from '../../../src/client';
import { c, uncalled } from './client';

const me = c.me();

describe('[result-shapes] the types of the account', () => {
  it('are those of each call', () => {
    expectTypeOf(me.get()).toEqualTypeOf<Observable<Me>>();
    expectTypeOf(me.billingHistory()).toEqualTypeOf<Observable<BillingHistory>>();
    expectTypeOf(me.sites()).toEqualTypeOf<Observable<SitesResponse>>();
    expectTypeOf(me.settings().get()).toEqualTypeOf<Observable<MeSettings>>();
    expectTypeOf(me.settings().profileLinks().get()).toEqualTypeOf<Observable<ProfileLinksResponse>>();
    expectTypeOf(me.settings().password().validate('a')).toEqualTypeOf<Observable<PasswordStrength>>();
    expectTypeOf(me.connectedApps()).toEqualTypeOf<Observable<ConnectedAppsResponse>>();
    expectTypeOf(me.keyringConnection(5).get()).toEqualTypeOf<Observable<KeyringConnection>>();
    expectTypeOf(me.publicizeConnection(5).get()).toEqualTypeOf<Observable<PublicizeConnection>>();
    expectTypeOf(me.twoStep().get()).toEqualTypeOf<Observable<TwoStep>>();
    expectTypeOf(me.twoStep().sms().send()).toEqualTypeOf<Observable<SmsResponse>>();
  });

  it('have the fields that the platform documents', () => {
    expectTypeOf<Me['ID']>().toEqualTypeOf<number>();
    expectTypeOf<BillingHistory['billing_history'][number]>().toEqualTypeOf<Receipt>();
    expectTypeOf<Receipt['items'][number]['product']>().toEqualTypeOf<string>();
    expectTypeOf<BillingHistory['upcoming_charges'][number]['interval']>().toEqualTypeOf<string>();
    expectTypeOf<MeSettings['language']>().toEqualTypeOf<string | undefined>();
  });

  it('are narrowed by `fields`', () => {
    expectTypeOf(me.get({ query: { fields: 'ID,username' } })).toEqualTypeOf<
      Observable<Pick<Me, 'ID' | 'username'>>
    >();
    expectTypeOf(me.sites({ query: { fields: 'ID' } })).toEqualTypeOf<
      Observable<{ readonly sites: readonly Pick<Site, 'ID'>[] }>
    >();
  });

  it('reject misspelt fields of queries and bodies', () => {
    uncalled(
      // @ts-expect-error the field is site_visibility
      () => me.sites({ query: { visibility: 'all' } }),
      // @ts-expect-error `me` has no query of its own
      () => me.get({ query: { number: 3 } }),
      // @ts-expect-error the field is description
      () => me.settings().update({ descriptoin: 'Tea' }),
      // @ts-expect-error the field is value
      () => me.settings().profileLinks().add({ title: 'A', url: 'https://a.test' }),
      // @ts-expect-error the field is shared
      () => me.publicizeConnection(5).update({ share: true }),
    );
  });
});
