import { cases } from 'rxjs-marbles/jest';
import { restoreShortcuts } from '../../../src/streams/keyboard/restore-shortcuts';
import type { Event } from '../../../src/streams/state/events';
import { emittedBy, memoryStorage } from '../../support/behaviour';

const KEY = 'notestream_shortcuts';
const values: Readonly<Record<string, Event>> = {
  0: { type: 'shortcuts.switched', isOn: false },
  1: { type: 'shortcuts.switched', isOn: true },
};

interface Case {
  readonly name: string;
  readonly value?: string;
  /** The other tab's change at frame 5. */
  readonly change?: { readonly key: string; readonly value: string | undefined };
  readonly expected: string;
}

cases(
  'single-key shortcuts',
  (m, { value, change, expected }: Case) => {
    const changes$ = change ? m.hot('-----*', { '*': change }) : m.cold<never>('');
    const entries: [string, string][] = value === undefined ? [] : [[KEY, value]];
    const emitted$ = emittedBy(m, restoreShortcuts, {
      world: { storage: memoryStorage(new Map(entries), changes$) },
    });
    m.expect(emitted$).toBeObservable(expected, values);
  },
  [
    {
      name: 'are on at the first visit',
      expected: '',
    },
    {
      name: 'stay off at the next visit',
      value: 'off',
      expected: '0',
    },
    {
      name: 'are on if the stored value is malformed',
      value: '0',
      expected: '',
    },
    {
      name: 'are switched off when another tab switches them off',
      change: { key: KEY, value: 'off' },
      expected: '-----0',
    },
    {
      name: 'are switched on when another tab switches them on',
      change: { key: KEY, value: undefined },
      value: 'off',
      expected: '0----1',
    },
    {
      name: 'are not switched by changes of other keys in storage',
      change: { key: 'other', value: 'off' },
      expected: '',
    },
  ],
);
