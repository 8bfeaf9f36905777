import { EMPTY, expand, type Observable, reduce } from 'rxjs';
import type { Client, Id } from '../../../src/client';

/** The number of a site's posts, counted page by page. */
export function countPosts(client: Client, site: Id): Observable<number> {
  const page = (index: number) => client.site(site).postsList({ query: { number: 2, page: index + 1 } });
  return page(0).pipe(
    expand(({ posts }, index) => (posts.length === 0 ? EMPTY : page(index + 1))),
    reduce((count, { posts }) => count + posts.length, 0),
  );
}
