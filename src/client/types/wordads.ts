/** The site that a response about advertisements belongs to. */
interface AboutSite {
  readonly ID: number;
  readonly name: string;
  readonly URL: string;
}

export interface WordAdsSettings extends AboutSite {
  readonly settings: WordAdsSettingsBody;
  /** Present only after a change. */
  readonly updated?: WordAdsSettingsBody;
}

/** The advertisement settings, and the person who receives the payments. */
export interface WordAdsSettingsBody {
  readonly tos?: string | boolean;
  readonly paypal?: string;
  readonly who_owns?: string;
  readonly us_resident?: string;
  readonly show_to_logged_in?: string;
  readonly optimized_ads?: boolean | string;
  readonly name?: string;
  readonly company?: string;
  readonly addr1?: string;
  readonly addr2?: string;
  readonly city?: string;
  readonly state?: string;
  readonly zip?: string;
  readonly country?: string;
  readonly taxid?: string;
  readonly taxid_last4?: string;
  readonly us_checked?: boolean;
  readonly display_options?: Readonly<Record<string, boolean>>;
}

export interface WordAdsEarnings extends AboutSite {
  readonly earnings: {
    readonly total_earnings: string;
    readonly total_amount_owed: string;
    readonly wordads: EarningsByMonth;
    readonly sponsored: EarningsByMonth;
    readonly adjustment: EarningsByMonth;
  };
}

/** Earnings by month, '2024-03'. */
export type EarningsByMonth = Readonly<
  Record<
    string,
    { readonly amount: number | string; readonly pageviews: string | number; readonly status: string }
  >
>;

/** The terms of service; 'signed' after they were accepted (section 4). */
export interface WordAdsTos extends AboutSite {
  readonly tos: string | boolean;
}

export interface WordAdsTosBody {
  readonly tos: 'signed';
}
