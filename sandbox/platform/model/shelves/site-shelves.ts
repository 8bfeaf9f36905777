import type { JsonObject } from '../json';
import type { Media } from './media';
import { firstPlugins, firstWpcomPlugins, type Plugin } from './plugins';
import { Shelf } from './shelf';
import { firstTerms, type Term, termKey } from './terms';

/** A reblog of a post by the blogger: where it went, and the post that it made there. */
export interface Reblog {
  readonly postId: number;
  readonly destinationSiteId: number;
  readonly destinationPostId: number;
}

/** A credit to advertise elsewhere; a service hands out as many as it has. */
export interface Voucher {
  readonly service: string;
  readonly code: string;
  /** Epoch seconds; undefined as long as it is to be had. */
  readonly assignedAt?: number;
}

/** What a site keeps beyond its posts and comments. */
export class SiteShelves {
  readonly media = new Shelf<Media>();
  readonly terms = new Shelf<Term>(firstTerms.map((term) => [termKey(term.taxonomy, term.slug), term]));
  readonly plugins = new Shelf<Plugin>(firstPlugins.map((plugin) => [plugin.slug, plugin]));
  readonly wpcomPlugins = new Shelf<Plugin>(firstWpcomPlugins.map((plugin) => [plugin.slug, plugin]));
  readonly reblogs = new Shelf<Reblog>();
  /** Ids of those who hear of new comments, by post. */
  readonly subscribers = new Shelf<readonly number[]>();
  readonly vouchers = new Shelf<Voucher>(firstVouchers.map((voucher) => [voucher.code, voucher]));
  /** Referring domains that were marked as spam. */
  readonly spamReferrers = new Set<string>();
  /** The domain shown in addresses, and where a redirected site leads; undefined for the usual. */
  primaryDomain: string | undefined;
  redirect: string | undefined;
  settings: JsonObject = firstSettings;
  wordAds: JsonObject = firstWordAds;
  wordAdsTerms = '';
}

const firstVouchers: readonly Voucher[] = [
  { service: 'google-adwords', code: 'ADW-1974-TANDEM' },
  { service: 'google-adwords', code: 'ADW-0715-KETTLE' },
  { service: 'facebook', code: 'FB-SECOND-CUP' },
];

const firstSettings: JsonObject = {
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

const firstWordAds: JsonObject = {
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
