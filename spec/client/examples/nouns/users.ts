import { map, type Observable } from 'rxjs';
import type { Client } from '../../../../src/client';

/** The names of the users who can be mentioned on a site. */
export const mentionable = (client: Client, site: number): Observable<readonly string[]> =>
  client
    .users()
    .suggest({ query: { site_id: site } })
    .pipe(map(({ suggestions }) => suggestions.map(({ user_login: login }) => login)));
