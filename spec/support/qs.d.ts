/** The library that wpcom uses for queries, the reference for the specs; it comes without types. */
declare module 'qs' {
  export function stringify(
    query: object,
    options?: { arrayFormat?: 'brackets' | 'indices' | 'repeat' },
  ): string;
  export function parse(text: string, options?: { ignoreQueryPrefix?: boolean }): Record<string, unknown>;
}
