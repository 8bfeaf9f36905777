import type { JsonValue } from './json';
import type { SiteSettings } from './settings';

/** A site. */
export interface Site {
  readonly ID: number;
  readonly name: string;
  readonly description: string;
  readonly URL: string;
  readonly slug?: string;
  readonly lang?: string | false;
  readonly jetpack: boolean;
  readonly visible?: boolean;
  readonly is_private: boolean;
  readonly is_coming_soon?: boolean;
  readonly is_following: boolean;
  readonly is_vip?: boolean;
  readonly is_multisite?: boolean;
  readonly single_user_site?: boolean;
  readonly subscribers_count: number;
  readonly post_count: number;
  readonly user_can_manage?: boolean;
  readonly capabilities?: Readonly<Record<string, boolean>>;
  readonly icon?: { readonly img?: string; readonly ico?: string; readonly media_id?: number };
  readonly logo?: { readonly id: number; readonly url: string };
  readonly options?: Readonly<Record<string, JsonValue>>;
  readonly plan?: SitePlan;
}

/** The plan of a site. */
export interface SitePlan {
  readonly product_id: number;
  readonly product_slug: string;
  readonly product_name_short: string | null;
  readonly free_trial?: boolean;
  readonly expired?: boolean;
  readonly user_is_owner?: boolean;
  readonly is_free?: boolean;
}

export interface SitesResponse {
  readonly sites: readonly Site[];
}

export interface SettingsResponse {
  readonly ID: number;
  readonly name: string;
  readonly description: string;
  readonly URL: string;
  readonly lang: string;
  readonly locale_variant?: string;
  readonly settings: SiteSettings;
}

/** The changed settings, by name. */
export interface SettingsUpdated {
  readonly updated: SiteSettings;
}

export interface PageTemplatesResponse {
  readonly templates: readonly { readonly label: string; readonly file: string }[];
}

export interface ShortcodesResponse {
  readonly shortcodes: readonly string[];
}

export interface EmbedsResponse {
  readonly embeds: readonly string[];
}

/** The HTML of a shortcode or an embed. */
export interface Rendered {
  readonly shortcode?: string;
  readonly embed_url?: string;
  readonly result: string;
  readonly scripts?: Readonly<Record<string, RenderedAsset>>;
  readonly styles?: Readonly<Record<string, RenderedAsset>>;
}

/** A script or a style sheet that the rendered HTML needs. */
export interface RenderedAsset {
  readonly src: string;
  readonly extra?: string;
}

/** A voucher of a service; its code is null until the voucher is assigned. */
export interface Voucher {
  readonly service_type?: string;
  readonly status?: string;
  readonly code: string | null;
  readonly assigned?: string | null;
}

export interface VouchersByService {
  readonly vouchers: Readonly<Record<string, readonly Voucher[]>>;
}

export interface VouchersResponse {
  readonly vouchers: readonly Voucher[];
}

export interface VoucherResponse {
  readonly voucher: Voucher;
}

/** A plan of the platform. */
export interface Plan {
  readonly product_id: number;
  readonly product_slug: string;
  readonly product_name: string;
  readonly product_name_short?: string;
  readonly tagline?: string;
  readonly description: string;
  readonly cost: number;
  readonly prices?: Readonly<Record<string, number>>;
  /** Days; -1 for lifetime. */
  readonly bill_period: number;
  readonly bill_period_label: string;
  readonly available?: string | boolean;
}

export interface PlanFeature {
  readonly product_slug: string;
  readonly title: string;
  readonly description: string;
  /** By plan id: whether the plan includes this feature, or how much of it. */
  readonly plans: Readonly<Record<string, boolean | string>>;
}

/** The response to each GET of a batch, by its path. */
export type BatchResponse = Readonly<Record<string, unknown>>;
