import type { Id } from '../request/validate';
import { fillPath } from '../tables/endpoint';
import type { Resource, Surface } from './surface';

const bySlug = {
  methods: {
    slug(this: Resource, slug: Id): void {
      this._slug = slug;
    },
  },
} as const satisfies Surface;

const post = {
  ids: { post: '_id' },
  idsFrom: 'add',
  methods: {
    ...bySlug.methods,
    id(this: Resource, id: Id): void {
      this._id = id;
    },
    getPostPath(this: Resource): string {
      return fillPath('/sites/{site}/posts/{post}', this.bound, String);
    },
  },
  nouns: { subscriber: { ids: { post: '_id' } } },
} as const satisfies Surface;

const ofTaxonomies = { ids: { site: '_siteId' } } as const satisfies Surface;

/** A site and its resources, with the deviations of wpcom's API. */
export const site = {
  ids: { site: '_id' },
  nouns: {
    post,
    follow: { aliases: { follow: 'add', unfollow: 'delete' } },
    category: bySlug,
    tag: bySlug,
    taxonomy: { ...ofTaxonomies, nouns: { term: ofTaxonomies } },
    postType: ofTaxonomies,
  },
} as const satisfies Surface;
