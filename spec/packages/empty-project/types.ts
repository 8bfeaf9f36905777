// A project without the types of a browser: what it imports compiles, and what is not exported does not.
import { type Client, createClient, isRetryable, wpcom } from '@notestream/client';
import { clientFor, noun } from '@notestream/client/core';
import { cachedTransport } from '@notestream/client/cache';
import { batchedTransport } from '@notestream/client/batch';
import { createAnalytics } from '@notestream/client/analytics';
import { hookedTransport } from '@notestream/client/hooks';
import { paginate } from '@notestream/client/paginate';
import { parseQuery } from '@notestream/client/parse-query';
import { respondingTransport } from '@notestream/client/responses';
import { throttledTransport } from '@notestream/client/throttle';
import { comment } from '@notestream/client/nouns/comments';
import { me } from '@notestream/client/nouns/me';
// @ts-expect-error A deep import is not exported.
import { createChain } from '@notestream/client/dist/calls.js';

const client: Client = createClient({ apiOrigin: 'https://api.example' });
export const found = client.site(1).postsList({ query: { number: 2 } });
export const part = clientFor(
  { apiOrigin: 'https://api.example' },
  { me, site: noun({ binds: ['site'], nouns: { comment } }) },
);
export const pages = paginate((query) => client.site(1).postsList({ query }));
export const tags = client.request<{ readonly found: number }>('GET', '/sites/1/tags');
export const text = part.site(1).comment(2).get();
export const all = [
  isRetryable,
  wpcom,
  cachedTransport,
  createAnalytics,
  parseQuery,
  createChain,
  batchedTransport,
  hookedTransport,
  respondingTransport,
  throttledTransport,
];
