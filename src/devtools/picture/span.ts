/** The time that is drawn, and the pixels for it. Times are epoch milliseconds. */
export interface Span {
  readonly from: number;
  readonly to: number;
  readonly width: number;
  /** The time that printed times count from. */
  readonly since: number;
  readonly now: number;
}

/** The pixel of a time. */
export const xOf = ({ from, to, width }: Span, at: number): number => ((at - from) / (to - from)) * width;
