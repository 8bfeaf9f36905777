import type { Json, JsonObject } from '../json';
import { Shelf } from './shelf';

/** An address that the blogger's profile shows. */
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

/** An app, or an account elsewhere, that the blogger has connected: in the shape in which it is answered. */
export interface Connection extends JsonObject {
  readonly ID: string | number;
}

const byId = (connections: readonly Connection[]): Shelf<Connection> =>
  new Shelf(connections.map((connection) => [String(connection.ID), connection]));

/** What belongs to the blogger rather than to a site. */
export class Account {
  settings: JsonObject = firstSettings;
  readonly profileLinks = new Shelf<ProfileLink>(firstLinks.map((link) => [link.slug, link]));
  readonly applications = byId(firstApplications);
  readonly keyring = byId(firstKeyring);
  readonly publicize = byId(firstPublicize);
  readonly surveys: SurveyAnswer[] = [];
  /** How many sign-in codes were sent by text message. */
  smsSent = 0;
}

const firstSettings: JsonObject = {
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

const firstLinks: readonly ProfileLink[] = [
  { slug: 'example.com', title: 'An example', value: 'https://example.com/' },
];

const firstApplications: readonly Connection[] = [
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

const firstKeyring: readonly Connection[] = [
  keyring(501, 'mastodon', 'Mastodon', '@wilhelmina@example.social'),
  tumblr,
];

/** A connection as it announces the posts of a site. */
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

const firstPublicize: readonly Connection[] = [
  announcing(tumblr, 601, { siteId: 2101, userId: 1001, shared: true }),
];
