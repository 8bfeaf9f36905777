import { endpoint } from './endpoint';
import { noun } from './noun';
import type { Done } from '../types/lists';
import type { BillingHistory } from '../types/billing';
import type {
  ConnectedApp,
  ConnectedAppsResponse,
  GroupsResponse,
  KeyringConnection,
  KeyringConnectionsResponse,
  LikedPostsResponse,
  Me,
  PasswordStrength,
  ProfileLink,
  ProfileLinksResponse,
  PublicizeConnection,
  PublicizeConnectionBody,
  PublicizeConnectionsResponse,
  SmsResponse,
  TwoStep,
} from '../types/me';
import type { LikedPostsQuery, PostsQuery, SitesQuery } from '../types/queries';
import type { MeSettings } from '../types/settings';
import type { PostsResponse } from '../types/post';
import type { SitesResponse } from '../types/site';
import { body } from './shapes';

const profileLinks = noun({
  calls: {
    get: endpoint<ProfileLinksResponse>()('GET /me/settings/profile-links'),
    add: endpoint<ProfileLinksResponse, [links: ProfileLink | readonly ProfileLink[]]>()(
      'POST /me/settings/profile-links/new',
      { apiVersion: '1.2', takes: { links: 'any' }, sends: (links) => ({ body: { links: [links].flat() } }) },
    ),
    delete: endpoint<ProfileLinksResponse>()('DELETE /me/settings/profile-links/{link}/delete'),
  },
});

const password = noun({
  calls: {
    /** Returns the platform's rating of a password (section 5). No other call sends the password. */
    validate: endpoint<PasswordStrength, [password: string]>()('POST /me/settings/password/validate', {
      takes: { password: 'string' },
    }),
  },
});

const settings = noun({
  calls: {
    get: endpoint<MeSettings>()('GET /me/settings'),
    update: endpoint<MeSettings, [body: MeSettings]>()('PUT /me/settings/', body),
  },
  nouns: { profileLinks, password },
});

/** The calls for access that the user has granted to a service or an application. */
const grantAt =
  <Response>() =>
  <const Path extends `/me/${string}`>(path: Path) => ({
    get: endpoint<Response>()(`GET ${path}`),
    delete: endpoint<Done>()(`DELETE ${path}/delete`),
  });

const connectedApp = noun({
  binds: ['app'],
  calls: grantAt<ConnectedApp>()('/me/connected-applications/{app}'),
});

const keyringConnection = noun({
  binds: ['connection'],
  calls: grantAt<KeyringConnection>()('/me/keyring-connections/{connection}'),
});

const publicizeConnection = noun({
  binds: ['connection?'],
  calls: {
    ...grantAt<PublicizeConnection>()('/me/publicize-connections/{connection}'),
    add: endpoint<PublicizeConnection, [body: PublicizeConnectionBody]>()(
      'POST /me/publicize-connections/new',
      body,
    ),
    update: endpoint<PublicizeConnection, [body: PublicizeConnectionBody]>()(
      'PUT /me/publicize-connections/{connection}',
      body,
    ),
  },
});

const sms = noun({ calls: { send: endpoint<SmsResponse>()('POST /me/two-step/sms/new') } });
const twoStep = noun({ calls: { get: endpoint<TwoStep>()('GET /me/two-step/') }, nouns: { sms } });

/** Section 7, "Me". */
export const me = noun({
  calls: {
    get: endpoint<Me>()('GET /me'),
    billingHistory: endpoint<BillingHistory>()('GET /me/billing-history'),
    postsList: endpoint<PostsResponse, [], PostsQuery>()('GET /me/posts'),
    sites: endpoint<SitesResponse, [], SitesQuery>()('GET /me/sites'),
    likes: endpoint<LikedPostsResponse, [], LikedPostsQuery>()('GET /me/likes'),
    groups: endpoint<GroupsResponse>()('GET /me/groups'),
    connectedApps: endpoint<ConnectedAppsResponse>()('GET /me/connected-applications'),
    keyringConnections: endpoint<KeyringConnectionsResponse>()('GET /me/keyring-connections'),
    publicizeConnections: endpoint<PublicizeConnectionsResponse>()('GET /me/publicize-connections'),
  },
  nouns: { settings, connectedApp, keyringConnection, publicizeConnection, twoStep },
});
