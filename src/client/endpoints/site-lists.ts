import { endpoint } from '../endpoint';
import type { CommentsResponse } from '../types/comment';
import type { DomainsResponse } from '../types/domain';
import type { FollowsResponse } from '../types/like';
import type { MediaResponse } from '../types/media';
import type { PluginsResponse } from '../types/plugin';
import type { PostsResponse } from '../types/post';
import type { EmbedsResponse, PageTemplatesResponse, ShortcodesResponse } from '../types/site';
import type { Stats } from '../types/stats';
import type { CategoriesResponse, PostTypesResponse, TagsResponse } from '../types/term';
import type { UsersResponse } from '../types/user';

/** Section 7, "list endpoints", with wpcom's names. */
export const lists = {
  categoriesList: endpoint<CategoriesResponse>()('GET /sites/{site}/categories'),
  commentsList: endpoint<CommentsResponse>()('GET /sites/{site}/comments'),
  domainsList: endpoint<DomainsResponse>()('GET /sites/{site}/domains'),
  embedsList: endpoint<EmbedsResponse>()('GET /sites/{site}/embeds'),
  followsList: endpoint<FollowsResponse>()('GET /sites/{site}/follows'),
  mediaList: endpoint<MediaResponse>()('GET /sites/{site}/media'),
  pageTemplates: endpoint<PageTemplatesResponse>()('GET /sites/{site}/page-templates'),
  pluginsList: endpoint<PluginsResponse>()('GET /sites/{site}/plugins'),
  postsList: endpoint<PostsResponse>()('GET /sites/{site}/posts'),
  postTypesList: endpoint<PostTypesResponse>()('GET /sites/{site}/post-types'),
  shortcodesList: endpoint<ShortcodesResponse>()('GET /sites/{site}/shortcodes'),
  tagsList: endpoint<TagsResponse>()('GET /sites/{site}/tags'),
  usersList: endpoint<UsersResponse>()('GET /sites/{site}/users'),
  wpcomPluginsList: endpoint<PluginsResponse>()('GET /sites/{site}/wpcom-plugins'),
};

const stats = endpoint<Stats>();
/** The domain travels in the query, as wpcom sends it. */
const refersSpam = { takes: ['domain'], shape: (domain: string) => ({ query: { domain } }) } as const;

/** Section 7, "stats endpoints", with wpcom's names. */
export const statistics = {
  stats: stats('GET /sites/{site}/stats'),
  statsClicks: stats('GET /sites/{site}/stats/clicks'),
  statsCommentFollowers: stats('GET /sites/{site}/stats/comment-followers'),
  statsComments: stats('GET /sites/{site}/stats/comments'),
  statsCountryViews: stats('GET /sites/{site}/stats/country-views'),
  statsFollowers: stats('GET /sites/{site}/stats/followers'),
  statsInsights: stats('GET /sites/{site}/stats/insights'),
  statsPublicize: stats('GET /sites/{site}/stats/publicize'),
  statsReferrers: stats('GET /sites/{site}/stats/referrers'),
  statsSearchTerms: stats('GET /sites/{site}/stats/search-terms'),
  statsStreak: stats('GET /sites/{site}/stats/streak'),
  statsSummary: stats('GET /sites/{site}/stats/summary'),
  statsTags: stats('GET /sites/{site}/stats/tags'),
  statsTopAuthors: stats('GET /sites/{site}/stats/top-authors'),
  statsTopPosts: stats('GET /sites/{site}/stats/top-posts'),
  statsVideoPlays: stats('GET /sites/{site}/stats/video-plays'),
  statsVisits: stats('GET /sites/{site}/stats/visits'),
  statsVideo: stats('GET /sites/{site}/stats/video/{video}'),
  statsPostViews: stats('GET /sites/{site}/stats/post/{post}'),
  statsReferrersSpamNew: endpoint<Stats, [domain: string]>()(
    'POST /sites/{site}/stats/referrers/spam/new',
    refersSpam,
  ),
  statsReferrersSpamDelete: endpoint<Stats, [domain: string]>()(
    'POST /sites/{site}/stats/referrers/spam/delete',
    refersSpam,
  ),
};
