/** A site; it contains only the requested fields. */
export interface Site {
  readonly ID: number;
  readonly name?: string;
  readonly description?: string;
  readonly URL?: string;
  readonly is_following?: boolean;
  readonly is_private?: boolean;
  readonly subscribers_count?: number;
  readonly post_count?: number;
}

export interface SitesResponse {
  readonly sites: readonly Site[];
}

export interface SettingsResponse {
  readonly ID?: number;
  readonly name?: string;
  readonly settings: Readonly<Record<string, unknown>>;
}

/** The settings that were changed, by name. */
export interface SettingsUpdated {
  readonly updated: Readonly<Record<string, unknown>>;
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
  readonly scripts?: Readonly<Record<string, unknown>>;
  readonly styles?: Readonly<Record<string, unknown>>;
}

/** A voucher of a service; its code is null until it is assigned. */
export interface Voucher {
  readonly service_type?: string;
  readonly status?: string;
  readonly code: string | null;
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
  readonly product_name?: string;
  readonly product_slug?: string;
}

export interface PlanFeature {
  readonly product_slug?: string;
  readonly title?: string;
  readonly description?: string;
}

/** The answer to each GET of a batch, by its path. */
export type BatchResponse = Readonly<Record<string, unknown>>;

/** The body of a survey (section 3). */
export interface SurveyBody {
  readonly survey_id?: string | number;
  readonly site_id?: string | number | undefined;
  readonly survey_responses?: Readonly<Record<string, unknown>>;
}
