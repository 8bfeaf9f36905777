import { endpoint } from './endpoint';
import type { CommentsResponse } from '../types/comment';
import type { DomainsResponse } from '../types/domain';
import type { FollowsResponse } from '../types/like';
import type { MediaResponse } from '../types/media';
import type { PluginsResponse } from '../types/plugin';
import type { PostsResponse } from '../types/post';
import type {
  CommentsQuery,
  MediaQuery,
  PageQuery,
  PluginsQuery,
  PostsQuery,
  PostTypesQuery,
  TermsQuery,
  UsersQuery,
} from '../types/queries';
import type { EmbedsResponse, PageTemplatesResponse, ShortcodesResponse } from '../types/site';
import type { CategoriesResponse, PostTypesResponse, TagsResponse } from '../types/term';
import type { UsersResponse } from '../types/user';

/** Section 7, "list endpoints", with wpcom's names. */
export const lists = {
  categoriesList: endpoint<CategoriesResponse, [], TermsQuery>()('GET /sites/{site}/categories'),
  commentsList: endpoint<CommentsResponse, [], CommentsQuery>()('GET /sites/{site}/comments'),
  domainsList: endpoint<DomainsResponse>()('GET /sites/{site}/domains'),
  embedsList: endpoint<EmbedsResponse>()('GET /sites/{site}/embeds'),
  followsList: endpoint<FollowsResponse, [], PageQuery>()('GET /sites/{site}/follows'),
  mediaList: endpoint<MediaResponse, [], MediaQuery>()('GET /sites/{site}/media'),
  pageTemplates: endpoint<PageTemplatesResponse>()('GET /sites/{site}/page-templates'),
  pluginsList: endpoint<PluginsResponse, [], PluginsQuery>()('GET /sites/{site}/plugins'),
  postsList: endpoint<PostsResponse, [], PostsQuery>()('GET /sites/{site}/posts'),
  postTypesList: endpoint<PostTypesResponse, [], PostTypesQuery>()('GET /sites/{site}/post-types'),
  shortcodesList: endpoint<ShortcodesResponse>()('GET /sites/{site}/shortcodes'),
  tagsList: endpoint<TagsResponse, [], TermsQuery>()('GET /sites/{site}/tags'),
  usersList: endpoint<UsersResponse, [], UsersQuery>()('GET /sites/{site}/users'),
  wpcomPluginsList: endpoint<PluginsResponse>()('GET /sites/{site}/wpcom-plugins'),
};
