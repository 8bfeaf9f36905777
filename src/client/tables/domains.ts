import { endpoint } from './endpoint';
import { noun } from './noun';
import type {
  Availability,
  DnsRecord,
  DnsResponse,
  DomainStatus,
  DomainSuggestion,
  EmailForward,
  EmailForwards,
  GoogleAppsResponse,
  Mappability,
  Nameserver,
  Place,
  Redirectability,
  SuggestionQuery,
} from '../types/domain';
import type { Done } from '../types/lists';
import { asBody, suggestionQuery } from './shapes';

const email = noun({
  binds: ['email?'],
  calls: {
    forward: endpoint<EmailForward, [destination: string]>()('POST /domains/{domain}/email/{email}', {
      takes: { destination: 'string' },
    }),
    add: endpoint<EmailForward, [mailbox: string, destination: string]>()(
      'POST /domains/{domain}/email/new',
      { takes: { mailbox: 'string', destination: 'string' } },
    ),
    delete: endpoint<Done>()('DELETE /domains/{domain}/email/{mailbox}/delete'),
  },
});

const record = asBody({ record: 'object' });

const dns = noun({
  calls: {
    add: endpoint<DnsResponse, [record: DnsRecord]>()('POST /domains/{domain}/dns/add', record),
    delete: endpoint<DnsResponse, [record: DnsRecord]>()('POST /domains/{domain}/dns/delete', record),
  },
});

/** Section 7, "Domains": one domain. */
export const domain = noun({
  binds: ['domain'],
  calls: {
    status: endpoint<DomainStatus>()('GET /domains/{domain}/status'),
    isAvailable: endpoint<Availability>()('GET /domains/{domain}/is-available'),
    isMappable: endpoint<Mappability>()('GET /domains/{domain}/is-mappable'),
    /** Requires the site, or the top-level domain as `tld`. */
    canRedirect: endpoint<Redirectability>()('GET /domains/{tld}/{domain}/can-redirect'),
    emailForwards: endpoint<EmailForwards>()('GET /domains/{domain}/email'),
    nameserversList: endpoint<readonly string[]>()('GET /domains/{domain}/nameservers'),
    updateNameservers: endpoint<readonly string[], [nameservers: readonly Nameserver[]]>()(
      'POST /domains/{domain}/nameservers',
      { takes: { nameservers: 'array' } },
    ),
    dnsList: endpoint<DnsResponse>()('GET /domains/{domain}/dns'),
    googleAppsList: endpoint<GoogleAppsResponse>()('GET /domains/{domain}/google-apps'),
    resendICANN: endpoint<Done>()('POST /domains/{domain}/resend-icann'),
  },
  nouns: { email, dns },
});

/** Section 7, "Domains": suggestions and supported places. */
export const domains = noun({
  calls: {
    suggestions: endpoint<readonly DomainSuggestion[], [query?: SuggestionQuery]>()(
      'GET /domains/suggestions',
      suggestionQuery,
    ),
    suggestionsExamples: endpoint<readonly DomainSuggestion[]>()('GET /domains/suggestions/examples'),
    supportedCountries: endpoint<readonly Place[]>()('GET /domains/supported-countries'),
    supportedStates: endpoint<readonly Place[]>()('GET /domains/supported-states/{country}'),
  },
});
