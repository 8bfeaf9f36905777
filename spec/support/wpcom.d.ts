/**
 * wpcom 5.4.2, which comes without types. `spec/client/wpcom/conformance-spec.ts` compares our
 * wpcom-compatible client with it, and with wpcom 7.
 */
declare module 'wpcom' {
  type Handler = (params: Record<string, unknown>, fn: (...answer: readonly unknown[]) => void) => unknown;
  const WPCOM: (token: string, handler: Handler) => object;
  export default WPCOM;
}

/** wpcom 7.1.1. */
declare module 'wpcom7' {
  import WPCOM from 'wpcom';
  export default WPCOM;
}
