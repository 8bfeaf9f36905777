import { map, type Observable, switchMap } from 'rxjs';
import type { Client, CommentStatus } from '../../../../src/client';

/** Answers the newest comment of a site, and approves it. */
export function answerNewest(client: Client, site: number): Observable<CommentStatus> {
  const { commentsList, comment } = client.site(site);
  return commentsList({ query: { number: 1, order: 'DESC', fields: 'ID' } }).pipe(
    switchMap(({ comments: [newest] }) => {
      const { reply, update } = comment(newest?.ID);
      return reply('Thank you!').pipe(switchMap(() => update({ status: 'approved' })));
    }),
    map(({ status }) => status),
  );
}
