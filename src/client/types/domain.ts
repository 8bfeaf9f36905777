/** A domain of a site (section 3). */
export interface Domain {
  readonly domain: string;
  readonly primary_domain?: boolean;
  readonly type?: string;
  readonly expiry?: string;
}

export interface DomainsResponse {
  readonly domains: readonly Domain[];
}

export interface DomainStatus {
  readonly domain?: string;
  readonly status?: string;
}

export interface Availability {
  readonly domain_name?: string;
  readonly status?: string;
  readonly is_available?: boolean;
  readonly available?: boolean;
}

export interface Mappability {
  readonly mappable?: boolean | string;
}

export interface Redirectability {
  readonly can_redirect?: boolean;
}

export interface EmailForward {
  readonly email?: string;
  readonly mailbox?: string;
  readonly domain?: string;
  readonly forward_address?: string;
  readonly active?: boolean;
}

export interface EmailForwards {
  readonly max_forwards?: number;
  readonly forwards: readonly EmailForward[];
}

export interface DnsRecord {
  readonly type: string;
  readonly name?: string;
  readonly data?: string;
  readonly [field: string]: unknown;
}

export interface DnsResponse {
  readonly records: readonly DnsRecord[];
}

export interface GoogleAppsResponse {
  readonly accounts: readonly unknown[];
}

export interface DomainSuggestion {
  readonly domain_name: string;
  readonly cost?: string;
}

/** The term to suggest domains for, or the whole query. */
export type SuggestionQuery = string | { readonly query: string; readonly quantity?: number };

export interface PrimaryDomain {
  readonly domain: string;
}

export interface Redirect {
  readonly location: string;
}

export interface Place {
  readonly code: string;
  readonly name: string;
}
