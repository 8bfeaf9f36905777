import { expectTypeOf } from 'expect-type';
import type { Observable } from 'rxjs';
import type {
  Availability,
  BatchResponse,
  DnsResponse,
  DomainStatus,
  DomainSuggestion,
  EmailForward,
  GoogleAppsAccount,
  GoogleAppsResponse,
  Note,
  NotificationsResponse,
  Place,
  Plan,
  PlanFeature,
  ReadResponse,
  SeenResponse,
  SurveyResponse,
} from '../../../src/client';
import { c, uncalled } from './client';

const domain = c.domain('a.test');

describe('[result-shapes] [fields-of-a-domain] [fields-of-a-survey] the types of domains and the rest', () => {
  it('are those of each call', () => {
    expectTypeOf(domain.status()).toEqualTypeOf<Observable<DomainStatus>>();
    expectTypeOf(domain.isAvailable()).toEqualTypeOf<Observable<Availability>>();
    expectTypeOf(domain.dnsList()).toEqualTypeOf<Observable<DnsResponse>>();
    expectTypeOf(domain.email().add('a', 'b')).toEqualTypeOf<Observable<EmailForward>>();
    expectTypeOf(domain.nameserversList()).toEqualTypeOf<Observable<readonly string[]>>();
    expectTypeOf(domain.googleAppsList()).toEqualTypeOf<Observable<GoogleAppsResponse>>();
    expectTypeOf(c.domains().suggestions('a')).toEqualTypeOf<Observable<readonly DomainSuggestion[]>>();
    expectTypeOf(c.domains().supportedStates('US')).toEqualTypeOf<Observable<readonly Place[]>>();
    expectTypeOf(c.plans().list()).toEqualTypeOf<Observable<readonly Plan[]>>();
    expectTypeOf(c.plans().features()).toEqualTypeOf<Observable<readonly PlanFeature[]>>();
    expectTypeOf(c.marketing().survey('a').submit()).toEqualTypeOf<Observable<SurveyResponse>>();
    expectTypeOf(c.batch().add('/me').run()).toEqualTypeOf<Observable<BatchResponse>>();
    expectTypeOf(c.notifications.list()).toEqualTypeOf<Observable<NotificationsResponse>>();
    expectTypeOf(c.notifications.markSeen(3)).toEqualTypeOf<Observable<SeenResponse>>();
    expectTypeOf(c.notifications.markRead({})).toEqualTypeOf<Observable<ReadResponse>>();
  });

  it('have the fields that the platform documents', () => {
    expectTypeOf<GoogleAppsResponse['accounts'][number]>().toEqualTypeOf<GoogleAppsAccount>();
    expectTypeOf<Plan['prices']>().toEqualTypeOf<Readonly<Record<string, number>> | undefined>();
    expectTypeOf<SurveyResponse['success']>().toEqualTypeOf<boolean>();
  });

  it('are narrowed by `fields`', () => {
    type Narrow = { readonly notes: readonly Pick<Note, 'id' | 'note_hash'>[] };
    expectTypeOf(c.notifications.list({ query: { fields: 'id,note_hash', number: 5 } })).toExtend<
      Observable<Narrow>
    >();
  });

  it('reject misspelt fields of queries and bodies', () => {
    uncalled(
      // @ts-expect-error the field is number
      () => c.notifications.list({ query: { count: 5 } }),
      // @ts-expect-error the field is quantity
      () => c.domains().suggestions({ query: 'a', quantitiy: 5 }),
      // @ts-expect-error the field is data
      () => domain.dns().add({ type: 'A', dat: '192.0.2.1' }),
      // @ts-expect-error the field is nameserver
      () => domain.updateNameservers([{ server: 'ns1.test' }]),
      // @ts-expect-error a response is JSON
      () => c.marketing().survey('a').addResponse('why', Symbol('so')),
      // @ts-expect-error freshly pressed posts have no order
      () => c.freshlyPressed({ query: { order: 'ASC' } }),
    );
  });
});
