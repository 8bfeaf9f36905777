import { requireString } from '../request/validate';
import { endpoint } from './endpoint';
import { noun } from './noun';
import type { PostCounts } from '../types/post';
import type { PostCountsQuery, SiteQuery } from '../types/queries';
import type { Rendered, Site } from '../types/site';
import { comment } from './comments';
import { follow } from './likes-and-follows';
import { media } from './media';
import { plugin, wpcomPlugin } from './plugins';
import { post } from './posts';
import { lists } from './site-lists';
import { creditVouchers, domain, settings, wordAds } from './site-resources';
import { statistics } from './statistics';
import { category, postType, tag, taxonomy } from './terms';

/** Section 7, "Sites": a site by its id or domain. */
export const site = noun({
  binds: ['site'],
  calls: {
    get: endpoint<Site, [], SiteQuery>()('GET /sites/{site}'),
    ...lists,
    ...statistics,
    postCounts: endpoint<PostCounts, [], PostCountsQuery>()('GET /sites/{site}/post-counts/{type=post}'),
    renderShortcode: endpoint<Rendered, [shortcode: string]>()('GET /sites/{site}/shortcodes/render', {
      takes: { shortcode: 'any' },
      sends: (shortcode) => ({ query: { shortcode: requireString('a shortcode', shortcode) } }),
    }),
    renderEmbed: endpoint<Rendered, [embed: string]>()('GET /sites/{site}/embeds/render', {
      takes: { embed: 'any' },
      sends: (embed) => ({ query: { embed_url: requireString('an embed', embed) } }),
    }),
    addPost: post.calls.add,
    deletePost: post.calls.delete,
    addMediaFiles: media.calls.addFiles,
    addMediaUrls: media.calls.addUrls,
    deleteMedia: media.calls.delete,
  },
  nouns: {
    post,
    media,
    comment,
    follow,
    plugin,
    wpcomPlugin,
    category,
    tag,
    taxonomy,
    postType,
    creditVouchers,
    settings,
    domain,
    wordAds,
  },
});
