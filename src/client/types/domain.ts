/** A domain of a site (section 3). */
export interface Domain {
  readonly domain: string;
  readonly primary_domain: boolean;
  readonly blog_id?: number;
  readonly type?: string;
  readonly wpcom_domain?: boolean;
  readonly expiry?: string | false;
  readonly expired?: boolean;
  readonly auto_renewing?: boolean;
  readonly registration_date?: string;
}

export interface DomainsResponse {
  readonly domains: readonly Domain[];
}

export interface DomainStatus {
  readonly domain: string;
  readonly status: string;
  readonly registered?: boolean;
  readonly is_owned?: boolean;
}

export interface Availability {
  readonly domain_name: string;
  readonly status?: string;
  readonly is_available: boolean;
  readonly available?: boolean;
  readonly cost?: string;
}

export interface Mappability {
  readonly domain_name?: string;
  readonly is_mappable?: boolean;
  readonly mappable: boolean | string;
}

export interface Redirectability {
  readonly can_redirect: boolean;
}

export interface EmailForward {
  readonly email: string;
  readonly mailbox: string;
  readonly domain: string;
  readonly forward_address: string;
  readonly active: boolean;
}

export interface EmailForwards {
  readonly max_forwards: number;
  readonly forwards: readonly EmailForward[];
}

export interface DnsRecord {
  readonly type: string;
  readonly id?: string;
  readonly name?: string;
  readonly data?: string;
  readonly domain?: string;
  readonly ttl?: number;
  /** The priority of a mail server. */
  readonly aux?: number;
  readonly weight?: number;
  readonly port?: number;
  readonly service?: string;
  readonly protocol?: string;
  readonly target?: string;
  readonly flags?: number;
  readonly tag?: string;
  readonly value?: string;
  readonly protected_field?: boolean;
}

export interface DnsResponse {
  readonly records: readonly DnsRecord[];
}

export interface GoogleAppsResponse {
  readonly accounts: readonly GoogleAppsAccount[];
}

export interface GoogleAppsAccount {
  readonly email: string;
  readonly mailbox?: string;
  readonly domain: string;
  readonly firstname?: string;
  readonly lastname?: string;
  readonly site_id?: number;
  readonly suspended?: boolean;
  readonly agreed_to_terms?: boolean;
}

/** A name server, by itself or as an object. */
export type Nameserver = string | { readonly nameserver: string };

export interface DomainSuggestion {
  readonly domain_name: string;
  readonly cost: string;
  readonly product_id?: number;
  readonly product_slug?: string;
  readonly relevance?: number;
  readonly is_free?: boolean;
  readonly supports_privacy?: boolean;
}

/** The term to suggest domains for, or the whole query. */
export type SuggestionQuery =
  | string
  | {
      readonly query: string;
      readonly quantity?: number;
      readonly include_wordpressdotcom?: boolean;
      readonly include_dotblogsubdomain?: boolean;
      readonly only_wordpressdotcom?: boolean;
      readonly tlds?: readonly string[];
      readonly vendor?: string;
    };

export interface PrimaryDomain {
  readonly domain: string;
  readonly primary_domain?: boolean;
}

export interface Redirect {
  readonly location: string;
}

export interface Place {
  readonly code: string;
  readonly name: string;
}
