/** The fields of every list: the total, and the handle of the next page if there is one. */
export interface Listed {
  readonly found?: number;
  readonly meta?: { readonly next_page?: string; readonly links?: Readonly<Record<string, string>> };
}

/** The response of a call that returns no data. */
export interface Done {
  readonly success?: boolean;
}
