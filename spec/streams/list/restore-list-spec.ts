import { ignoreElements, merge } from 'rxjs';
import { cases, marbles } from 'rxjs-marbles/jest';
import { panelBehaviours } from '../../../src/streams/behaviours/panel';
import { stringifyKeptList } from '../../../src/streams/list/kept-note';
import { restoreList } from '../../../src/streams/list/restore-list';
import type { Event } from '../../../src/streams/state/events';
import type { State } from '../../../src/streams/state/state';
import { createLog, emittedBy, memoryStorage, quietDeps, type World } from '../../support/behaviour';
import { createStore } from '../../support/create-store';
import { note } from '../../support/notes';
import { fakePlatform } from '../../support/platform';

const KEPT = stringifyKeptList([note(7)], 'token');
const values: Record<string, Event> = {
  '*': { type: 'screen.wanted' },
  R: { type: 'notes.kept', notes: [note(7)] },
};

interface Case {
  readonly name: string;
  readonly kept?: string;
  readonly events?: string;
  readonly state?: Partial<State>;
  readonly world?: World;
  readonly expected: string;
  readonly changed?: string;
}

cases(
  'a kept list',
  (m, { kept, events = '', state = {}, world = {}, expected, changed = '' }: Case) => {
    const storage = memoryStorage(new Map(kept === undefined ? [] : [['kept_list', kept]]));
    const report = createLog<string>();
    const run = { events, values, state, world: { storage, report: report.add, ...world } };
    m.expect(emittedBy(m, restoreList, run)).toBeObservable(expected, values);
    m.expect(storage.changed$).toBeObservable(changed, { x: 'no kept_list' });
    // The platform's list comes anyway, so a bad kept list is no problem to report.
    m.expect(report.entries$).toBeObservable('');
  },
  [
    { name: '[opening-with-kept-list] is restored at the start', kept: KEPT, expected: 'R' },
    {
      name: 'is restored when the screen of a closed panel is wanted, and not before',
      kept: KEPT,
      state: { isScreenWanted: false },
      events: '  -*',
      expected: '-R',
    },
    { name: 'that does not exist changes nothing', expected: '' },
    {
      name: '[bad-kept-list] of another token is removed',
      kept: KEPT,
      world: { token: () => 'another' },
      expected: '',
      changed: ' x',
    },
    {
      name: 'is removed at once if none is to be kept, also without a screen',
      kept: KEPT,
      state: { isScreenWanted: false },
      world: { keepList: false },
      expected: '',
      changed: ' x',
    },
    {
      name: 'is removed if the panel has no token',
      kept: KEPT,
      world: { token: () => undefined },
      expected: '',
      changed: ' x',
    },
    { name: 'that is malformed is removed', kept: '{', expected: '', changed: ' x' },
    {
      name: 'of another version is removed',
      kept: KEPT.replace('"version":1', '"version":0'),
      expected: '',
      changed: ' x',
    },
    {
      name: 'that is too large is removed',
      kept: KEPT + ' '.repeat(100_000),
      expected: '',
      changed: ' x',
    },
    {
      name: 'is restored without its malformed notes',
      kept: stringifyKeptList([note(8), note(7)], 'token').replace('"id":8', '"no":8'),
      expected: 'R',
    },
    {
      name: '[keep-list-option] is removed if the operator has switched it off',
      kept: KEPT,
      world: { keepList: false },
      expected: '',
      changed: ' x',
    },
  ],
);

test(
  '[opening-with-kept-list] a kept list is read after the first list request has been sent',
  marbles((m) => {
    const order = createLog<string>();
    const held = memoryStorage(new Map([['kept_list', KEPT]]));
    const storage = {
      ...held,
      get: (key: string) => {
        if (key === 'kept_list') order.add('read');
        return held.get(key);
      },
    };
    const platform = fakePlatform((line) => {
      order.add(line);
      return m.cold('-');
    });
    const store = createStore(quietDeps({ storage }, platform), panelBehaviours);
    m.expect(merge(store.run$.pipe(ignoreElements()), order.entries$), '1s !').toBeObservable('(lr)', {
      l: 'GET /notifications/?number=10',
      r: 'read',
    });
  }),
);
