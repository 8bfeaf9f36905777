/** The XHR handler of wpcom, which has no types of its own. */
declare module 'wpcom-xhr-request' {
  export default function request(
    params: Record<string, unknown>,
    fn: (...answer: readonly unknown[]) => void,
  ): unknown;
}
