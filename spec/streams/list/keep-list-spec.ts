import { ignoreElements, merge } from 'rxjs';
import { FEATURES } from '../../../src/config/config';
import { cases, marbles } from 'rxjs-marbles/jest';
import { actionBehavioursFor } from '../../../src/streams/behaviours/actions';
import { keepList } from '../../../src/streams/list/keep-list';
import { stringifyKeptList } from '../../../src/streams/list/kept-note';
import type { Event } from '../../../src/streams/state/events';
import type { State } from '../../../src/streams/state/state';
import { panelBehaviours } from '../../../src/streams/behaviours/panel';
import { restoreList } from '../../../src/streams/list/restore-list';
import {
  createLog,
  emittedBy,
  entriesOf,
  memoryStorage,
  quietDeps,
  type World,
} from '../../support/behaviour';
import { createStore } from '../../support/create-store';
import { fakePlatform } from '../../support/platform';
import { fetched, legend, listed } from '../../support/legend';
import { holding, note } from '../../support/notes';
import { looked, recordOf } from '../outbox/records';
import { more, named, table } from '../../support/table';

const values: Record<string, Event> = {
  ...legend,
  t: looked(1000, recordOf('trash')),
  l: listed({ notes: [note(7)] }),
  i: fetched(0, note(8)),
  R: { type: 'notes.kept', notes: [note(7)] },
  '*': { type: 'screen.wanted' },
};
const kept = (...ids: readonly number[]): string =>
  `kept_list = ${stringifyKeptList(
    ids.map((id) => note(id)),
    'token',
  )}`;
/** Storage with note 7, with notes 8 and 7, with none, and with the look of note 7 or of no list. */
const stored = {
  7: kept(7),
  8: kept(8, 7),
  0: kept(),
  d: `drawn_list = token ${kept(7).length - 'kept_list = '.length}`,
  x: 'no drawn_list',
};

const held = holding(note(7));
const states: Record<string, Partial<State>> = {
  empty: {},
  noScreen: { ...held, isScreenWanted: false },
  likes: { ...held, filterName: 'likes' },
};

cases(
  'the list',
  (m, { events, changed, given }) => {
    const { state, auth, before, isDrawn } = more(given, 'state', 'auth', 'before', 'isDrawn');
    const entries = [
      `auth = ${auth === '' ? '1000000:token' : auth}`,
      ...(before === 'same' ? [stored[7]] : []),
      ...(isDrawn === 'yes' ? ['drawn_list = old'] : []),
    ];
    const storage = memoryStorage(entriesOf(...entries));
    const draw = (token: string, text: string) => `${token} ${text.length}`;
    const world = { storage, token: () => 'token', ...(isDrawn === 'yes' && { drawList: draw }) };
    const run = { events, values, state: named(states, state) ?? held, world };
    m.expect(emittedBy(m, keepList, run)).toBeObservable('');
    m.expect(storage.changed$).toBeObservable(changed, stored);
  },
  table(`
  events    | changed       | given                      | name
            | 1s 7          |                            | is kept when it is quiet for a second
  500ms i   | 1500ms 8      |                            | [kept-list] is kept a second after its last change
  2s i      | 1s 7 1999ms 8 |                            | is kept again when it changes
  2s r 2s k | 1s 7          |                            | is not kept again by what changes no note
  - R 5s l  | - - 5s 1s 7   | state: empty               | is kept when the platform has answered, and not while only kept notes show
  - t       | - 1s 0        |                            | is kept without a note that is being moved to the trash
  h 3s v    | - 3s 1s 7     |                            | is not kept in a hidden tab
            |               | state: noScreen            | is not kept without a screen
  - Q       |               |                            | is not kept when the session has ended
            |               | auth: signed out           | [end-of-the-kept-list] is not kept when another tab has signed out
            |               | auth: 0:token              | is not kept when the token is marked as rejected
            |               | auth: 1000000:other        | is not kept when somebody else has signed in
            |               | before: same               | is not written again if it is the stored one
            | 1s (7d)       | isDrawn: yes               | [drawn-before-the-script] is stored with its look
            | 1s (7x)       | isDrawn: yes; state: likes | [drawn-before-the-script] loses its look while a filter hides notes
`),
);

test('[keep-list-option] the list is not kept if the operator has switched it off', () => {
  expect(actionBehavioursFor({ ...FEATURES, keepList: true })).toHaveProperty('keepList');
  expect(actionBehavioursFor({ ...FEATURES, keepList: false })).not.toHaveProperty('keepList');
});

const KEPT = stringifyKeptList([note(7)], 'token');
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
