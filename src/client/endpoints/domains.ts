import { endpoint } from '../endpoint';
import { noun } from '../noun';
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
  Place,
  Redirectability,
  SuggestionQuery,
} from '../types/domain';
import type { Done } from '../types/lists';
import { suggestionQuery, wholeAs } from './shapes';

const email = noun({
  at: ['email?'],
  calls: {
    forward: endpoint<EmailForward, [destination: string]>()('POST /domains/{domain}/email/{email}', {
      takes: ['destination'],
    }),
    add: endpoint<EmailForward, [mailbox: string, destination: string]>()(
      'POST /domains/{domain}/email/new',
      { takes: ['mailbox', 'destination'] },
    ),
    delete: endpoint<Done>()('DELETE /domains/{domain}/email/{mailbox}/delete'),
  },
});

const record = wholeAs('record');

const dns = noun({
  calls: {
    add: endpoint<DnsResponse, [record: DnsRecord]>()('POST /domains/{domain}/dns/add', record),
    delete: endpoint<DnsResponse, [record: DnsRecord]>()('POST /domains/{domain}/dns/delete', record),
  },
});

/** Section 7, "Domains": one of them. */
export const domain = noun({
  at: ['domain'],
  calls: {
    status: endpoint<DomainStatus>()('GET /domains/{domain}/status'),
    isAvailable: endpoint<Availability>()('GET /domains/{domain}/is-available'),
    isMappable: endpoint<Mappability>()('GET /domains/{domain}/is-mappable'),
    /** Of a site, or of a top-level domain. */
    canRedirect: endpoint<Redirectability>()('GET /domains/{tld}/{domain}/can-redirect'),
    emailForwards: endpoint<EmailForwards>()('GET /domains/{domain}/email'),
    nameserversList: endpoint<readonly string[]>()('GET /domains/{domain}/nameservers'),
    updateNameservers: endpoint<readonly string[], [nameservers: readonly unknown[]]>()(
      'POST /domains/{domain}/nameservers',
      { takes: ['nameservers'] },
    ),
    dnsList: endpoint<DnsResponse>()('GET /domains/{domain}/dns'),
    googleAppsList: endpoint<GoogleAppsResponse>()('GET /domains/{domain}/google-apps'),
    resendICANN: endpoint<Done>()('POST /domains/{domain}/resend-icann'),
  },
  nouns: { email, dns },
});

/** Section 7, "Domains": all of them. */
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
