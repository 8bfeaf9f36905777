/** A site's figures; the fields depend on the statistic and its period. */
export interface Stats {
  readonly date?: string;
  readonly period?: string;
  readonly [figure: string]: unknown;
}
