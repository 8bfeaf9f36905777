/** A page of the followers of a site. */
export interface StatsFollowers {
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  readonly total_email: number;
  readonly total_wpcom: number;
  readonly subscribers: readonly StatsFollower[];
}

export interface StatsFollower {
  readonly ID?: number | string;
  readonly label: string;
  readonly avatar: string | null;
  readonly url: string | null;
  readonly date_subscribed: string;
}

/** A page of the posts to whose comments users are subscribed. */
export interface StatsCommentFollowers {
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  readonly posts: readonly {
    readonly id: number;
    readonly title: string;
    readonly url?: string | null;
    readonly followers: number;
  }[];
}

export interface StatsPublicize {
  readonly services: readonly { readonly service: string; readonly followers: number }[];
}

/** The hour and the day of the week with the most views; days count from Monday, 0. */
export interface StatsInsights {
  readonly highest_hour: number;
  readonly highest_hour_percent: number;
  readonly highest_day_of_week: number;
  readonly highest_day_percent: number;
  readonly days?: Readonly<Record<string, number>>;
  readonly hourly_views?: Readonly<Record<string, number>>;
  readonly years?: readonly StatsYear[];
}

/** The totals and averages of a year. */
export interface StatsYear {
  readonly year: string;
  readonly total_posts: number;
  readonly total_words: number;
  readonly avg_words: number;
  readonly total_comments: number;
  readonly avg_comments: number;
  readonly total_likes?: number;
  readonly avg_likes?: number;
  readonly total_images?: number;
  readonly avg_images?: number;
}

/** Series of consecutive days with a post; `data` has the number of posts by epoch seconds. */
export interface StatsStreak {
  readonly streak: { readonly long: StatsRun; readonly current: StatsRun };
  readonly data: Readonly<Record<string, number>>;
}

export interface StatsRun {
  readonly start: string;
  readonly end: string;
  readonly length: number;
}
