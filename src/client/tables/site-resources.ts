import { endpoint } from './endpoint';
import { noun } from './noun';
import { isRecord } from '../record';
import type { PrimaryDomain, Redirect } from '../types/domain';
import type { JsonValue } from '../types/json';
import type { NamespaceQuery } from '../types/queries';
import type { SiteSettings } from '../types/settings';
import type {
  SettingsResponse,
  SettingsUpdated,
  VoucherResponse,
  VouchersByService,
  VouchersResponse,
} from '../types/site';
import type {
  WordAdsEarnings,
  WordAdsSettings,
  WordAdsSettingsBody,
  WordAdsTos,
  WordAdsTosBody,
} from '../types/wordads';
import { asFieldOrBody, body } from './shapes';

/** Section 7, "Sites": the domains of a site. */
export const domain = noun({
  calls: {
    getPrimary: endpoint<PrimaryDomain>()('GET /sites/{site}/domains/primary'),
    setPrimary: endpoint<PrimaryDomain, [domain: string]>()('PUT /sites/{site}/domains/primary', {
      takes: { domain: 'string' },
    }),
    getRedirect: endpoint<Redirect>()('GET /sites/{site}/domains/redirect'),
    setRedirect: endpoint<Redirect, [location: string | Redirect]>()(
      'PUT /sites/{site}/domains/redirect',
      asFieldOrBody({ location: 'string or object' }),
    ),
  },
});

type SettingResponse = JsonValue | SettingsResponse;

/** Selects one setting; the whole response if there is no such setting, as in wpcom. */
function pick(data: unknown, option: string): SettingResponse;
function pick(data: unknown, option: string): unknown {
  const found = isRecord(data) && isRecord(data.settings) ? data.settings[option] : undefined;
  return found === undefined ? data : found;
}

/** Section 7, "Settings". */
export const settings = noun({
  calls: {
    get: endpoint<SettingsResponse>()('GET /sites/{site}/settings'),
    getOption: endpoint<SettingResponse, [option: string]>()('GET /sites/{site}/settings', {
      takes: { option: 'string' },
      sends: () => ({ query: { fields: 'settings' } }),
      selects: pick,
    }),
    update: endpoint<SettingsUpdated, [body: SiteSettings]>()('PUT /sites/{site}/settings', body),
    setOption: endpoint<SettingsUpdated, [option: string, value: JsonValue]>()('PUT /sites/{site}/settings', {
      takes: { option: 'string', value: 'any' },
      sends: (option, value) => ({ body: { [option]: value } }),
    }),
  },
});

const apiNamespace = 'wpcom/v2';

/** Section 7, "Vouchers". */
export const creditVouchers = noun({
  calls: {
    list: endpoint<VouchersByService, [], NamespaceQuery>()('GET /sites/{site}/vouchers', { apiNamespace }),
    get: endpoint<VouchersResponse, [], NamespaceQuery>()('GET /sites/{site}/vouchers/{voucher}', {
      apiNamespace,
    }),
    assign: endpoint<VoucherResponse, [], NamespaceQuery>()('POST /sites/{site}/vouchers/{voucher}/assign', {
      apiNamespace,
      sends: () => ({ body: {} }),
    }),
  },
});

const wordAdsSettings = noun({
  calls: {
    get: endpoint<WordAdsSettings>()('GET /sites/{site}/wordads/settings'),
    update: endpoint<WordAdsSettings, [body: WordAdsSettingsBody]>()(
      'POST /sites/{site}/wordads/settings',
      body,
    ),
  },
});

const earnings = noun({
  calls: { get: endpoint<WordAdsEarnings>()('GET /sites/{site}/wordads/earnings') },
});

const tos = noun({
  calls: {
    get: endpoint<WordAdsTos>()('GET /sites/{site}/wordads/tos'),
    update: endpoint<WordAdsTos, [body: WordAdsTosBody]>()('POST /sites/{site}/wordads/tos', body),
    /** Changes the state to 'signed' (section 4). */
    sign: endpoint<WordAdsTos>()('POST /sites/{site}/wordads/tos', {
      sends: () => ({ body: { tos: 'signed' } }),
    }),
  },
});

/** Section 7, "WordAds". */
export const wordAds = noun({ nouns: { settings: wordAdsSettings, earnings, tos } });
