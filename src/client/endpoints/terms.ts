import { notCorrectlyDefined } from '../checks';
import { endpoint } from '../endpoint';
import { noun } from '../noun';
import type {
  NewTermBody,
  TaxonomiesResponse,
  Term,
  TermBody,
  TermDeleted,
  TermsResponse,
} from '../types/term';
import { whole, wholeAs } from './shapes';

/** A new term has a name (section 5), a category and a tag too. */
function named(params?: NewTermBody) {
  if (!params?.name) throw notCorrectlyDefined('params.name');
  return { body: params };
}
const newTerm = { takes: ['body'], sends: named } as const;

/** What a site's posts are sorted by: /sites/{site}/categories, /sites/{site}/tags. */
const termsAt = <const Kind extends 'categories' | 'tags'>(kind: Kind) =>
  noun({
    at: ['slug?'],
    calls: {
      get: endpoint<Term>()(`GET /sites/{site}/${kind}/slug:{slug}`),
      add: endpoint<Term, [body: NewTermBody]>()(`POST /sites/{site}/${kind}/new`, newTerm),
      update: endpoint<Term, [body: TermBody]>()(`PUT /sites/{site}/${kind}/slug:{slug}`, whole),
      delete: endpoint<TermDeleted>()(`DELETE /sites/{site}/${kind}/slug:{slug}/delete`),
    },
  });

/** Section 7, "Categories". */
export const category = termsAt('categories');

/** Section 7, "Tags". */
export const tag = termsAt('tags');

const term = noun({
  at: ['term?'],
  calls: {
    get: endpoint<Term>()('GET /sites/{site}/taxonomies/{taxonomy}/terms/slug:{term}'),
    add: endpoint<Term, [params: NewTermBody]>()('POST /sites/{site}/taxonomies/{taxonomy}/terms/new', {
      takes: ['params'],
      sends: named,
    }),
    update: endpoint<Term, [params: TermBody]>()(
      'PUT /sites/{site}/taxonomies/{taxonomy}/terms/slug:{term}',
      wholeAs('params'),
    ),
    delete: endpoint<TermDeleted>()('DELETE /sites/{site}/taxonomies/{taxonomy}/terms/slug:{term}/delete'),
  },
});

/** Section 7, "Taxonomies". */
export const taxonomy = noun({
  at: ['taxonomy'],
  calls: { termsList: endpoint<TermsResponse>()('GET /sites/{site}/taxonomies/{taxonomy}/terms') },
  nouns: { term },
});

export const postType = noun({
  at: ['postType'],
  calls: {
    taxonomiesList: endpoint<TaxonomiesResponse>()('GET /sites/{site}/post-types/{postType}/taxonomies'),
  },
});
