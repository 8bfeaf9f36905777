import type { Client } from '../../../../src/client';
import type { Group } from './row';

const listed = { query: { number: 10, fields: 'id,note_hash' } } as const;

export const ACCOUNT_ROWS: readonly Group<Client>[] = [
  [
    '[api-version] notifications',
    ['GET /notifications/9', (c) => c.notifications.get(9)],
    ['GET /notifications/?number=10&fields=id%2Cnote_hash', (c) => c.notifications.list(listed)],
    ['POST /notifications/seen {"time":17}', (c) => c.notifications.markSeen(17)],
    [
      'POST /notifications/read {"counts":{"8":-1,"9":9999}}',
      (c) => c.notifications.markRead({ 9: 9999, 8: -1 }),
    ],
  ],
  [
    '[suggest-request] mentionable users',
    ['GET /rest/v1/users/suggest?site_id=1', (c) => c.users().suggest({ query: { site_id: 1 } })],
  ],
  [
    '[calls-of-batch-and-plans] batches and plans',
    ['GET /freshly-pressed', (c) => c.freshlyPressed()],
    [
      'GET /batch?urls%5B%5D=%2Fme&urls%5B%5D=%2Fme%2Fsites',
      (c) => c.batch().add('/me').add('/me/sites').run(),
    ],
    ['GET /plans', (c) => c.plans().list()],
    ['GET /plans/features', (c) => c.plans().features()],
  ],
  [
    '[calls-of-all-domains] all domains',
    ['GET /domains/suggestions?query=a%20term', (c) => c.domains().suggestions('a term')],
    ['GET /domains/suggestions/examples', (c) => c.domains().suggestionsExamples()],
    ['GET /domains/supported-countries', (c) => c.domains().supportedCountries()],
    ['GET /domains/supported-states/US', (c) => c.domains().supportedStates('US')],
  ],
  [
    '[calls-of-marketing] marketing',
    [
      'POST /marketing/survey {"site_id":1,"survey_responses":{"reason":"none"},"survey_id":"why"}',
      (c) => c.marketing().survey('why', 1).addResponse('reason', 'none').submit(),
    ],
  ],
];

/** Below /domains/a.test. */
export const DOMAIN_ROWS: readonly Group<ReturnType<Client['domain']>>[] = [
  [
    '[calls-of-a-domain-reading] a domain, read',
    ['GET /status', (d) => d.status()],
    ['GET /is-available', (d) => d.isAvailable()],
    ['GET /is-mappable', (d) => d.isMappable()],
    ['GET /email', (d) => d.emailForwards()],
    ['GET /nameservers', (d) => d.nameserversList()],
    ['GET /dns', (d) => d.dnsList()],
    ['GET /google-apps', (d) => d.googleAppsList()],
    ['GET /rest/v1.1/domains/com/a.test/can-redirect', (d) => d.canRedirect('com')],
  ],
  [
    '[calls-of-a-domain-writing] [fields-of-a-domain] a domain, changed',
    ['POST /nameservers {"nameservers":["ns1.test"]}', (d) => d.updateNameservers(['ns1.test'])],
    ['POST /resend-icann', (d) => d.resendICANN()],
    ['POST /email/me {"destination":"to@b.test"}', (d) => d.email('me').forward('to@b.test')],
    ['POST /email/new {"mailbox":"me","destination":"to"}', (d) => d.email().add('me', 'to')],
    ['DELETE /email/me/delete', (d) => d.email().delete('me')],
    ['POST /dns/add {"type":"A"}', (d) => d.dns().add({ type: 'A' })],
    ['POST /dns/delete {"type":"A"}', (d) => d.dns().delete({ type: 'A' })],
  ],
];

const link = { title: 'A', value: 'a.test' };

/** Below /me. */
export const ME_ROWS: readonly Group<ReturnType<Client['me']>>[] = [
  [
    '[calls-of-me-reading] the account, read',
    ['GET ', (me) => me.get()],
    ['GET /billing-history', (me) => me.billingHistory()],
    ['GET /posts', (me) => me.postsList()],
    ['GET /sites', (me) => me.sites()],
    ['GET /likes', (me) => me.likes()],
    ['GET /groups', (me) => me.groups()],
    ['GET /connected-applications', (me) => me.connectedApps()],
    ['GET /keyring-connections', (me) => me.keyringConnections()],
    ['GET /publicize-connections', (me) => me.publicizeConnections()],
    ['GET /settings', (me) => me.settings().get()],
    ['GET /settings/profile-links', (me) => me.settings().profileLinks().get()],
  ],
  [
    '[calls-of-me-writing] [password-check] the account, changed',
    ['PUT /settings/ {"description":"Me."}', (me) => me.settings().update({ description: 'Me.' })],
    [
      'POST /rest/v1.2/me/settings/profile-links/new {"links":[{"title":"A","value":"a.test"}]}',
      (me) => me.settings().profileLinks().add(link),
    ],
    ['DELETE /settings/profile-links/a/delete', (me) => me.settings().profileLinks().delete('a')],
    ['POST /settings/password/validate {"password":"x"}', (me) => me.settings().password().validate('x')],
  ],
  [
    '[two-step-state] sign-in codes',
    ['GET /two-step/', (me) => me.twoStep().get()],
    ['POST /two-step/sms/new', (me) => me.twoStep().sms().send()],
  ],
  [
    '[calls-of-connections] connections',
    ['GET /connected-applications/5', (me) => me.connectedApp(5).get()],
    ['DELETE /connected-applications/5/delete', (me) => me.connectedApp(5).delete()],
    ['GET /keyring-connections/5', (me) => me.keyringConnection(5).get()],
    ['DELETE /keyring-connections/5/delete', (me) => me.keyringConnection(5).delete()],
    ['GET /publicize-connections/5', (me) => me.publicizeConnection(5).get()],
    ['DELETE /publicize-connections/5/delete', (me) => me.publicizeConnection(5).delete()],
    [
      'POST /publicize-connections/new {"keyring_connection_ID":6}',
      (me) => me.publicizeConnection().add({ keyring_connection_ID: 6 }),
    ],
    [
      'PUT /publicize-connections/5 {"shared":true}',
      (me) => me.publicizeConnection(5).update({ shared: true }),
    ],
  ],
];
