import type { DailyStats, StatsTable } from './stats';

/** A post and the number of its views. */
interface ViewedPost {
  readonly id: number;
  readonly title: string;
  readonly url?: string;
  readonly views: number;
}

export type StatsTopPosts = DailyStats<{
  readonly postviews: readonly (ViewedPost & {
    readonly href: string;
    readonly type: string;
    readonly date?: string | null;
  })[];
  readonly total_views: number;
  readonly other_views?: number;
}>;

export type StatsTopAuthors = DailyStats<{
  readonly authors: readonly {
    readonly name: string;
    readonly avatar: string;
    readonly views: number;
    readonly posts: readonly ViewedPost[];
  }[];
}>;

export type StatsVideoPlays = DailyStats<{
  readonly plays: readonly {
    readonly post_id: number;
    readonly title: string;
    readonly url: string;
    readonly plays: number;
  }[];
  readonly other_plays: number;
  readonly total_plays: number;
}>;

export interface StatsComments {
  readonly date: string;
  readonly authors: readonly {
    readonly name: string;
    readonly link: string;
    readonly gravatar: string;
    readonly comments: number | string;
  }[];
  readonly posts: readonly {
    readonly id: number;
    readonly name: string;
    readonly link: string;
    readonly comments: number | string;
  }[];
  readonly monthly_comments: number;
  /** The platform sends this number as a string. */
  readonly total_comments: number | string;
  readonly most_active_day: string;
  readonly most_active_time: string;
}

export interface StatsTags {
  readonly date: string;
  readonly tags: readonly {
    readonly tags: readonly { readonly type: string; readonly name: string; readonly link: string }[];
    readonly views: number;
  }[];
}

/** The plays of a video. */
export interface StatsVideo extends StatsTable {
  readonly pages: readonly string[];
  readonly post?: StatsSubject | false;
}

/** The post or the video that a statistic is about. */
export interface StatsSubject {
  readonly ID: number;
  readonly post_title: string;
  readonly post_status?: string;
}

/** Numbers by month, from 1. */
type ByMonth = Readonly<Record<string, number>>;

/** The views of a post: by year and month, by week, and by day in `data`. */
export interface StatsPostViews extends StatsTable {
  readonly date: string;
  readonly views: number;
  readonly years: Readonly<Record<string, { readonly months: ByMonth; readonly total: number }>>;
  readonly averages: Readonly<
    Record<string, { readonly months: ByMonth; readonly overall?: number; readonly total?: number }>
  >;
  readonly weeks: readonly {
    readonly days: readonly { readonly day: string; readonly count: number }[];
    readonly total: number;
    readonly average: number;
    readonly change?: number | { readonly isInfinity: boolean } | null;
  }[];
  readonly highest_month: number;
  readonly highest_day_average: number;
  readonly highest_week_average: number;
  readonly post?: StatsSubject | null;
}
