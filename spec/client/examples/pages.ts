import { type Observable, reduce } from 'rxjs';
import type { Client, Id } from '../../../src/client';
import { byOffset, paginate } from '../../../src/client/paginate';

/** The number of a site's posts, counted page by page. */
export const countPosts = (client: Client, site: Id): Observable<number> =>
  paginate(
    (query) => client.site(site).postsList({ query: { number: 2, ...query } }),
    byOffset(({ posts }) => posts),
  ).pipe(reduce((count, { posts }) => count + posts.length, 0));
