import type { Row } from './row';

const link = { title: 'A title', value: 'a.test' };

/** Section 7, "Me". */
export const ME_ROWS: readonly Row[] = [
  ['[calls-of-me-reading] GET /me', (c) => c.me().get(), 'GET /rest/v1.1/me'],
  ['GET /me/billing-history', (c) => c.me().billingHistory(), 'GET /rest/v1.1/me/billing-history'],
  ['GET /me/posts', (c) => c.me().postsList(), 'GET /rest/v1.1/me/posts'],
  ['GET /me/sites', (c) => c.me().sites(), 'GET /rest/v1.1/me/sites'],
  ['GET /me/likes', (c) => c.me().likes(), 'GET /rest/v1.1/me/likes'],
  ['GET /me/groups', (c) => c.me().groups(), 'GET /rest/v1.1/me/groups'],
  [
    'GET /me/connected-applications',
    (c) => c.me().connectedApps(),
    'GET /rest/v1.1/me/connected-applications',
  ],
  [
    'GET /me/keyring-connections',
    (c) => c.me().keyringConnections(),
    'GET /rest/v1.1/me/keyring-connections',
  ],
  [
    'GET /me/publicize-connections',
    (c) => c.me().publicizeConnections(),
    'GET /rest/v1.1/me/publicize-connections',
  ],
  ['GET /me/settings', (c) => c.me().settings().get(), 'GET /rest/v1.1/me/settings'],
  ['[two-step-state] GET /me/two-step/', (c) => c.me().twoStep().get(), 'GET /rest/v1.1/me/two-step/'],
  [
    '[calls-of-me-reading] GET /me/settings/profile-links',
    (c) => c.me().settings().profileLinks().get(),
    'GET /rest/v1.1/me/settings/profile-links',
  ],
  [
    '[calls-of-me-writing] PUT /me/settings/',
    (c) => c.me().settings().update({ description: 'Me.' }),
    'PUT /rest/v1.1/me/settings/ {"description":"Me."}',
  ],
  [
    '[calls-of-me-writing] [api-version] POST /me/settings/profile-links/new (links array, version 1.2)',
    (c) => c.me().settings().profileLinks().add(link),
    'POST /rest/v1.2/me/settings/profile-links/new {"links":[{"title":"A title","value":"a.test"}]}',
  ],
  [
    '[calls-of-me-writing] delete /me/settings/profile-links/{id}/delete',
    (c) => c.me().settings().profileLinks().delete('a.test'),
    'DELETE /rest/v1.1/me/settings/profile-links/a.test/delete',
  ],
  [
    '[password-check] POST /me/settings/password/validate (password)',
    (c) => c.me().settings().password().validate('secret'),
    'POST /rest/v1.1/me/settings/password/validate {"password":"secret"}',
  ],
  [
    '[two-step-state] POST /me/two-step/sms/new',
    (c) => c.me().twoStep().sms().send(),
    'POST /rest/v1.1/me/two-step/sms/new',
  ],
  [
    '[calls-of-connections] connected-applications: GET /{id}',
    (c) => c.me().connectedApp(5).get(),
    'GET /rest/v1.1/me/connected-applications/5',
  ],
  [
    '[calls-of-connections] connected-applications: delete /{id}/delete',
    (c) => c.me().connectedApp(5).delete(),
    'DELETE /rest/v1.1/me/connected-applications/5/delete',
  ],
  [
    'keyring-connections: GET /{id}',
    (c) => c.me().keyringConnection(5).get(),
    'GET /rest/v1.1/me/keyring-connections/5',
  ],
  [
    'keyring-connections: delete /{id}/delete',
    (c) => c.me().keyringConnection(5).delete(),
    'DELETE /rest/v1.1/me/keyring-connections/5/delete',
  ],
  [
    'publicize-connections: GET /{id}',
    (c) => c.me().publicizeConnection(5).get(),
    'GET /rest/v1.1/me/publicize-connections/5',
  ],
  [
    'publicize-connections: delete /{id}/delete',
    (c) => c.me().publicizeConnection(5).delete(),
    'DELETE /rest/v1.1/me/publicize-connections/5/delete',
  ],
  [
    'publicize-connections: POST /new',
    (c) => c.me().publicizeConnection().add({ keyring_connection_ID: 6 }),
    'POST /rest/v1.1/me/publicize-connections/new {"keyring_connection_ID":6}',
  ],
  [
    'publicize-connections: PUT /{id}',
    (c) => c.me().publicizeConnection(5).update({ shared: true }),
    'PUT /rest/v1.1/me/publicize-connections/5 {"shared":true}',
  ],
];
