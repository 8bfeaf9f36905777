import { type Client, createClient, fetchTransport, proxyFrameTransport } from '../../../src/client';
import { cachedTransport } from '../../../src/client/cache';

/** A client that caches the answers to GETs. */
export const cachedClient = (apiOrigin: string, token: string): Client =>
  createClient({ apiOrigin, token, transport: cachedTransport(fetchTransport, { maxAgeMs: 10_000 }) });

/** A client that sends through the provider's page, with the cookies of its user. */
export const proxyClient = (apiOrigin: string): Client =>
  createClient({ apiOrigin, transport: proxyFrameTransport({ window, origin: apiOrigin }) });
