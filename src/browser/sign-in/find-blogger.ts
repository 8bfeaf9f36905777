import { catchError, map, type Observable, of, timeout } from 'rxjs';
import { asId, asObject } from '../../lib/json';
import type { PanelClient } from '../../streams/panel-client';
import { FIND_BLOGGER_MS } from '../../streams/timing';

/**
 * Emits the id of the blogger to whom the client's token belongs; undefined if the platform does not respond in
 * time. A token alone does not identify the blogger (decision one-session-for-all-tabs).
 */
export const findBlogger$ = ({ me }: Pick<PanelClient, 'me'>): Observable<string | undefined> =>
  me()
    .get({ query: { fields: 'ID' } })
    .pipe(
      timeout(FIND_BLOGGER_MS),
      map((response) => asId(asObject(response).ID)?.toString()),
      catchError(() => of(undefined)),
    );
