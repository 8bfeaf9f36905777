import { map, type Observable } from 'rxjs';
import { createClient, retryable } from '../../../src/client';

/** The titles of a site's newest posts; repeats the request if the platform fails. */
export function titles(apiOrigin: string, token: string, site: number): Observable<readonly string[]> {
  const client = createClient({ apiOrigin, token });
  // Subscribing sends the request, and unsubscribing aborts it.
  return client
    .site(site)
    .postsList({ query: { number: 3, fields: 'ID,title' } })
    .pipe(
      retryable({ retries: 2, delay: 1000 }),
      map(({ posts }) => posts.map(({ title }) => title)),
    );
}
