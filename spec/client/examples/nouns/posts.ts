import { map, type Observable, switchMap } from 'rxjs';
import type { Client } from '../../../../src/client';

/** Writes a draft with a tag, and publishes it. Emits its address. */
export function publish(client: Client, site: number): Observable<string> {
  const { post } = client.site(site);
  return post()
    .add({ title: 'Second cup', content: '<p>At four.</p>', tags: ['Tea'], status: 'draft' })
    .pipe(
      switchMap(({ ID }) => post(ID).update({ status: 'publish' })),
      map(({ URL: address }) => address),
    );
}

/** The number of comments of a post, which it has in `discussion`. */
export const countComments = (client: Client, site: number, slug: string): Observable<number> =>
  client
    .site(site)
    .post({ slug })
    .get({ query: { fields: 'discussion' } })
    .pipe(map(({ discussion }) => discussion.comment_count));
