import { cases } from 'rxjs-marbles/jest';
import { knowBlogger } from '../../../src/streams/triage/know-blogger';
import { emittedBy, entriesOf, memoryStorage } from '../../support/behaviour';
import { table } from '../../support/table';

cases(
  '[to-answer] the id of the blogger',
  (m, { stored, change, expected }) => {
    const [key = '', value] = change.split(' = ');
    const changes$ = m.hot(change && '-----*', { '*': { key, value } });
    const entries = stored === '' ? undefined : entriesOf(`auth_user = ${stored}`);
    const emitted$ = emittedBy(m, knowBlogger, {
      world: { storage: memoryStorage(entries, changes$) },
    });
    const values = { 5: { type: 'blogger.known', id: 5 }, 6: { type: 'blogger.known', id: 6 } } as const;
    m.expect(emitted$).toBeObservable(expected, values);
  },
  table(`
  stored | change        | expected | name
  5      |               | 5        | is read from storage
         |               |          | is not known before a sign-in
  five   |               |          | is not known if it is malformed
         | auth_user = 6 | -----6   | follows storage
  5      | auth_user     | 5        | stays after a sign-out
         | other = 6     |          | ignores other keys
`),
);
