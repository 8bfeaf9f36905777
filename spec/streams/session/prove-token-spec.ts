import { cases } from 'rxjs-marbles/jest';
import { proveToken } from '../../../src/streams/session/prove-token';
import { emittedBy, memoryStorage } from '../../support/behaviour';
import { fetched, legend, listed } from '../../support/legend';
import { note } from '../../support/notes';

interface Case {
  readonly name: string;
  readonly isLoading: boolean;
  readonly events: string;
  readonly removed: string;
}

const rules: Case[] = [
  { name: 'when the list has arrived before this code', isLoading: false, events: '', removed: 'p' },
  { name: 'when the list arrives', isLoading: true, events: '--l', removed: '--p' },
  { name: 'when a note arrives', isLoading: true, events: '--i', removed: '--p' },
  { name: 'when a light poll finds no change', isLoading: true, events: '--k', removed: '--p' },
  { name: 'not when the list fails', isLoading: true, events: '--x', removed: '' },
];

cases(
  'a token counts as one that has worked',
  (m, { isLoading, events, removed }: Case) => {
    const storage = memoryStorage(new Map([['auth_new', '1']]));
    const values = { ...legend, l: listed(), i: fetched(0, note(7)) };
    const world = { storage };
    m.expect(emittedBy(m, proveToken, { events, values, state: { isLoading }, world })).toBeObservable('');
    m.expect(storage.changed$).toBeObservable(removed, { p: 'no auth_new' });
  },
  rules,
);
