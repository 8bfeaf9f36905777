import { FEATURES } from '../../../src/config/config';
import { cases } from 'rxjs-marbles/jest';
import { actionBehavioursFor } from '../../../src/streams/behaviours/actions';
import { keepList } from '../../../src/streams/list/keep-list';
import { stringifyKeptList } from '../../../src/streams/list/kept-note';
import type { Event } from '../../../src/streams/state/events';
import type { State } from '../../../src/streams/state/state';
import { emittedBy, memoryStorage } from '../../support/behaviour';
import { fetched, legend, listed } from '../../support/legend';
import { holding, note } from '../../support/notes';
import { looked, recordOf } from '../outbox/records';

const values: Record<string, Event> = {
  ...legend,
  t: looked(1000, recordOf('trash')),
  l: listed({ notes: [note(7)] }),
  i: fetched(0, note(8)),
  R: { type: 'notes.kept', notes: [note(7)] },
};
const kept = (...ids: readonly number[]): string =>
  `kept_list = ${stringifyKeptList(
    ids.map((id) => note(id)),
    'token',
  )}`;
/** Storage with note 7, with notes 8 and 7, and with none. */
const stored = { 7: kept(7), 8: kept(8, 7), 0: kept() };

interface Case {
  readonly name: string;
  readonly events: string;
  readonly state?: Partial<State>;
  readonly auth?: string;
  readonly token?: string;
  readonly before?: string;
  readonly changed: string;
}

const held = holding(note(7));

cases(
  'the list',
  (m, { events, state = held, auth = '1000000:token', token = 'token', before, changed }: Case) => {
    const storage = memoryStorage(
      new Map([['auth', auth], ...(before === undefined ? [] : [['kept_list', before] as const])]),
    );
    const world = { storage, token: () => token };
    m.expect(emittedBy(m, keepList, { events, values, state, world })).toBeObservable('');
    m.expect(storage.changed$).toBeObservable(changed, stored);
  },
  [
    { name: 'is kept when it is quiet for a second', events: '', changed: '1s 7' },
    { name: '[kept-list] is kept a second after its last change', events: '500ms i', changed: '1500ms 8' },
    { name: 'is kept again when it changes', events: '2s i', changed: '1s 7 1999ms 8' },
    { name: 'is not kept again by what changes no note', events: '2s r 2s k', changed: '1s 7' },
    {
      name: 'is kept when the platform has answered, and not while only kept notes show',
      state: {},
      events: '- R 5s l',
      changed: '- - 5s 1s 7',
    },
    { name: 'is kept without a note that is being moved to the trash', events: '- t', changed: '- 1s 0' },
    { name: 'is not kept in a hidden tab', events: 'h 3s v', changed: '- 3s 1s 7' },
    {
      name: 'is not kept without a screen',
      state: { ...held, isScreenWanted: false },
      events: '',
      changed: '',
    },
    { name: 'is not kept when the session has ended', events: '- Q', changed: '' },
    {
      name: '[end-of-the-kept-list] is not kept when another tab has signed out',
      auth: 'signed out',
      events: '',
      changed: '',
    },
    { name: 'is not kept when the token is marked as rejected', auth: '0:token', events: '', changed: '' },
    { name: 'is not kept when somebody else has signed in', auth: '1000000:other', events: '', changed: '' },
    {
      name: 'is not written again if it is the stored one',
      before: stored[7].replace('kept_list = ', ''),
      events: '',
      changed: '',
    },
  ],
);

cases(
  '[drawn-before-the-script] the look of the list',
  (m, { filterName, changed }: { name: string; filterName: State['filterName']; changed: string }) => {
    const storage = memoryStorage(
      new Map([
        ['auth', '1000000:token'],
        ['drawn_list', 'old'],
      ]),
    );
    const world = {
      storage,
      token: () => 'token',
      drawList: (token: string, text: string) => `${token} ${text.length}`,
    };
    const state = { ...held, filterName };
    m.expect(emittedBy(m, keepList, { events: '', values, state, world })).toBeObservable('');
    const drawing = `drawn_list = token ${stored[7].length - 'kept_list = '.length}`;
    m.expect(storage.changed$).toBeObservable(changed, { ...stored, d: drawing, x: 'no drawn_list' });
  },
  [
    { name: 'is stored with it', filterName: 'all', changed: '1s (7d)' },
    { name: 'is removed while a filter hides notes', filterName: 'likes', changed: '1s (7x)' },
  ],
);

test('[keep-list-option] the list is not kept if the operator has switched it off', () => {
  expect(actionBehavioursFor({ ...FEATURES, keepList: true })).toHaveProperty('keepList');
  expect(actionBehavioursFor({ ...FEATURES, keepList: false })).not.toHaveProperty('keepList');
});
