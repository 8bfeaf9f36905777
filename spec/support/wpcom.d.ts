/** The library whose surface ours has; the oracle of `spec/client/conformance-spec.ts`. It comes without types. */
declare module 'wpcom' {
  type Handler = (params: Record<string, unknown>, fn: (...answer: readonly unknown[]) => void) => unknown;
  interface Post {
    readonly get: () => Promise<unknown>;
  }
  const WPCOM: (
    token: string,
    handler: Handler,
  ) => object & { readonly site: (id: number) => { readonly post: (id: number) => Post } };
  export default WPCOM;
}

/** wpcom's own handler, which sends over HTTP. It comes without types. */
declare module 'wpcom-xhr-request' {
  const request: (params: object, fn: (...answer: readonly unknown[]) => void) => unknown;
  export default request;
}
