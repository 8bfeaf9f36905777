import { map, type Observable, switchMap } from 'rxjs';
import type { Client } from '../../../../src/client';

/** The first free domain that is suggested for a term. */
export const firstFree = (client: Client, term: string): Observable<string | undefined> =>
  client
    .domains()
    .suggestions({ query: term, quantity: 5 })
    .pipe(map((found) => found.find(({ is_free: isFree }) => isFree)?.domain_name));

/** Forwards the mail of a domain, and emits the addresses that are forwarded. */
export function forward(client: Client, name: string, to: string): Observable<readonly string[]> {
  const { email, emailForwards } = client.domain(name);
  return email()
    .add('hello', to)
    .pipe(
      switchMap(() => emailForwards()),
      map(({ forwards }) => forwards.map(({ email: address }) => address)),
    );
}
