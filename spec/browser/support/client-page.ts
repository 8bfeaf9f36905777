import { firstValueFrom, lastValueFrom, toArray } from 'rxjs';
import wpcomProxyRequest from 'wpcom-proxy-request';
import * as client from '../../../src/client';
import { proxyFrameTransport } from '../../../src/client/transports/proxy-frame';
import { factsOf } from '../../support/error-facts';
import { callCases, faultCases } from '../../support/faults';
import { roundTrips } from '../../support/round-trips';

/** What a spec finds in the page: the client and what it takes to look at it, for `page.evaluate`. */
export const clientPage = {
  ...client,
  proxyFrameTransport,
  /** The client through a frame of its own. */
  framed: (
    origin: string,
    options: Partial<client.ClientOptions> & { readonly loadTimeoutMs?: number } = {},
  ) => {
    const { loadTimeoutMs = 5000, ...rest } = options;
    const transport = proxyFrameTransport({ window, origin, loadTimeoutMs });
    return { transport, client: client.createClient({ apiOrigin: origin, transport, ...rest }) };
  },
  rx: { firstValueFrom, lastValueFrom, toArray },
  callCases,
  faultCases,
  roundTrips,
  factsOf,
  /** The library whose wire format this is: it is asked what is right. */
  wpcomProxyRequest,
};

declare global {
  interface Window {
    readonly notestream: typeof clientPage;
  }
}

Object.assign(window, { notestream: clientPage });
