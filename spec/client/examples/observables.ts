import { map, type Observable, switchMap } from 'rxjs';
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

/** Publishes a post and likes it. */
export function publish(apiOrigin: string, token: string, site: number): Observable<boolean> {
  const { post } = createClient({ apiOrigin, token }).site(site);
  return post()
    .add({ title: 'Hello', status: 'publish' })
    .pipe(
      switchMap(({ ID }) => post(ID).like().add()),
      map(({ i_like: isLiked }) => isLiked),
    );
}
