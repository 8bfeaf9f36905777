/**
 * A client with only the nouns that a page imports: `clientFor(options, { me })`. Each noun has its
 * own file.
 */
import { type Chain, createChain } from './calls';
import { createAbortableSend } from './request/abortable-send';
import { type ClientOptions, readClientOptions } from './request/options';
import { noun, type Nouns } from './tables/noun';
import { sendHttp } from './transports/http';

export { endpoint } from './tables/endpoint';
export { noun } from './tables/noun';
export type { CallOptions, ClientOptions } from './request/options';
export type { Id } from './request/validate';

/** A client for these nouns. */
export type ClientOf<N extends Nouns> = Chain<{ readonly nouns: N }>;

/**
 * Creates a client for some nouns of the API: `clientFor({ apiOrigin, token }, { me }).me().get()`.
 * @throws TypeError for an invalid option.
 */
export function clientFor<const N extends Nouns>(options: ClientOptions, nouns: N): ClientOf<N> {
  const valid = readClientOptions(options);
  return createChain(createAbortableSend(valid, valid.transport ?? { send: sendHttp }), noun({ nouns }));
}
