import type { StatsPeriod } from './stats';

type Optional<Fields> = { readonly [Name in keyof Fields]?: Fields[Name] | undefined };
type Flag = boolean | 0 | 1;

/** The query of the daily statistics. */
export type StatsQuery = Optional<{
  /** The number of periods, 1 by default. */
  num: number;
  period: StatsPeriod;
  /** The last day, such as '2024-03-02'. */
  date: string;
  start_date: string;
  /** The maximum number of items in a period, 10 by default. */
  max: number;
  /** The site's offset from GMT in hours. */
  offset: number;
  /** Requests one `summary` instead of `days`. */
  summarize: Flag;
  skip_archives: Flag;
}>;

/** The query of the visits. `quantity` is the number of units up to `date`. */
export type StatsVisitsQuery = Optional<{
  unit: StatsPeriod | 'hour';
  quantity: number;
  date: string;
  /** Comma-separated columns: 'views,visitors'. */
  stat_fields: string;
}>;

export type StatsFollowersQuery = Optional<{
  type: 'all' | 'email' | 'wpcom';
  max: number;
  page: number;
}>;

export type StatsStreakQuery = Optional<{
  startDate: string;
  endDate: string;
  gmtOffset: number;
  max: number;
}>;

/** The query of a statistic without periods. */
export type StatsMaxQuery = Optional<{ max: number; date: string }>;

/** The query of the statistics of a video. */
export type StatsVideoQuery = Optional<{
  num: number;
  period: StatsPeriod;
  date: string;
  statType: string;
}>;
