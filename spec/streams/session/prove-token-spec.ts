import { cases } from 'rxjs-marbles/jest';
import { proveToken } from '../../../src/streams/session/prove-token';
import { emittedBy, memoryStorage } from '../../support/behaviour';
import { fetched, legend, listed } from '../../support/legend';
import { note } from '../../support/notes';
import { table } from '../../support/table';

const rules = table(`
  events | removed | isLoading | name
         | p       | no        | when the list has arrived before this code
  --l    | --p     | yes       | when the list arrives
  --i    | --p     | yes       | when a note arrives
  --k    | --p     | yes       | when a light poll finds no change
  --x    |         | yes       | not when the list fails
`);

cases(
  'a token counts as one that has worked',
  (m, { events, removed, isLoading }) => {
    const storage = memoryStorage(new Map([['auth_new', '1']]));
    const values = { ...legend, l: listed(), i: fetched(0, note(7)) };
    const world = { storage };
    m.expect(
      emittedBy(m, proveToken, { events, values, state: { isLoading: isLoading === 'yes' }, world }),
    ).toBeObservable('');
    m.expect(storage.changed$).toBeObservable(removed, { p: 'no auth_new' });
  },
  rules,
);
