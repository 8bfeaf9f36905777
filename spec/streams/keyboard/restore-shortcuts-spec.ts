import { cases } from 'rxjs-marbles/jest';
import { restoreShortcuts } from '../../../src/streams/keyboard/restore-shortcuts';
import type { Event } from '../../../src/streams/state/events';
import { emittedBy, memoryStorage } from '../../support/behaviour';
import { table } from '../../support/table';

const KEY = 'notestream_shortcuts';
const values: Readonly<Record<string, Event>> = {
  0: { type: 'shortcuts.switched', isOn: false },
  1: { type: 'shortcuts.switched', isOn: true },
};

cases(
  'single-key shortcuts',
  (m, { value, change, expected }) => {
    const key = change === 'other' ? 'other' : KEY;
    const changed = { key, value: change === 'removed' ? undefined : 'off' };
    const changes$ = m.hot(change === '' ? '' : '-----*', { '*': changed });
    const entries: [string, string][] = value === '' ? [] : [[KEY, value]];
    const emitted$ = emittedBy(m, restoreShortcuts, {
      world: { storage: memoryStorage(new Map(entries), changes$) },
    });
    m.expect(emitted$).toBeObservable(expected, values);
  },
  table(`
  value | change  | expected | name
        |         |          | are on at the first visit
  off   |         | 0        | stay off at the next visit
  0     |         |          | are on if the stored value is malformed
        | off     | -----0   | are switched off when another tab switches them off
  off   | removed | 0----1   | are switched on when another tab switches them on
        | other   |          | are not switched by changes of other keys in storage
`),
);
