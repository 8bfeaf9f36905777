import type { Note } from './note';

/** The response of GET /notifications/ and /notifications/{id}. */
export interface NotificationsResponse {
  readonly notes: readonly Note[];
  /** Epoch seconds. */
  readonly last_seen_time: string | number;
  readonly number?: number;
}

export interface SeenResponse {
  readonly last_seen_time: string | number;
  readonly success: boolean;
}

export interface ReadResponse {
  readonly updated: readonly (string | number)[];
  readonly success: boolean;
}
