import { map, type Observable, switchMap } from 'rxjs';
import type { Client } from '../../../../src/client';

/** Updates a plugin, and lets the platform do so from now on. Emits its version. */
export function updatePlugin(client: Client, site: number, slug: string): Observable<string> {
  const { updateVersion, enableAutoupdate } = client.site(site).plugin(slug);
  return updateVersion().pipe(
    switchMap(() => enableAutoupdate()),
    map(({ version }) => version),
  );
}
