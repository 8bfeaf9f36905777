/** GET /notifications/ and /notifications/{id}. Notes come in many generations' shapes: parse them. */
export interface NotificationsResponse {
  readonly notes: readonly unknown[];
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
