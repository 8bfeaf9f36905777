import { endpoint } from './endpoint';
import { noun } from './noun';
import type { PostsResponse } from '../types/post';
import type { LikedPostsQuery } from '../types/queries';
import type { BatchResponse, Plan, PlanFeature } from '../types/site';
import type { SurveyBody, SurveyResponse } from '../types/survey';
import { domain, domains } from './domains';
import { me } from './me';
import { body } from './shapes';
import { site } from './sites';
import { users } from './users';

/** Section 7, "Batch": many GETs in one request. */
const batch = noun({
  calls: {
    run: endpoint<BatchResponse, [urls: readonly string[]]>()('GET /batch', {
      takes: { urls: 'array' },
      sends: (urls) => ({ query: { urls } }),
    }),
  },
});

/** Section 7, "Marketing". */
const survey = noun({
  binds: ['survey'],
  calls: { submit: endpoint<SurveyResponse, [body: SurveyBody]>()('POST /marketing/survey', body) },
});
// Declared separately, because inside the object below the types of its names would widen to `string`.
const marketing = noun({ nouns: { survey } });

const plans = noun({
  calls: {
    list: endpoint<readonly Plan[]>()('GET /plans'),
    features: endpoint<readonly PlanFeature[]>()('GET /plans/features'),
  },
});

/**
 * The tree of nouns of section 7, with wpcom's names. The observable client and the
 * wpcom-compatible client are both created from it.
 */
export const api = noun({
  calls: { freshlyPressed: endpoint<PostsResponse, [], LikedPostsQuery>()('GET /freshly-pressed') },
  nouns: { batch, domain, domains, marketing, me, plans, site, users },
});
