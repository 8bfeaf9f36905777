import type { Json, JsonObject } from '../json';
import { Collection } from './collection';

/** A link on the blogger's profile. */
export interface ProfileLink {
  readonly slug: string;
  readonly title: string;
  readonly value: string;
}

/** An answer to a marketing survey. */
export interface SurveyAnswer {
  readonly surveyId: string;
  readonly siteId: string;
  readonly responses: JsonObject;
}

/** A connected app or external account, in the form of its REST response. */
export interface Connection extends JsonObject {
  readonly ID: string | number;
}

const byId = (connections: readonly Connection[]): Collection<Connection> =>
  new Collection(connections.map((connection) => [String(connection.ID), connection]));

/** The data of the blogger's account. */
export class Account {
  settings: JsonObject = initialSettings;
  readonly profileLinks = new Collection<ProfileLink>(initialLinks.map((link) => [link.slug, link]));
  readonly applications = byId(initialApplications);
  readonly keyring = byId(initialKeyring);
  readonly publicize = byId(initialPublicize);
  readonly surveys: SurveyAnswer[] = [];
  /** The number of sign-in codes sent by text message. */
  smsSent = 0;
}

const initialSettings: JsonObject = {
  display_name: 'Wilhelmina Oduya',
  first_name: 'Wilhelmina',
  last_name: 'Oduya',
  description: 'Tea, bread and bicycles.',
  language: 'en',
  user_email: 'wilhelmina@example.com',
  user_email_change_pending: false,
  user_URL: '',
  primary_site_ID: 2101,
  two_step_enabled: false,
  two_step_sms_phone_number: '',
  two_step_sms_country: 'GB',
  enable_translator: false,
  subscription_delivery_email_default: 'daily',
  subscription_delivery_jabber_default: false,
  subscription_delivery_mail_option: 'html',
  is_passwordless_user: false,
};

const initialLinks: readonly ProfileLink[] = [
  { slug: 'example.com', title: 'An example', value: 'https://example.com/' },
];

const initialApplications: readonly Connection[] = [
  {
    ID: '2701',
    title: 'Notestream',
    description: 'Notifications, as they come',
    URL: 'http://localhost:8888/',
    icon: '',
    scope: 'global',
    authorized: '2024-03-02T08:14:00+00:00',
    permissions: [{ name: 'global', description: 'Everything that you may do yourself' }],
    site: null,
  },
];

const keyring = (id: number, service: string, label: string, name: string): Connection => ({
  ID: id,
  service,
  label,
  type: 'publicize',
  user_ID: 1001,
  external_ID: String(id * 7),
  external_name: name,
  external_display: name,
  external_profile_picture: null,
  issued: '2024-03-02T08:14:00+00:00',
  expires: null,
  refresh_URL: null,
  status: 'ok',
  meta: { links: {} },
});

const tumblr = keyring(502, 'tumblr', 'Tumblr', 'slow-kettle');

const initialKeyring: readonly Connection[] = [
  keyring(501, 'mastodon', 'Mastodon', '@wilhelmina@example.social'),
  tumblr,
];

/** Creates a publicize connection, which announces the posts of a site. */
export function announcing(
  { service = '', label = '', external_ID = '', external_name = '', external_display = '', ID }: Connection,
  id: number,
  to: { readonly siteId: number; readonly userId: number; readonly shared: Json; readonly externalId?: Json },
): Connection {
  return {
    ID: id,
    site_ID: to.siteId,
    user_ID: to.userId,
    keyring_connection_ID: ID,
    keyring_connection_user_ID: to.userId,
    shared: to.shared,
    service,
    label,
    external_ID: to.externalId ?? external_ID,
    external_name,
    external_display,
    status: 'ok',
    meta: { links: {} },
  };
}

const initialPublicize: readonly Connection[] = [
  announcing(tumblr, 601, { siteId: 2101, userId: 1001, shared: true }),
];
