import {
  catchError,
  defer,
  map,
  type Observable,
  of,
  repeat,
  ReplaySubject,
  share,
  takeWhile,
  timer,
} from 'rxjs';
import { asId, asObject } from '../../lib/json';
import type { Deps } from '../state/deps';
import { storedBlogger } from '../state/stored-blogger';
import { LOOK_AGAIN_MS } from '../timing';
import { type OutboxRecord, UNKNOWN_OWNER } from './record';

/**
 * Emits the id of this page's blogger, from storage or else from the platform. All subscribers share the request.
 * If the request fails, emits `UNKNOWN_OWNER` and retries every 30 s.
 */
export const bloggerId$ = (deps: Pick<Deps, 'client' | 'storage' | 'token'>): Observable<string> =>
  defer(() => {
    const known = ownerOfToken(deps);
    return known === undefined || known === UNKNOWN_OWNER ? ask$(deps.client) : of(known);
  }).pipe(share({ connector: () => new ReplaySubject(1), resetOnComplete: false }));

/** The id of the owner of this page's token, from storage; undefined if it is not known. */
export const ownerOfToken = ({ storage, token }: Pick<Deps, 'storage' | 'token'>): string | undefined =>
  token() === undefined ? undefined : storedBlogger(storage);

/** Whether a record belongs to another user of this browser. */
export function isOthers(deps: Pick<Deps, 'storage' | 'token'>, { owner }: OutboxRecord): boolean {
  const blogger = ownerOfToken(deps);
  return blogger !== undefined && owner !== UNKNOWN_OWNER && owner !== blogger;
}

const ask$ = (client: Deps['client']): Observable<string> =>
  client
    .me()
    .get({ query: { fields: 'ID' } })
    .pipe(
      map((response) => String(asId(asObject(response).ID) ?? UNKNOWN_OWNER)),
      catchError(() => of(UNKNOWN_OWNER)),
      // Repeats without recursion, which would nest 120 requests in an hour of failures.
      repeat({ delay: () => timer(LOOK_AGAIN_MS) }),
      takeWhile((id) => id === UNKNOWN_OWNER, true),
    );
