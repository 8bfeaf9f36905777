import { type Endpoint, endpoint } from './endpoint';
import type { Done } from '../types/lists';
import type { NoQuery, PageQuery } from '../types/queries';
import type {
  Stats,
  StatsClicks,
  StatsCountryViews,
  StatsReferrers,
  StatsSearchTerms,
  StatsSummary,
  StatsVisits,
} from '../types/stats';
import type {
  StatsCommentFollowers,
  StatsFollowers,
  StatsInsights,
  StatsPublicize,
  StatsStreak,
} from '../types/stats-audience';
import type {
  StatsComments,
  StatsPostViews,
  StatsTags,
  StatsTopAuthors,
  StatsTopPosts,
  StatsVideo,
  StatsVideoPlays,
} from '../types/stats-content';
import type {
  StatsFollowersQuery,
  StatsMaxQuery,
  StatsQuery,
  StatsStreakQuery,
  StatsVideoQuery,
  StatsVisitsQuery,
} from '../types/stats-queries';

/** Paths below `stats/`, which become calls: `comment-followers` becomes `statsCommentFollowers`. */
const FIGURES = [
  'clicks',
  'comment-followers',
  'comments',
  'country-views',
  'followers',
  'insights',
  'publicize',
  'referrers',
  'search-terms',
  'streak',
  'summary',
  'tags',
  'top-authors',
  'top-posts',
  'video-plays',
  'visits',
] as const;

type Figure = (typeof FIGURES)[number];

/** The types of the response and the query of each statistic. */
interface FigureTypes extends Record<Figure, readonly [response: object, query: object]> {
  clicks: [StatsClicks, StatsQuery];
  'comment-followers': [StatsCommentFollowers, StatsMaxQuery & PageQuery];
  comments: [StatsComments, StatsMaxQuery];
  'country-views': [StatsCountryViews, StatsQuery];
  followers: [StatsFollowers, StatsFollowersQuery];
  insights: [StatsInsights, NoQuery];
  publicize: [StatsPublicize, NoQuery];
  referrers: [StatsReferrers, StatsQuery];
  'search-terms': [StatsSearchTerms, StatsQuery];
  streak: [StatsStreak, StatsStreakQuery];
  summary: [StatsSummary, StatsQuery];
  tags: [StatsTags, StatsMaxQuery];
  'top-authors': [StatsTopAuthors, StatsQuery];
  'top-posts': [StatsTopPosts, StatsQuery];
  'video-plays': [StatsVideoPlays, StatsQuery];
  visits: [StatsVisits, StatsVisitsQuery];
}

type InCamelCase<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${InCamelCase<Rest>}`
  : Capitalize<Name>;
type Figures = {
  readonly [F in Figure as `stats${InCamelCase<F>}`]: Endpoint<
    FigureTypes[F][0],
    [],
    ['site'],
    never,
    FigureTypes[F][1]
  >;
};

function figures(): Figures;
function figures(): object {
  const nameOf = (figure: Figure): string =>
    `stats-${figure}`.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  return Object.fromEntries(
    FIGURES.map((figure) => [nameOf(figure), endpoint()(`GET /sites/{site}/stats/${figure}`)]),
  );
}

/** A call that sends a domain in the query, as wpcom does. */
const spamDomain = {
  takes: { domain: 'string' },
  sends: (domain: string) => ({ query: { domain } }),
} as const;

/** Section 7, "stats endpoints", with wpcom's names. */
export const statistics = {
  stats: endpoint<Stats>()('GET /sites/{site}/stats'),
  ...figures(),
  statsVideo: endpoint<StatsVideo, [], StatsVideoQuery>()('GET /sites/{site}/stats/video/{video}'),
  statsPostViews: endpoint<StatsPostViews>()('GET /sites/{site}/stats/post/{post}'),
  statsReferrersSpamNew: endpoint<Done, [domain: string]>()(
    'POST /sites/{site}/stats/referrers/spam/new',
    spamDomain,
  ),
  statsReferrersSpamDelete: endpoint<Done, [domain: string]>()(
    'POST /sites/{site}/stats/referrers/spam/delete',
    spamDomain,
  ),
};
