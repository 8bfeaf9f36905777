import { NEVER, of, startWith } from 'rxjs';
import { cases, marbles } from 'rxjs-marbles/jest';
import { restoreModerations } from '../../../src/streams/moderation/restore-moderations';
import type { Event } from '../../../src/streams/state/events';
import { emittedBy, memoryStorage } from '../../support/behaviour';
import { moderationLegend } from '../../support/legend';
import { holding, note } from '../../support/notes';

const key = 'note_moderation_7';
const stored = { kind: 'spam', phase: 'pending', site: 1, comment: 70, endsAt: 4500 } as const;
const kept = JSON.stringify(stored);

const restored: Record<string, Event> = {
  R: { type: 'moderation.restored', id: 7, ...stored },
  S: { type: 'tabs.received', event: { type: 'moderation.restored', id: 7, ...stored } },
  8: { type: 'moderation.restored', id: 8, ...stored, comment: 80 },
};

interface Case {
  readonly name: string;
  readonly held?: Readonly<Record<string, string>>;
  /** When this tab acquires the lock. */
  readonly lock?: string;
  /** Whether this tab has a channel to others. */
  readonly hasChannel?: boolean;
  /** Changes by other tabs: stored (1) or removed (0). */
  readonly changes?: string;
  readonly expected: string;
}

const rules: Case[] = [
  {
    name: 'is restored at the start',
    held: { [key]: kept },
    expected: 'R',
  },
  {
    name: 'is left to the tab that holds its lock, and shows 100 ms later if this tab has not heard of it',
    held: { [key]: kept },
    lock: '    -',
    hasChannel: true,
    expected: '100ms S',
  },
  {
    name: 'does not show without a channel to the tab that holds its lock, because Undo would not reach it',
    held: { [key]: kept },
    lock: '    -',
    expected: '',
  },
  {
    name: 'shows no more if the tab that moderated has ended it meanwhile',
    held: { [key]: kept },
    lock: '    -',
    hasChannel: true,
    changes: ' 99ms 0',
    expected: '',
  },
  {
    name: 'is restored when the tab that held its lock has died',
    held: { [key]: kept },
    lock: '    9ms *',
    expected: '9ms R',
  },
  {
    name: 'is restored if a tab that has just begun it dies',
    lock: '    9ms *',
    changes: ' -1',
    expected: '10ms R',
  },
  {
    name: 'is not restored if another tab has finished it',
    held: { [key]: kept },
    lock: '    9ms *',
    changes: ' -0',
    expected: '',
  },
  {
    name: 'is restored only once',
    held: { [key]: kept },
    changes: ' -11',
    expected: 'R',
  },
  {
    name: 'is ignored if it is malformed',
    held: { [key]: '{"kind":"like"}', note_moderation_x: kept },
    expected: '',
  },
];

cases(
  'a moderation that a dead page has left',
  (m, { held = {}, lock = '*', hasChannel = false, changes = '', expected }: Case) => {
    const map = new Map(Object.entries(held));
    const changes$ = m.hot(changes, { 1: { key, value: kept }, 0: { key, value: undefined } });
    changes$.subscribe(({ value }) => (value === undefined ? map.delete(key) : map.set(key, value)));
    const channel = { post: () => undefined, messages$: NEVER, isFrozen$: NEVER };
    const world = {
      storage: memoryStorage(map, changes$),
      locks: { hold: () => m.cold(lock) },
      tabs$: of(hasChannel ? channel : undefined),
    };
    m.expect(emittedBy(m, restoreModerations, { world })).toBeObservable(expected, restored);
  },
  rules,
);

test(
  'the tab that restores a moderation holds its lock for 1 s after the end, until other tabs have seen the end',
  marbles((m) => {
    const lock$ = m.cold('*');
    const storage = memoryStorage(new Map([[key, kept]]));
    const world = { storage, locks: { hold: () => lock$ } };
    const emitted$ = emittedBy(m, restoreModerations, {
      events: '                              --u',
      values: moderationLegend,
      state: holding(note(7)),
      world,
    });
    m.expect(emitted$).toBeObservable('          R', restored);
    m.expect(lock$).toHaveSubscriptions('^ 1001ms !');
  }),
);

test(
  'the tab that restored a moderation releases its lock although another tab moderates the note again',
  marbles((m) => {
    const lock$ = m.cold('*');
    const storage = memoryStorage(new Map([[key, kept]]));
    const emitted$ = emittedBy(m, restoreModerations, {
      events: '                              --u 500ms O',
      values: { ...moderationLegend, O: { type: 'tabs.received', event: moderationLegend.t } },
      state: holding(note(7)),
      world: { storage, locks: { hold: () => lock$ } },
    });
    m.expect(emitted$).toBeObservable('          R', restored);
    m.expect(lock$).toHaveSubscriptions('^ 1001ms !');
  }),
);

test(
  'a browser without locks restores moderations at once',
  marbles((m) => {
    const storage = memoryStorage(new Map([[key, kept]]));
    const locks = { hold: () => NEVER.pipe(startWith(null)) };
    m.expect(emittedBy(m, restoreModerations, { world: { storage, locks } })).toBeObservable('R', restored);
  }),
);

test(
  'all moderations that a dead page has left are restored, and each lock is held until its note is done',
  marbles((m) => {
    const [seven, eight] = [m.cold('-*'), m.cold('---*')];
    const entries = new Map([
      ['note_moderation_7', kept],
      ['note_moderation_8', JSON.stringify({ ...stored, comment: 80 })],
    ]);
    const hold = (name: string) => (name === 'note_moderation_7' ? seven : eight);
    const emitted$ = emittedBy(m, restoreModerations, {
      events: '                                       -----u',
      values: moderationLegend,
      state: holding(note(7), note(8)),
      world: { storage: memoryStorage(entries), locks: { hold } },
    });
    m.expect(emitted$, '1500ms !').toBeObservable('-R-8', restored);
    m.expect(seven).toHaveSubscriptions(['         ^ 1004ms !']);
    m.expect(eight).toHaveSubscriptions(['         ^ 1499ms !']);
  }),
);

test(
  'a moderation is not restored again by changes that arrive while this tab holds its lock',
  marbles((m) => {
    const lock$ = m.cold('*');
    const changes$ = m.hot('                 -1-1', { 1: { key, value: kept } });
    const emitted$ = emittedBy(m, restoreModerations, {
      events: '                              -----u',
      values: moderationLegend,
      state: holding(note(7)),
      world: { storage: memoryStorage(new Map([[key, kept]]), changes$), locks: { hold: () => lock$ } },
    });
    m.expect(emitted$).toBeObservable('      R', restored);
    m.expect(lock$).toHaveSubscriptions(['^   1004ms !']);
  }),
);
