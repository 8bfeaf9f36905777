/** GET /me; only the fields asked for are there. */
export interface Me {
  readonly ID?: number;
  readonly username?: string;
  readonly display_name?: string;
  readonly avatar_URL?: string;
}

/** A mentionable user (section 3). */
export interface Suggestion {
  readonly ID: number;
  readonly user_login: string;
  readonly display_name?: string;
  readonly image_URL?: string;
  readonly name?: string;
}

export interface SuggestionsResponse {
  readonly suggestions: readonly Suggestion[];
}
