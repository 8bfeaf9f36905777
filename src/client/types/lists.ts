/** What every list says: how many there are in all, and how to ask for the next page where there is one. */
export interface Listed {
  readonly found?: number;
  readonly meta?: { readonly next_page?: string; readonly links?: Readonly<Record<string, string>> };
}

/** The answer to a call that only does something. */
export interface Done {
  readonly success?: boolean;
}

/** An answer whose fields the specification does not show (section 7, "Result shapes"): read them with care. */
export type Unspecified = Readonly<Record<string, unknown>>;
