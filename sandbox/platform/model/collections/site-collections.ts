import type { JsonObject } from '../json';
import type { Media } from './media';
import { initialPlugins, initialWpcomPlugins, type Plugin } from './plugins';
import { Collection } from './collection';
import { initialTerms, type Term, termKey } from './terms';

/** A reblog by the blogger, and the post that it created. */
export interface Reblog {
  readonly postId: number;
  readonly destinationSiteId: number;
  readonly destinationPostId: number;
}

/** A credit for advertisements on another service. Each service has a limited number. */
export interface Voucher {
  readonly service: string;
  readonly code: string;
  /** Epoch seconds; undefined while the voucher is available. */
  readonly assignedAt?: number;
}

/** Data of a site other than its posts and comments. */
export class SiteCollections {
  readonly media = new Collection<Media>();
  readonly terms = new Collection<Term>(
    initialTerms.map((term) => [termKey(term.taxonomy, term.slug), term]),
  );
  readonly plugins = new Collection<Plugin>(initialPlugins.map((plugin) => [plugin.slug, plugin]));
  readonly wpcomPlugins = new Collection<Plugin>(initialWpcomPlugins.map((plugin) => [plugin.slug, plugin]));
  readonly reblogs = new Collection<Reblog>();
  /** Ids of users who subscribe to new comments, by post. */
  readonly subscribers = new Collection<readonly number[]>();
  readonly vouchers = new Collection<Voucher>(initialVouchers.map((voucher) => [voucher.code, voucher]));
  /** Referring domains that are marked as spam. */
  readonly spamReferrers = new Set<string>();
  /** The domain of the site's addresses, and the target of its redirect; undefined by default. */
  primaryDomain: string | undefined;
  redirect: string | undefined;
  settings: JsonObject = initialSettings;
  wordAds: JsonObject = initialWordAds;
  wordAdsTerms = '';
}

const initialVouchers: readonly Voucher[] = [
  { service: 'google-adwords', code: 'ADW-1974-TANDEM' },
  { service: 'google-adwords', code: 'ADW-0715-KETTLE' },
  { service: 'facebook', code: 'FB-SECOND-CUP' },
];

const initialSettings: JsonObject = {
  admin_url: '',
  default_category: 1,
  default_comment_status: true,
  default_ping_status: true,
  default_post_format: 'standard',
  comment_moderation: false,
  comment_registration: false,
  blog_public: 1,
  lang_id: 1,
  posts_per_page: 10,
  timezone_string: 'Europe/London',
  gmt_offset: 0,
  date_format: 'j F Y',
  time_format: 'H:i',
  start_of_week: 1,
  jetpack_relatedposts_enabled: true,
  sharing_button_style: 'icon-text',
  permalink_structure: '/p/%post_id%/',
};

const initialWordAds: JsonObject = {
  paypal: '',
  addr1: '',
  addr2: '',
  city: '',
  zip: '',
  state: '',
  country: 'GB',
  who_owns: 'person',
  us_resident: 'no',
  us_checked: false,
  optimized_ads: false,
  show_to_logged_in: 'yes',
  taxid_last4: '',
};
