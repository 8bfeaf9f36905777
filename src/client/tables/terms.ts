import { notCorrectlyDefined } from '../request/validate';
import { endpoint } from './endpoint';
import { noun } from './noun';
import type { TermsQuery } from '../types/queries';
import type {
  NewTermBody,
  TaxonomiesResponse,
  Term,
  TermBody,
  TermDeleted,
  TermsResponse,
} from '../types/term';
import { body, asBody } from './shapes';

/** The body of a new term, category or tag. @throws an error without a name (section 5). */
function withName(params?: NewTermBody) {
  if (!params?.name) throw notCorrectlyDefined('params.name');
  return { body: params };
}
const newTerm = { takes: { body: 'object' }, sends: withName } as const;

/** The calls of categories and tags: /sites/{site}/categories, /sites/{site}/tags. */
const termsAt = <const Kind extends 'categories' | 'tags'>(kind: Kind) =>
  noun({
    binds: ['slug?'],
    calls: {
      get: endpoint<Term>()(`GET /sites/{site}/${kind}/slug:{slug}`),
      add: endpoint<Term, [body: NewTermBody]>()(`POST /sites/{site}/${kind}/new`, newTerm),
      update: endpoint<Term, [body: TermBody]>()(`PUT /sites/{site}/${kind}/slug:{slug}`, body),
      delete: endpoint<TermDeleted>()(`DELETE /sites/{site}/${kind}/slug:{slug}/delete`),
    },
  });

/** Section 7, "Categories". */
export const category = termsAt('categories');

/** Section 7, "Tags". */
export const tag = termsAt('tags');

const term = noun({
  binds: ['term?'],
  calls: {
    get: endpoint<Term>()('GET /sites/{site}/taxonomies/{taxonomy}/terms/slug:{term}'),
    add: endpoint<Term, [params: NewTermBody]>()('POST /sites/{site}/taxonomies/{taxonomy}/terms/new', {
      takes: { params: 'object' },
      sends: withName,
    }),
    update: endpoint<Term, [params: TermBody]>()(
      'PUT /sites/{site}/taxonomies/{taxonomy}/terms/slug:{term}',
      asBody({ params: 'object' }),
    ),
    delete: endpoint<TermDeleted>()('DELETE /sites/{site}/taxonomies/{taxonomy}/terms/slug:{term}/delete'),
  },
});

/** Section 7, "Taxonomies". */
export const taxonomy = noun({
  binds: ['taxonomy'],
  calls: {
    termsList: endpoint<TermsResponse, [], TermsQuery>()('GET /sites/{site}/taxonomies/{taxonomy}/terms'),
  },
  nouns: { term },
});

/** Section 7, "Taxonomies": the taxonomies of a post type. */
export const postType = noun({
  binds: ['postType'],
  calls: {
    taxonomiesList: endpoint<TaxonomiesResponse>()('GET /sites/{site}/post-types/{postType}/taxonomies'),
  },
});
