import { map, type Observable, switchMap } from 'rxjs';
import type { Client } from '../../../../src/client';

/** Renames a site. Emits the name that it has then. */
export function rename(client: Client, site: number, name: string): Observable<string | undefined> {
  const { update, get } = client.site(site).settings();
  return update({ blogname: name }).pipe(
    switchMap(() => get()),
    map(({ settings }) => settings.blogname),
  );
}

/** The earnings of a site from advertisements. */
export const earned = (client: Client, site: number): Observable<string> =>
  client
    .site(site)
    .wordAds()
    .earnings()
    .get()
    .pipe(map(({ earnings }) => earnings.total_earnings));
