import type { Listed } from './lists';

/** A user as part of another response. */
export interface User {
  readonly ID: number;
  readonly login: string;
  readonly name: string;
  readonly first_name?: string;
  readonly last_name?: string;
  readonly nice_name: string;
  readonly email?: string | false;
  readonly URL: string;
  readonly avatar_URL: string;
  readonly profile_URL: string;
  readonly site_ID?: number;
  readonly roles?: readonly string[];
}

export interface UsersResponse extends Listed {
  readonly users: readonly User[];
}

/** A user who can be mentioned (section 3). */
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
