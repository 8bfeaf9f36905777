import { NEVER, startWith } from 'rxjs';
import { cases, marbles } from 'rxjs-marbles/jest';
import { recovery } from '../../../src/streams/sources/recovery';
import type { Event } from '../../../src/streams/state/events';
import { answersOf, memoryStorage } from '../../support/behaviour';
import { holding, note } from '../../support/notes';

const key = 'note_moderation_7';
const stored = { kind: 'spam', phase: 'pending', site: 1, comment: 70, endsAt: 4500 } as const;
const kept = JSON.stringify(stored);

const values: Record<string, Event> = {
  u: { type: 'moderation.undone', id: 7 },
  c: { type: 'moderation.confirmed', id: 7, kind: 'spam' },
};
const answers: Record<string, Event> = { r: { type: 'moderation.restored', id: 7, ...stored } };

interface Case {
  readonly name: string;
  readonly held?: Readonly<Record<string, string>>;
  /** When the lock is had. */
  readonly lock?: string;
  /** What other tabs keep, or forget (n). */
  readonly changes?: string;
  readonly events?: string;
  readonly expected: string;
}

const rules: Case[] = [
  { name: 'is restored at the start', held: { [key]: kept }, expected: 'r' },
  { name: 'is left to the tab that holds it', held: { [key]: kept }, lock: '-', expected: '' },
  {
    name: 'is restored when the tab that held it has died',
    held: { [key]: kept },
    lock: '9ms l',
    expected: '9ms r',
  },
  { name: 'that another tab begins now is watched, too', changes: '-k', lock: '9ms l', expected: '10ms r' },
  {
    name: 'that the other tab has brought to its end is nothing',
    held: { [key]: kept },
    lock: '9ms l',
    changes: '-n',
    expected: '',
  },
  { name: 'is restored once', held: { [key]: kept }, changes: '-kk', expected: 'r' },
  {
    name: 'that is no such thing is left out',
    held: { [key]: '{"kind":"like"}', note_moderation_x: kept },
    expected: '',
  },
];

cases(
  'spam or trash of a page that died',
  (m, { held = {}, lock = 'l', changes = '', events = '', expected }: Case) => {
    const map = new Map(Object.entries(held));
    const changes$ = m.hot(changes, { k: { key, value: kept }, n: { key, value: undefined } });
    changes$.subscribe(({ value }) => (value === undefined ? map.delete(key) : map.set(key, value)));
    const world = { storage: memoryStorage(map, changes$), locks: { hold: () => m.cold(lock) } };
    m.expect(answersOf(m, recovery, { events, values, world })).toBeObservable(expected, answers);
  },
  rules,
);

test(
  'the tab that restores it holds it until it is over, and other tabs have had the time to hear of it',
  marbles((m) => {
    const lock$ = m.cold('l');
    const storage = memoryStorage(new Map([[key, kept]]));
    const world = { storage, locks: { hold: () => lock$ } };
    const answers$ = answersOf(m, recovery, { events: '--u', values, state: holding(note(7)), world });
    m.expect(answers$).toBeObservable('r', answers);
    m.expect(lock$).toHaveSubscriptions('^ 1001ms !');
  }),
);

test(
  'a platform without locks restores at once',
  marbles((m) => {
    const storage = memoryStorage(new Map([[key, kept]]));
    const locks = { hold: () => NEVER.pipe(startWith(null)) };
    m.expect(answersOf(m, recovery, { world: { storage, locks } })).toBeObservable('r', answers);
  }),
);
