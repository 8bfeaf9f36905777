import {
  catchError,
  concat,
  defer,
  map,
  type Observable,
  of,
  ReplaySubject,
  share,
  switchMap,
  tap,
  timer,
} from 'rxjs';
import { asId, asObject } from '../../lib/json';
import type { Deps } from '../state/deps';
import { storedBlogger } from '../state/stored-blogger';
import { LOOK_AGAIN_MS } from '../timing';
import { type OutboxRecord, UNKNOWN_OWNER } from './record';

/**
 * Emits the id of the blogger of this page. It is stored with the token; otherwise the platform is
 * asked once, at the first subscription. While it cannot tell, the owner is not known.
 */
export function bloggerId$({ client, storage, token }: Pick<Deps, 'client' | 'storage' | 'token'>) {
  let known: string | undefined;
  const asked$ = ask$(client).pipe(
    tap((id) => (known = id)),
    share({ connector: () => new ReplaySubject<string>(1) }),
  );
  return defer(() => {
    // Without a token, a stored owner is that of an earlier one.
    if (token() !== undefined) known ??= storedBlogger(storage);
    return known === undefined || known === UNKNOWN_OWNER ? asked$ : of(known);
  });
}

/** Whether a record belongs to somebody else who has used this browser. */
export function isOthers(
  { storage, token }: Pick<Deps, 'storage' | 'token'>,
  { owner }: OutboxRecord,
): boolean {
  const blogger = token() === undefined ? undefined : storedBlogger(storage);
  return blogger !== undefined && owner !== UNKNOWN_OWNER && owner !== blogger;
}

const ask$ = (client: Deps['client']): Observable<string> =>
  client
    .me()
    .get({ query: { fields: 'ID' } })
    .pipe(
      map((response) => {
        const id = asId(asObject(response).ID);
        if (id === undefined) throw new TypeError('the response names no user');
        return String(id);
      }),
      catchError(() => concat(of(UNKNOWN_OWNER), timer(LOOK_AGAIN_MS).pipe(switchMap(() => ask$(client))))),
    );
