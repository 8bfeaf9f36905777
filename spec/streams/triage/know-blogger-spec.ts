import { cases } from 'rxjs-marbles/jest';
import { knowBlogger } from '../../../src/streams/triage/know-blogger';
import { emittedBy, memoryStorage } from '../../support/behaviour';

interface Case {
  readonly name: string;
  readonly stored?: string;
  /** The other tab's change at frame 5. */
  readonly change?: { readonly key: string; readonly value: string | undefined };
  readonly expected: string;
}

cases(
  '[to-answer] the id of the blogger',
  (m, { stored, change, expected }: Case) => {
    const changes$ = change ? m.hot('-----*', { '*': change }) : m.cold<never>('');
    const entries: [string, string][] = stored === undefined ? [] : [['auth_user', stored]];
    const emitted$ = emittedBy(m, knowBlogger, {
      world: { storage: memoryStorage(new Map(entries), changes$) },
    });
    const values = { 5: { type: 'blogger.known', id: 5 }, 6: { type: 'blogger.known', id: 6 } } as const;
    m.expect(emitted$).toBeObservable(expected, values);
  },
  [
    { name: 'is read from storage', stored: '5', expected: '5' },
    { name: 'is not known before a sign-in', expected: '' },
    { name: 'is not known if it is malformed', stored: 'five', expected: '' },
    { name: 'follows storage', change: { key: 'auth_user', value: '6' }, expected: '-----6' },
    {
      name: 'stays after a sign-out',
      stored: '5',
      change: { key: 'auth_user', value: undefined },
      expected: '5',
    },
    { name: 'ignores other keys', change: { key: 'other', value: '6' }, expected: '' },
  ],
);
