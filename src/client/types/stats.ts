/** A site's figures; what is in them depends on the statistic and its period. */
export interface Stats {
  readonly date?: string;
  readonly period?: string;
  readonly [figure: string]: unknown;
}
