/**
 * The differences between installations of the platform. The defaults suit specs, which reply quickly and
 * compare times.
 */
export interface Rules {
  /** Whether a second comment within 15 s is refused (429 `comment_flood`). */
  readonly flood: boolean;
  /** Whether there is a trash. Without one, `trash` is refused and a deletion is permanent. */
  readonly trash: boolean;
  /** Whether lists in responses have gaps, so that PHP writes them as objects. */
  readonly gaps: boolean;
  /** Whether pages have fewer notes than `number`, as if some were filtered after counting. */
  readonly shortPages: boolean;
  /** Whether emoji are images in the `content` of comments. */
  readonly emojiImages: boolean;
  /** Milliseconds by which the platform's clock is ahead of the device's. */
  readonly clockMs: number;
}

export const defaultRules: Rules = {
  flood: false,
  trash: true,
  gaps: false,
  shortPages: false,
  emojiImages: false,
  clockMs: 0,
};

/** Returns the number of notes on a page if `number` notes were requested. */
export const pageLength = ({ shortPages }: Rules, number: number): number =>
  shortPages ? Math.ceil(number * 0.8) : number;
