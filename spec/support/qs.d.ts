/** wpcom's own library for queries, which the specs ask what is right; it comes without types. */
declare module 'qs' {
  export function stringify(
    query: object,
    options?: { arrayFormat?: 'brackets' | 'indices' | 'repeat' },
  ): string;
  export function parse(text: string, options?: { ignoreQueryPrefix?: boolean }): Record<string, unknown>;
}
