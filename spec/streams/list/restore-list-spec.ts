import { ignoreElements, merge } from 'rxjs';
import { cases, marbles } from 'rxjs-marbles/jest';
import { panelBehaviours } from '../../../src/streams/behaviours/panel';
import { stringifyKeptList } from '../../../src/streams/list/kept-note';
import { restoreList } from '../../../src/streams/list/restore-list';
import type { Event } from '../../../src/streams/state/events';
import { createLog, emittedBy, memoryStorage, quietDeps, type World } from '../../support/behaviour';
import { createStore } from '../../support/create-store';
import { note } from '../../support/notes';
import { fakePlatform } from '../../support/platform';
import { more, named, table } from '../../support/table';

const KEPT = stringifyKeptList([note(7)], 'token');
const values: Record<string, Event> = {
  '*': { type: 'screen.wanted' },
  R: { type: 'notes.kept', notes: [note(7)] },
};

const lists: Record<string, string> = {
  kept: KEPT,
  '{': '{',
  malformed: stringifyKeptList([note(8), note(7)], 'token').replace('"id":8', '"no":8'),
};
const worlds: Record<string, World> = {
  anotherToken: { token: () => 'another' },
  noToken: { token: () => undefined },
  off: { keepList: false },
};

cases(
  'a kept list',
  (m, { events, expected, changed, kept, given }) => {
    const { state, world } = more(given, 'state', 'world');
    const list = named(lists, kept);
    const storage = memoryStorage(new Map(list === undefined ? [] : [['kept_list', list]]));
    const report = createLog<string>();
    const run = {
      events,
      values,
      state: { isScreenWanted: state !== 'noScreen' },
      world: { storage, report: report.add, ...named(worlds, world) },
    };
    m.expect(emittedBy(m, restoreList, run)).toBeObservable(expected, values);
    m.expect(storage.changed$).toBeObservable(changed, { x: 'no kept_list' });
    // The platform's list comes anyway, so a bad kept list is no problem to report.
    m.expect(report.entries$).toBeObservable('');
  },
  table(`
  events | expected | changed | kept      | given                       | name
         | R        |         | kept      |                             | [opening-with-kept-list] is restored at the start
  -*     | -R       |         | kept      | state: noScreen             | is restored when the screen of a closed panel is wanted, and not before
         |          |         |           |                             | that does not exist changes nothing
         |          | x       | kept      | world: anotherToken         | [bad-kept-list] of another token is removed
         |          | x       | kept      | state: noScreen; world: off | is removed at once if none is to be kept, also without a screen
         |          | x       | kept      | world: noToken              | is removed if the panel has no token
         |          | x       | {         |                             | that is malformed is removed
         | R        |         | malformed |                             | is restored without its malformed notes
         |          | x       | kept      | world: off                  | [keep-list-option] is removed if the operator has switched it off
`),
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
