import { notCorrectlyDefined } from '../checks';
import { endpoint } from '../endpoint';
import { noun } from '../noun';
import type { NewTermBody, TaxonomiesResponse, Term, TermBody, TermsResponse } from '../types/term';
import { whole } from './shapes';

/** Section 7, "Categories". */
export const category = noun({
  at: ['slug?'],
  calls: {
    get: endpoint<Term>()('GET /sites/{site}/categories/slug:{slug}'),
    add: endpoint<Term, [body: NewTermBody]>()('POST /sites/{site}/categories/new', whole),
    update: endpoint<Term, [body: TermBody]>()('PUT /sites/{site}/categories/slug:{slug}', whole),
    delete: endpoint<Term>()('DELETE /sites/{site}/categories/slug:{slug}/delete'),
  },
});

/** Section 7, "Tags". */
export const tag = noun({
  at: ['slug?'],
  calls: {
    get: endpoint<Term>()('GET /sites/{site}/tags/slug:{slug}'),
    add: endpoint<Term, [body: NewTermBody]>()('POST /sites/{site}/tags/new', whole),
    update: endpoint<Term, [body: TermBody]>()('PUT /sites/{site}/tags/slug:{slug}', whole),
    delete: endpoint<Term>()('DELETE /sites/{site}/tags/slug:{slug}/delete'),
  },
});

/** A new term has a name (section 5). */
function named(params?: NewTermBody) {
  if (!params?.name) throw notCorrectlyDefined('params.name');
  return { body: params };
}

const term = noun({
  at: ['term?'],
  calls: {
    get: endpoint<Term>()('GET /sites/{site}/taxonomies/{taxonomy}/terms/slug:{term}'),
    add: endpoint<Term, [params: NewTermBody]>()('POST /sites/{site}/taxonomies/{taxonomy}/terms/new', {
      takes: ['params'],
      shape: named,
    }),
    update: endpoint<Term, [params: TermBody]>()(
      'PUT /sites/{site}/taxonomies/{taxonomy}/terms/slug:{term}',
      { takes: ['params'], shape: (params) => ({ body: params }) },
    ),
    delete: endpoint<Term>()('DELETE /sites/{site}/taxonomies/{taxonomy}/terms/slug:{term}/delete'),
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
