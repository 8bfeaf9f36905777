import { map, type Observable, switchMap } from 'rxjs';
import type { Client } from '../../../../src/client';

/** Adds a tag. Emits the names of the tags that match it. */
export function addTag(client: Client, site: number, name: string): Observable<readonly string[]> {
  const { tag, tagsList } = client.site(site);
  return tag()
    .add({ name, description: 'Hot' })
    .pipe(
      switchMap(() => tagsList({ query: { search: name, fields: 'name' } })),
      map(({ tags }) => tags.map((each) => each.name)),
    );
}
