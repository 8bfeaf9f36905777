import { expectTypeOf } from 'expect-type';
import type { Observable } from 'rxjs';
import type {
  Done,
  Stats,
  StatsClicks,
  StatsCommentFollowers,
  StatsComments,
  StatsCountryViews,
  StatsFollowers,
  StatsInsights,
  StatsPostViews,
  StatsPublicize,
  StatsReferrers,
  StatsSearchTerms,
  StatsStreak,
  StatsSummary,
  StatsTags,
  StatsTopAuthors,
  StatsTopPosts,
  StatsVideo,
  StatsVideoPlays,
  StatsVisits,
} from '../../../src/client';
import { site, uncalled } from './client';

describe('[result-shapes] [stats-endpoints] the types of statistics', () => {
  it('are those of each call', () => {
    expectTypeOf(site.stats()).toEqualTypeOf<Observable<Stats>>();
    expectTypeOf(site.statsClicks()).toEqualTypeOf<Observable<StatsClicks>>();
    expectTypeOf(site.statsCommentFollowers()).toEqualTypeOf<Observable<StatsCommentFollowers>>();
    expectTypeOf(site.statsComments()).toEqualTypeOf<Observable<StatsComments>>();
    expectTypeOf(site.statsCountryViews()).toEqualTypeOf<Observable<StatsCountryViews>>();
    expectTypeOf(site.statsFollowers()).toEqualTypeOf<Observable<StatsFollowers>>();
    expectTypeOf(site.statsInsights()).toEqualTypeOf<Observable<StatsInsights>>();
    expectTypeOf(site.statsPostViews(2)).toEqualTypeOf<Observable<StatsPostViews>>();
    expectTypeOf(site.statsPublicize()).toEqualTypeOf<Observable<StatsPublicize>>();
    expectTypeOf(site.statsReferrers()).toEqualTypeOf<Observable<StatsReferrers>>();
    expectTypeOf(site.statsReferrersSpamNew('a.test')).toEqualTypeOf<Observable<Done>>();
    expectTypeOf(site.statsSearchTerms()).toEqualTypeOf<Observable<StatsSearchTerms>>();
    expectTypeOf(site.statsStreak()).toEqualTypeOf<Observable<StatsStreak>>();
    expectTypeOf(site.statsSummary()).toEqualTypeOf<Observable<StatsSummary>>();
    expectTypeOf(site.statsTags()).toEqualTypeOf<Observable<StatsTags>>();
    expectTypeOf(site.statsTopAuthors()).toEqualTypeOf<Observable<StatsTopAuthors>>();
    expectTypeOf(site.statsTopPosts()).toEqualTypeOf<Observable<StatsTopPosts>>();
    expectTypeOf(site.statsVideo(6)).toEqualTypeOf<Observable<StatsVideo>>();
    expectTypeOf(site.statsVideoPlays()).toEqualTypeOf<Observable<StatsVideoPlays>>();
    expectTypeOf(site.statsVisits()).toEqualTypeOf<Observable<StatsVisits>>();
  });

  it('have the figures that the platform documents', () => {
    expectTypeOf<Stats['stats']['views']>().toEqualTypeOf<number>();
    expectTypeOf<StatsInsights['highest_hour']>().toEqualTypeOf<number>();
    expectTypeOf<StatsFollowers['subscribers'][number]['label']>().toEqualTypeOf<string>();
    expectTypeOf<
      NonNullable<StatsClicks['days']>[string]['clicks'][number]['views']
    >().toEqualTypeOf<number>();
    expectTypeOf<StatsCountryViews['country-info'][string]['country_full']>().toEqualTypeOf<string>();
  });

  it('reject misspelt fields of queries', () => {
    uncalled(
      // @ts-expect-error the field is period
      () => site.statsTopPosts({ query: { periods: 'day' } }),
      // @ts-expect-error the period is 'day'
      () => site.statsTopPosts({ query: { period: 'daily' } }),
      // @ts-expect-error the visits have a unit
      () => site.statsVisits({ query: { period: 'day' } }),
      // @ts-expect-error the type is 'email'
      () => site.statsFollowers({ query: { type: 'mail' } }),
      // @ts-expect-error the insights have no query of their own
      () => site.statsInsights({ query: { num: 3 } }),
    );
  });
});
