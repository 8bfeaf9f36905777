import { map, type Observable } from 'rxjs';
import type { Client } from '../../../../src/client';

/** The titles of the posts that were opened most on the last day. */
export const topTitles = (client: Client, site: number): Observable<readonly string[]> =>
  client
    .site(site)
    .statsTopPosts({ query: { period: 'day', num: 1, max: 3 } })
    .pipe(
      map(({ days = {} }) =>
        Object.values(days).flatMap(({ postviews }) => postviews.map(({ title }) => title)),
      ),
    );
