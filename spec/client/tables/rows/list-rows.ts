import type { Observable } from 'rxjs';
import type { Client } from '../../../../src/client';
import type { Row } from './row';

type Site = ReturnType<Client['site']>;

/** The path after the site, and the call. */
type Call = readonly [path: string, call: (site: Site) => Observable<unknown>];

const LISTS: readonly Call[] = [
  ['categories', (s) => s.categoriesList()],
  ['comments', (s) => s.commentsList()],
  ['domains', (s) => s.domainsList()],
  ['embeds', (s) => s.embedsList()],
  ['follows', (s) => s.followsList()],
  ['media', (s) => s.mediaList()],
  ['page-templates', (s) => s.pageTemplates()],
  ['plugins', (s) => s.pluginsList()],
  ['posts', (s) => s.postsList()],
  ['post-types', (s) => s.postTypesList()],
  ['shortcodes', (s) => s.shortcodesList()],
  ['tags', (s) => s.tagsList()],
  ['users', (s) => s.usersList()],
  ['wpcom-plugins', (s) => s.wpcomPluginsList()],
];

const STATS: readonly Call[] = [
  ['stats', (s) => s.stats()],
  ['stats/clicks', (s) => s.statsClicks()],
  ['stats/comment-followers', (s) => s.statsCommentFollowers()],
  ['stats/comments', (s) => s.statsComments()],
  ['stats/country-views', (s) => s.statsCountryViews()],
  ['stats/followers', (s) => s.statsFollowers()],
  ['stats/insights', (s) => s.statsInsights()],
  ['stats/publicize', (s) => s.statsPublicize()],
  ['stats/referrers', (s) => s.statsReferrers()],
  ['stats/search-terms', (s) => s.statsSearchTerms()],
  ['stats/streak', (s) => s.statsStreak()],
  ['stats/summary', (s) => s.statsSummary()],
  ['stats/tags', (s) => s.statsTags()],
  ['stats/top-authors', (s) => s.statsTopAuthors()],
  ['stats/top-posts', (s) => s.statsTopPosts()],
  ['stats/video-plays', (s) => s.statsVideoPlays()],
  ['stats/visits', (s) => s.statsVisits()],
];

const requestOf = (path: string): string => `GET /rest/v1.1/sites/1/${path}`;

export const LIST_ROWS: readonly Row[] = [
  ...LISTS.map(([path, call]): Row => [`[list-endpoints] ${path}`, (c) => call(c.site(1)), requestOf(path)]),
  ...STATS.map(([path, call]): Row => [`[stats-endpoints] ${path}`, (c) => call(c.site(1)), requestOf(path)]),
];
