/** The span of time to draw, and its width in pixels. Times are epoch milliseconds. */
export interface Span {
  readonly from: number;
  readonly to: number;
  readonly width: number;
  /** The start of the displayed times. */
  readonly since: number;
  readonly now: number;
}

/** Converts a time to its x position in pixels. */
export const xOf = ({ from, to, width }: Span, at: number): number => ((at - from) / (to - from)) * width;
