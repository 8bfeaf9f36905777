import { cases } from 'rxjs-marbles/jest';
import { missedChanges } from '../../src/browser/missed-changes';
import { entriesOf, memoryStorage } from '../support/behaviour';
import { table } from '../support/table';

cases(
  'a page that comes back',
  (m, { visible, cached, changed, expected }) => {
    const storage = memoryStorage(entriesOf('auth = old', 'outbox = 1', 'theme = dark'));
    m.hot(changed).subscribe(() => {
      storage.set('auth', 'new');
      storage.remove('outbox');
    });
    const changes$ = missedChanges(storage, {
      isVisible$: m.hot(visible, { v: true, h: false }),
      pageHide$: m.hot(cached.replace('s', '-')),
      pageShow$: m.hot(cached.replace('h', '-')),
    });
    m.expect(changes$).toBeObservable(expected, {
      a: { key: 'auth', value: 'new' },
      o: { key: 'outbox', value: undefined },
    });
  },
  table(`
  visible | cached | changed | expected | name
  v-h-v   |        | ---*    | ----(ao) | gets the values that were changed and removed while it was hidden
  v       | --h-s  | ---*    | ----(ao) | gets those of its time in the back/forward cache
  v-h-v-v |        | ---*    | ----(ao) | gets each value once
  v-h-v   |        | -*      |          | does not get what changed before it was hidden
`),
);
