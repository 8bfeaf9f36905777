import { clientFor, endpoint, noun } from '../../../src/client/core';
import { comment } from '../../../src/client/tables/comments';

/** A client for the comments of sites, and for a call of its own. */
export function partialClient(apiOrigin: string, token: string) {
  const tags = noun({ calls: { list: endpoint<{ readonly found: number }>()('GET /sites/{site}/tags') } });
  const site = noun({ binds: ['site'], nouns: { comment, tags } });
  return clientFor({ apiOrigin, token }, { site });
}
