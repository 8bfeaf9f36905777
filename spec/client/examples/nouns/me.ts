import { forkJoin, map, type Observable } from 'rxjs';
import type { Client } from '../../../../src/client';

/** The user's name, and the amounts of the payments. */
export function account(client: Client): Observable<readonly [name: string, paid: readonly string[]]> {
  const me = client.me();
  return forkJoin([me.get({ query: { fields: 'display_name' } }), me.billingHistory()]).pipe(
    map(([{ display_name: name }, { billing_history: receipts }]) => [
      name,
      receipts.map(({ amount }) => amount),
    ]),
  );
}
