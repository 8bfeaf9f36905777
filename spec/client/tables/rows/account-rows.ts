import type { Client } from '../../../../src/client';
import type { Group } from './row';

const link = { title: 'A title', value: 'a.test' };
const listed = { query: { number: 10, fields: 'id,note_hash' } } as const;

export const ACCOUNT_ROWS: readonly Group<Client>[] = [
  [
    '[api-version] notifications',
    [
      ['GET /notifications/9', (c) => c.notifications.get(9)],
      ['GET /notifications/?number=10&fields=id%2Cnote_hash', (c) => c.notifications.list(listed)],
      ['POST /notifications/seen {"time":17}', (c) => c.notifications.markSeen(17)],
      [
        'POST /notifications/read {"counts":{"8":-1,"9":9999}}',
        (c) => c.notifications.markRead({ 9: 9999, 8: -1 }),
      ],
    ],
  ],
  [
    '[suggest-request] mentionable users',
    [['GET /rest/v1/users/suggest?site_id=1', (c) => c.users().suggest({ query: { site_id: 1 } })]],
  ],
  [
    '[calls-of-batch-and-plans] batches and plans',
    [
      ['GET /freshly-pressed', (c) => c.freshlyPressed()],
      [
        'GET /batch?urls%5B%5D=%2Fme&urls%5B%5D=%2Fme%2Fsites',
        (c) => c.batch().add('/me').add('/me/sites').run(),
      ],
      ['GET /plans', (c) => c.plans().list()],
      ['GET /plans/features', (c) => c.plans().features()],
    ],
  ],
  [
    '[calls-of-a-domain-reading] a domain, read',
    [
      ['GET /domains/a.test/status', (c) => c.domain('a.test').status()],
      ['GET /domains/a.test/is-available', (c) => c.domain('a.test').isAvailable()],
      ['GET /domains/a.test/is-mappable', (c) => c.domain('a.test').isMappable()],
      ['GET /domains/a.test/email', (c) => c.domain('a.test').emailForwards()],
      ['GET /domains/a.test/nameservers', (c) => c.domain('a.test').nameserversList()],
      ['GET /domains/a.test/dns', (c) => c.domain('a.test').dnsList()],
      ['GET /domains/a.test/google-apps', (c) => c.domain('a.test').googleAppsList()],
      ['GET /domains/com/a.test/can-redirect', (c) => c.domain('a.test').canRedirect('com')],
    ],
  ],
  [
    '[calls-of-a-domain-writing] [fields-of-a-domain] a domain, changed',
    [
      [
        'POST /domains/a.test/nameservers {"nameservers":["ns1.test"]}',
        (c) => c.domain('a.test').updateNameservers(['ns1.test']),
      ],
      ['POST /domains/a.test/resend-icann', (c) => c.domain('a.test').resendICANN()],
      [
        'POST /domains/a.test/email/me {"destination":"to@b.test"}',
        (c) => c.domain('a.test').email('me').forward('to@b.test'),
      ],
      [
        'POST /domains/a.test/email/new {"mailbox":"me","destination":"to@b.test"}',
        (c) => c.domain('a.test').email().add('me', 'to@b.test'),
      ],
      ['DELETE /domains/a.test/email/me/delete', (c) => c.domain('a.test').email().delete('me')],
      ['POST /domains/a.test/dns/add {"type":"A"}', (c) => c.domain('a.test').dns().add({ type: 'A' })],
      ['POST /domains/a.test/dns/delete {"type":"A"}', (c) => c.domain('a.test').dns().delete({ type: 'A' })],
    ],
  ],
  [
    '[calls-of-all-domains] all domains',
    [
      ['GET /domains/suggestions?query=a%20term', (c) => c.domains().suggestions('a term')],
      ['GET /domains/suggestions/examples', (c) => c.domains().suggestionsExamples()],
      ['GET /domains/supported-countries', (c) => c.domains().supportedCountries()],
      ['GET /domains/supported-states/US', (c) => c.domains().supportedStates('US')],
    ],
  ],
  [
    '[calls-of-marketing] marketing',
    [
      [
        'POST /marketing/survey {"site_id":1,"survey_responses":{"reason":"none"},"survey_id":"why"}',
        (c) => c.marketing().survey('why', 1).addResponse('reason', 'none').submit(),
      ],
    ],
  ],
  [
    '[calls-of-me-reading] the account, read',
    [
      ['GET /me', (c) => c.me().get()],
      ['GET /me/billing-history', (c) => c.me().billingHistory()],
      ['GET /me/posts', (c) => c.me().postsList()],
      ['GET /me/sites', (c) => c.me().sites()],
      ['GET /me/likes', (c) => c.me().likes()],
      ['GET /me/groups', (c) => c.me().groups()],
      ['GET /me/connected-applications', (c) => c.me().connectedApps()],
      ['GET /me/keyring-connections', (c) => c.me().keyringConnections()],
      ['GET /me/publicize-connections', (c) => c.me().publicizeConnections()],
      ['GET /me/settings', (c) => c.me().settings().get()],
      ['GET /me/settings/profile-links', (c) => c.me().settings().profileLinks().get()],
    ],
  ],
  [
    '[calls-of-me-writing] [password-check] the account, changed',
    [
      ['PUT /me/settings/ {"description":"Me."}', (c) => c.me().settings().update({ description: 'Me.' })],
      [
        'POST /rest/v1.2/me/settings/profile-links/new {"links":[{"title":"A title","value":"a.test"}]}',
        (c) => c.me().settings().profileLinks().add(link),
      ],
      [
        'DELETE /me/settings/profile-links/a.test/delete',
        (c) => c.me().settings().profileLinks().delete('a.test'),
      ],
      [
        'POST /me/settings/password/validate {"password":"secret"}',
        (c) => c.me().settings().password().validate('secret'),
      ],
    ],
  ],
  [
    '[two-step-state] sign-in codes',
    [
      ['GET /me/two-step/', (c) => c.me().twoStep().get()],
      ['POST /me/two-step/sms/new', (c) => c.me().twoStep().sms().send()],
    ],
  ],
  [
    '[calls-of-connections] connections',
    [
      ['GET /me/connected-applications/5', (c) => c.me().connectedApp(5).get()],
      ['DELETE /me/connected-applications/5/delete', (c) => c.me().connectedApp(5).delete()],
      ['GET /me/keyring-connections/5', (c) => c.me().keyringConnection(5).get()],
      ['DELETE /me/keyring-connections/5/delete', (c) => c.me().keyringConnection(5).delete()],
      ['GET /me/publicize-connections/5', (c) => c.me().publicizeConnection(5).get()],
      ['DELETE /me/publicize-connections/5/delete', (c) => c.me().publicizeConnection(5).delete()],
      [
        'POST /me/publicize-connections/new {"keyring_connection_ID":6}',
        (c) => c.me().publicizeConnection().add({ keyring_connection_ID: 6 }),
      ],
      [
        'PUT /me/publicize-connections/5 {"shared":true}',
        (c) => c.me().publicizeConnection(5).update({ shared: true }),
      ],
    ],
  ],
];
