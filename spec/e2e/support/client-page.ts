import { firstValueFrom, lastValueFrom, toArray } from 'rxjs';
import wpcomProxyRequest from 'wpcom-proxy-request';
import * as client from '../../../src/client';
import { proxyFrameTransport } from '../../../src/client/transports/proxy-frame';
import { factsOf } from '../../support/error-facts';
import { callCases, faultCases } from '../../support/faults';
import { roundTrips } from '../../support/round-trips';
import { take } from '../../support/round-trips/round-trip';

/** The client and test helpers, which `client-test.ts` bundles for `page.evaluate`. */
export const clientPage = {
  ...client,
  proxyFrameTransport,
  /** A client that sends its requests through a new frame. */
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
  take,
  factsOf,
  /** The reference library of the message format. */
  wpcomProxyRequest,
};

declare global {
  interface Window {
    readonly notestream: typeof clientPage;
  }
}

Object.assign(window, { notestream: clientPage });
