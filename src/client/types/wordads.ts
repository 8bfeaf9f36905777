export interface WordAdsSettings {
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly [setting: string]: unknown;
}

export interface WordAdsEarnings {
  readonly earnings?: Readonly<Record<string, unknown>>;
  readonly [field: string]: unknown;
}

/** The terms of service: 'signed' after they were accepted (section 4). */
export interface WordAdsTos {
  readonly tos: string | boolean;
}

export interface WordAdsTosBody {
  readonly tos: 'signed';
}
