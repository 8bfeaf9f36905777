/** wpcom's own way to send a request. It comes without types. */
declare module 'wpcom-xhr-request' {
  export default function request(
    params: Record<string, unknown>,
    fn: (...answer: readonly unknown[]) => void,
  ): unknown;
}
