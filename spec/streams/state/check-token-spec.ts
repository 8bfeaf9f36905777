import { mergeMap } from 'rxjs';
import { cases } from 'rxjs-marbles/jest';
import { checkToken$ } from '../../../src/streams/state/check-token';
import { memoryStorage, quietDeps } from '../../support/behaviour';
import { createLocks } from '../../world/shared';
import { fakePlatform, response } from '../../support/platform';

interface Case {
  readonly name: string;
  /** When a tab of the browser checks the token, 1 ms before it gets the lock. */
  readonly checks: string;
  /** The answer: `y` the blogger, `n` a rejection, `5` an error, `o` the refusal of a proxy. */
  readonly answer: string;
  /** When the blogger is requested. */
  readonly asked: string;
  /** When a check ends: `d` decided, `u` undecided. */
  readonly ends: string;
}

const ANSWERS = {
  y: response({ ID: 5 }),
  n: response({ error: 'authorization_required' }, 403),
  5: response({ error: 'busy' }, 503),
  o: response({}, 407),
};

cases(
  '[token-check] the check of a token requests the blogger',
  (m, { checks, answer, asked, ends }: Case) => {
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
  [
    { name: 'and is decided by a 200', checks: 'c', answer: '5ms y', asked: '-q', ends: '6ms d' },
    { name: 'and is decided by a rejection', checks: 'c', answer: '5ms n', asked: '-q', ends: '6ms d' },
    {
      name: 'once for all tabs that doubt at the same time',
      checks: '(ccc)',
      answer: '5ms y',
      asked: '-q',
      ends: '    6ms d d d',
    },
    {
      name: 'once in 30 s, whatever it decided',
      checks: 'c 29998ms c 10ms c',
      answer: '5ms n',
      asked: ' -q 30009ms q',
      ends: '  6ms d 29993ms d 15ms d',
    },
    {
      name: 'again if the platform was out of order',
      checks: 'c 99ms c',
      answer: '5ms 5',
      asked: ' -q 99ms q',
      ends: '  6ms u 99ms u',
    },
    { name: 'and is not decided by a proxy', checks: 'c', answer: '5ms o', asked: '-q', ends: '6ms u' },
    { name: 'for at most 10 s', checks: 'c', answer: '', asked: '-q', ends: '10s u' },
  ],
);
