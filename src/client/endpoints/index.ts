import { endpoint } from '../endpoint';
import { noun } from '../noun';
import type { PostsResponse } from '../types/post';
import type { BatchResponse, Plan, PlanFeature, SurveyBody } from '../types/site';
import { domain, domains } from './domains';
import { me } from './me';
import { whole } from './shapes';
import { site } from './sites';
import { users } from './users';

/** Section 7, "Batch": many GETs in one. */
const batch = noun({
  calls: {
    run: endpoint<BatchResponse, [urls: readonly string[]]>()('GET /batch', {
      takes: ['urls'],
      sends: (urls) => ({ query: { urls } }),
    }),
  },
});

/** Section 7, "Marketing"; the site may come later. */
const survey = noun({
  at: ['survey'],
  calls: { submit: endpoint<unknown, [body: SurveyBody]>()('POST /marketing/survey', whole) },
});
// A noun of its own, not in place: there its names would be lost, and any would pass.
const marketing = noun({ nouns: { survey } });

const plans = noun({
  calls: {
    list: endpoint<readonly Plan[]>()('GET /plans'),
    features: endpoint<readonly PlanFeature[]>()('GET /plans/features'),
  },
});

/** The API: section 7 as a tree of nouns, named as wpcom names them. Both faces are made of it. */
export const api = noun({
  calls: { freshlyPressed: endpoint<PostsResponse>()('GET /freshly-pressed') },
  nouns: { batch, domain, domains, marketing, me, plans, site, users },
});
