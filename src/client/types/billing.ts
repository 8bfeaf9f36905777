/** The response of GET /me/billing-history: the receipts, and the upcoming charges. */
export interface BillingHistory {
  readonly billing_history: readonly Receipt[];
  readonly upcoming_charges: readonly UpcomingCharge[];
}

/** A payment. Amounts are strings with the currency; `_integer` fields are in its smallest unit. */
export interface Receipt {
  readonly id: string;
  readonly service: string;
  readonly service_slug?: string;
  readonly date: string;
  readonly desc: string;
  readonly amount: string;
  readonly amount_integer?: number;
  readonly subtotal?: string;
  readonly subtotal_integer?: number;
  readonly tax?: string;
  readonly tax_integer?: number;
  readonly tax_country_code?: string;
  readonly currency?: string;
  readonly credit?: string;
  readonly org?: string;
  readonly address?: string;
  readonly icon?: string;
  readonly url?: string;
  readonly support?: string;
  readonly pay_part?: string;
  readonly pay_ref?: string;
  readonly cc_name?: string;
  readonly cc_num?: string;
  readonly cc_type?: string;
  readonly cc_email?: string;
  readonly items: readonly ReceiptItem[];
}

export interface ReceiptItem {
  readonly id: string;
  readonly type: string;
  readonly type_localized?: string;
  readonly product: string;
  readonly product_slug?: string;
  readonly variation?: string;
  readonly domain?: string;
  readonly site_id?: string;
  readonly amount: string;
  readonly amount_integer?: number;
  readonly subtotal?: string;
  readonly subtotal_integer?: number;
  readonly tax?: string;
  readonly tax_integer?: number;
  readonly currency?: string;
  readonly licensed_quantity?: number | null;
  readonly volume?: number | null;
  readonly months_per_renewal_interval?: number;
}

export interface UpcomingCharge {
  readonly id: string;
  readonly date: string;
  readonly amount: string;
  readonly product: string;
  readonly plan: string;
  readonly interval: string;
  readonly blog_id: string;
  readonly domain: string | null;
  readonly icon: string;
}
