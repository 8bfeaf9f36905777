import { map, type Observable, of } from 'rxjs';
import { asObject } from '../../lib/json';
import type { StateStream } from '../state/behaviour';
import { checkToken$ } from '../state/check-token';
import type { Deps } from '../state/deps';
import { tokenVerdict } from '../state/token-verdict';

/**
 * Emits whether a request failed because the session has ended. If the error is ambiguous, waits for the check of
 * the token (decision token-refused-by-name).
 */
export const sessionEnded$ = (error: unknown, state$: StateStream, deps: Deps): Observable<boolean> =>
  (tokenVerdict(asObject(error)) === 'doubted' ? checkToken$(deps) : of(false)).pipe(
    map(() => !state$.value.isSignedIn),
  );
