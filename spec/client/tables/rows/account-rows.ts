import type { Row } from './row';

/** Section 7, "Notifications", and "Batch" to "Plans". */
export const ACCOUNT_ROWS: readonly Row[] = [
  ['GET /notifications/{id} (1.1)', (c) => c.notifications.get(9), 'GET /rest/v1.1/notifications/9'],
  [
    '[api-version] GET /notifications/ (1.1), number, fields',
    (c) => c.notifications.list({ query: { number: 10, fields: 'id,note_hash' } }),
    'GET /rest/v1.1/notifications/?number=10&fields=id%2Cnote_hash',
  ],
  [
    'POST /notifications/seen, body {time}',
    (c) => c.notifications.markSeen(17),
    'POST /rest/v1.1/notifications/seen {"time":17}',
  ],
  [
    'POST /notifications/read, counts keyed by note id',
    (c) => c.notifications.markRead({ 9: 9999, 8: -1 }),
    'POST /rest/v1.1/notifications/read {"counts":{"8":-1,"9":9999}}',
  ],
  [
    '[suggest-request] GET /users/suggest (API 1), query site_id',
    (c) => c.users().suggest({ query: { site_id: 1 } }),
    'GET /rest/v1/users/suggest?site_id=1',
  ],
  [
    '[calls-of-batch-and-plans] GET /freshly-pressed',
    (c) => c.freshlyPressed(),
    'GET /rest/v1.1/freshly-pressed',
  ],
  [
    '[calls-of-batch-and-plans] GET /batch, query urls',
    (c) => c.batch().add('/me').add('/me/sites').run(),
    'GET /rest/v1.1/batch?urls%5B%5D=%2Fme&urls%5B%5D=%2Fme%2Fsites',
  ],

  [
    '[calls-of-a-domain-reading] GET /domains/{d}/status',
    (c) => c.domain('a.test').status(),
    'GET /rest/v1.1/domains/a.test/status',
  ],
  [
    'GET /domains/{d}/is-available',
    (c) => c.domain('a.test').isAvailable(),
    'GET /rest/v1.1/domains/a.test/is-available',
  ],
  [
    'GET /domains/{d}/is-mappable',
    (c) => c.domain('a.test').isMappable(),
    'GET /rest/v1.1/domains/a.test/is-mappable',
  ],
  [
    'GET /domains/{d}/email',
    (c) => c.domain('a.test').emailForwards(),
    'GET /rest/v1.1/domains/a.test/email',
  ],
  [
    'GET /domains/{d}/nameservers',
    (c) => c.domain('a.test').nameserversList(),
    'GET /rest/v1.1/domains/a.test/nameservers',
  ],
  ['GET /domains/{d}/dns', (c) => c.domain('a.test').dnsList(), 'GET /rest/v1.1/domains/a.test/dns'],
  [
    'GET /domains/{d}/google-apps',
    (c) => c.domain('a.test').googleAppsList(),
    'GET /rest/v1.1/domains/a.test/google-apps',
  ],
  [
    '[calls-of-a-domain-reading] GET /domains/{tld}/{d}/can-redirect',
    (c) => c.domain('a.test').canRedirect('com'),
    'GET /rest/v1.1/domains/com/a.test/can-redirect',
  ],
  [
    '[fields-of-a-domain] POST /domains/{d}/nameservers (nameservers)',
    (c) => c.domain('a.test').updateNameservers(['ns1.test']),
    'POST /rest/v1.1/domains/a.test/nameservers {"nameservers":["ns1.test"]}',
  ],
  [
    '[calls-of-a-domain-writing] POST /domains/{d}/resend-icann',
    (c) => c.domain('a.test').resendICANN(),
    'POST /rest/v1.1/domains/a.test/resend-icann',
  ],
  [
    '[calls-of-a-domain-writing] POST /domains/{d}/email/{email} (destination)',
    (c) => c.domain('a.test').email('me').forward('to@b.test'),
    'POST /rest/v1.1/domains/a.test/email/me {"destination":"to@b.test"}',
  ],
  [
    '[fields-of-a-domain] POST /domains/{d}/email/new (mailbox, destination)',
    (c) => c.domain('a.test').email().add('me', 'to@b.test'),
    'POST /rest/v1.1/domains/a.test/email/new {"mailbox":"me","destination":"to@b.test"}',
  ],
  [
    '[calls-of-a-domain-writing] DELETE /domains/{d}/email/{mailbox}/delete',
    (c) => c.domain('a.test').email().delete('me'),
    'DELETE /rest/v1.1/domains/a.test/email/me/delete',
  ],
  [
    '[calls-of-a-domain-writing] POST /domains/{d}/dns/add',
    (c) => c.domain('a.test').dns().add({ type: 'A', data: '192.0.2.1' }),
    'POST /rest/v1.1/domains/a.test/dns/add {"type":"A","data":"192.0.2.1"}',
  ],
  [
    'POST /domains/{d}/dns/delete',
    (c) => c.domain('a.test').dns().delete({ type: 'A' }),
    'POST /rest/v1.1/domains/a.test/dns/delete {"type":"A"}',
  ],
  [
    '[calls-of-all-domains] GET /domains/suggestions',
    (c) => c.domains().suggestions('a term'),
    'GET /rest/v1.1/domains/suggestions?query=a%20term',
  ],
  [
    'GET /domains/suggestions/examples',
    (c) => c.domains().suggestionsExamples(),
    'GET /rest/v1.1/domains/suggestions/examples',
  ],
  [
    'GET /domains/supported-countries',
    (c) => c.domains().supportedCountries(),
    'GET /rest/v1.1/domains/supported-countries',
  ],
  [
    '[calls-of-all-domains] GET /domains/supported-states/{country}',
    (c) => c.domains().supportedStates('US'),
    'GET /rest/v1.1/domains/supported-states/US',
  ],

  [
    '[calls-of-marketing] POST /marketing/survey (survey_id, site_id, survey_responses)',
    (c) => c.marketing().survey('why', 1).addResponse('reason', 'none').submit(),
    'POST /rest/v1.1/marketing/survey {"site_id":1,"survey_responses":{"reason":"none"},"survey_id":"why"}',
  ],

  ['[calls-of-batch-and-plans] GET /plans', (c) => c.plans().list(), 'GET /rest/v1.1/plans'],
  [
    '[calls-of-batch-and-plans] GET /plans/features',
    (c) => c.plans().features(),
    'GET /rest/v1.1/plans/features',
  ],
];
