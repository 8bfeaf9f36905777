import { type Endpoint, endpoint } from './endpoint';
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

/**
 * `stats/clicks` becomes the call `statsClicks`, `stats/comment-followers` `statsCommentFollowers`.
 */
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
type InCamelCase<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${InCamelCase<Rest>}`
  : Capitalize<Name>;
type Figures = {
  readonly [F in Figure as `stats${InCamelCase<F>}`]: Endpoint<Stats, [], ['site'], never>;
};

function figures(): Figures;
function figures(): object {
  const nameOf = (figure: Figure): string =>
    `stats-${figure}`.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  return Object.fromEntries(
    FIGURES.map((figure) => [nameOf(figure), stats(`GET /sites/{site}/stats/${figure}`)]),
  );
}

/** A call that sends a domain in the query, as wpcom does. */
const spamDomain = {
  takes: { domain: 'string' },
  sends: (domain: string) => ({ query: { domain } }),
} as const;

/** Section 7, "stats endpoints", with wpcom's names. */
export const statistics = {
  stats: stats('GET /sites/{site}/stats'),
  ...figures(),
  statsVideo: stats('GET /sites/{site}/stats/video/{video}'),
  statsPostViews: stats('GET /sites/{site}/stats/post/{post}'),
  statsReferrersSpamNew: endpoint<Stats, [domain: string]>()(
    'POST /sites/{site}/stats/referrers/spam/new',
    spamDomain,
  ),
  statsReferrersSpamDelete: endpoint<Stats, [domain: string]>()(
    'POST /sites/{site}/stats/referrers/spam/delete',
    spamDomain,
  ),
};
