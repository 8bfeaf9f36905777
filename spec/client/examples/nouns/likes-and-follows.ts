import { forkJoin, map, type Observable } from 'rxjs';
import type { Client } from '../../../../src/client';

/** Likes a post and follows its site. Emits the number of likes. */
export function likeAndFollow(client: Client, site: number, post: number): Observable<number> {
  const chain = client.site(site);
  return forkJoin([chain.post(post).like().add(), chain.follow().add()]).pipe(
    map(([{ like_count: likes }]) => likes),
  );
}
