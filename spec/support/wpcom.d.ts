/** The library whose surface ours has; the oracle of `spec/client/conformance-spec.ts`. It comes without types. */
declare module 'wpcom' {
  type Handler = (params: Record<string, unknown>, fn: (...answer: readonly unknown[]) => void) => unknown;
  const WPCOM: (token: string, handler: Handler) => object;
  export default WPCOM;
}
