import { filter, map, type Observable, switchMap } from 'rxjs';
import { createClient, retryable } from '../../../src/client';

/** The titles of a site's newest posts; asked for again when the platform fails. */
export function titles(apiOrigin: string, token: string, site: number): Observable<readonly string[]> {
  const client = createClient({ apiOrigin, token });
  // Nothing is sent before somebody subscribes; unsubscribing aborts the request.
  return client
    .site(site)
    .postsList({ query: { number: 3, fields: 'ID,title' } })
    .pipe(
      retryable({ retries: 2, delay: 1000 }),
      map(({ posts }) => posts.map(({ title = '' }) => title)),
    );
}

/** Writes a post, then likes it. */
export function publish(apiOrigin: string, token: string, site: number): Observable<boolean> {
  const { post } = createClient({ apiOrigin, token }).site(site);
  return post()
    .add({ title: 'Hello', status: 'publish' })
    .pipe(
      switchMap(({ ID }) => post(ID).like().add()),
      map(({ i_like: isLiked }) => isLiked),
    );
}

/** How far an upload is: the last share is 1. */
export function upload(apiOrigin: string, token: string, site: number, file: File): Observable<number> {
  const client = createClient({ apiOrigin, token });
  return client
    .site(site)
    .media()
    .upload(file)
    .pipe(
      map((event) => (event.type === 'answer' ? 1 : event.loaded / event.total)),
      filter((share) => Number.isFinite(share)),
    );
}
