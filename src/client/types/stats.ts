export type StatsPeriod = 'day' | 'week' | 'month' | 'year';

/** A statistic by day ('2024-03-02'); with `summarize` only the sum of the days. */
export interface DailyStats<Day> {
  readonly date: string;
  readonly period?: StatsPeriod;
  readonly days?: Readonly<Record<string, Day>>;
  readonly summary?: Day;
}

/** A table of numbers; `fields` has the names of its columns. */
export interface StatsTable {
  readonly fields: readonly string[];
  readonly data: readonly (readonly (string | number)[])[];
}

export interface StatsVisits extends StatsTable {
  readonly date: string;
  readonly unit: StatsPeriod | 'hour';
}

/** A site's all-time numbers, and its visits. */
export interface Stats {
  readonly date: string;
  readonly stats: StatsTotals;
  readonly visits: Omit<StatsVisits, 'date'>;
}

export interface StatsTotals {
  readonly views: number;
  readonly views_today: number;
  readonly views_yesterday: number;
  readonly views_best_day?: string;
  readonly views_best_day_total?: number;
  readonly visitors: number;
  readonly visitors_today: number;
  readonly visitors_yesterday?: number;
  readonly posts: number;
  readonly comments: number;
  readonly comments_per_month?: number;
  readonly comments_most_active_recent_day?: string;
  readonly comments_most_active_time?: string;
  readonly comments_spam?: number;
  readonly categories?: number;
  readonly tags?: number;
  readonly shares?: number;
  readonly followers_blog: number;
  readonly followers_comments?: number;
}

export interface StatsSummary {
  readonly date: string;
  readonly period: StatsPeriod;
  readonly views: number;
  readonly visitors: number;
  readonly likes: number;
  readonly reblogs: number;
  readonly comments: number;
  readonly followers: number;
}

/** A page and the number of its views. */
interface Viewed {
  readonly name: string;
  readonly url?: string | null;
  readonly icon?: string | null;
  readonly views: number;
}

export type StatsClicks = DailyStats<{
  readonly clicks: readonly (Viewed & { readonly children?: readonly Viewed[] | null })[];
  readonly other_clicks: number;
  readonly total_clicks: number;
}>;

export type StatsReferrers = DailyStats<{
  readonly groups: readonly StatsReferrer[];
  readonly other_views: number;
  readonly total_views: number;
}>;

/** A site that links to this one. The views are in `results` if it is a single page. */
export interface StatsReferrer {
  readonly group: string;
  readonly name: string;
  readonly url?: string;
  readonly icon?: string;
  readonly total: number;
  readonly results:
    | { readonly views: number }
    | readonly (Viewed & { readonly children?: readonly Viewed[] })[];
}

export type StatsSearchTerms = DailyStats<{
  readonly search_terms: readonly { readonly term: string; readonly views: number }[];
  readonly encrypted_search_terms: number;
  readonly other_search_terms: number;
  readonly total_search_terms: number;
}>;

export interface StatsCountryViews extends DailyStats<{
  readonly views: readonly { readonly country_code: string; readonly views: number }[];
  readonly other_views: number;
  readonly total_views: number;
}> {
  readonly 'country-info': Readonly<Record<string, StatsCountry>>;
}

export interface StatsCountry {
  readonly country_full: string;
  readonly flag_icon: string;
  readonly flat_flag_icon?: string;
  readonly map_region: string;
}
