import { mergeMap } from 'rxjs';
import { cases } from 'rxjs-marbles/jest';
import { checkToken$ } from '../../../src/streams/state/check-token';
import { memoryStorage, quietDeps } from '../../support/behaviour';
import { createLocks } from '../../world/shared';
import { fakePlatform, response } from '../../support/platform';
import { table } from '../../support/table';

/** The blogger (y), a rejection (n), an error (5), or the refusal of a proxy (o). */
const ANSWERS = {
  y: response({ ID: 5 }),
  n: response({ error: 'authorization_required' }, 403),
  5: response({ error: 'busy' }, 503),
  o: response({}, 407),
};

/** A tab gets the lock 1 ms after it `checks`. Checks end decided (d) or undecided (u). */
cases(
  '[token-check] the check of a token requests the blogger',
  (m, { checks, answer, asked, ends }) => {
    const platform = fakePlatform(() => m.cold(answer, ANSWERS));
    const locks = createLocks();
    const storage = memoryStorage();
    const ended$ = m
      .hot(checks)
      .pipe(
        mergeMap(() => checkToken$(quietDeps({ locks, storage: memoryStorage(storage.held) }, platform))),
      );
    m.expect(ended$).toBeObservable(ends, { d: true, u: false });
    m.expect(platform.requests$).toBeObservable(asked, { q: 'GET /me' });
  },
  table(`
  checks             | answer | asked        | ends                   | name
  c                  | 5ms y  | -q           | 6ms d                  | and is decided by a 200
  c                  | 5ms n  | -q           | 6ms d                  | and is decided by a rejection
  (ccc)              | 5ms y  | -q           | 6ms d d d              | once for all tabs that doubt at the same time
  c 29998ms c 10ms c | 5ms n  | -q 30009ms q | 6ms d 29993ms d 15ms d | once in 30 s, whatever it decided
  c 99ms c           | 5ms 5  | -q 99ms q    | 6ms u 99ms u           | again if the platform was out of order
  c                  | 5ms o  | -q           | 6ms u                  | and is not decided by a proxy
  c                  |        | -q           | 10s u                  | for at most 10 s
`),
);
