import { NEVER } from 'rxjs';
import { cases, marbles } from 'rxjs-marbles/jest';
import { keepModerations } from '../../../src/streams/moderation/keep-moderations';
import type { Event } from '../../../src/streams/state/events';
import { emittedBy, memoryStorage } from '../../support/behaviour';
import { moderationLegend } from '../../support/legend';
import { holding, note } from '../../support/notes';

const values: Record<string, Event> = {
  ...moderationLegend,
  9: { type: 'moderation.requested', id: 9, kind: 'trash' },
  R: {
    type: 'moderation.restored',
    id: 7,
    kind: 'trash',
    phase: 'pending',
    site: 1,
    comment: 70,
    endsAt: 99,
  },
};

const kept = (phase: string, endsAt: number): string =>
  `note_moderation_7 = {"kind":"trash","phase":"${phase}","site":1,"comment":70,"endsAt":${endsAt}}`;

const stored = {
  t: kept('pending', 4501),
  T: kept('pending', 4513),
  b: kept('running', 4501),
  B: kept('running', 99),
  1: kept('pending', 4501).replace('}', ',"sentAt":5}'),
  2: kept('running', 4501).replace('}', ',"sentAt":5}'),
  3: 'note_moderation_7 = {"sentAt":5}',
  // Removed.
  0: 'no note_moderation_7',
};

const state = holding(note(7), note(9, { meta: null }));

interface Case {
  readonly name: string;
  readonly events: string;
  readonly held?: string;
  /** When this tab acquires the lock. */
  readonly lock?: string;
  readonly changed: string;
}

const rules: Case[] = [
  {
    name: 'is stored with the end of its undo window',
    events: ' -t',
    changed: '-t',
  },
  {
    name: 'is stored as running once its request is sent',
    events: ' -t-b',
    changed: '-t-b',
  },
  {
    name: 'is removed from storage when it is undone',
    events: ' -t-u',
    changed: '-t-0',
  },
  {
    name: 'is removed from storage when the platform has confirmed it',
    events: ' -t-b-y',
    changed: '-t-b-0',
  },
  {
    name: 'is removed from storage when it has failed',
    events: ' -t-b-f',
    changed: '-t-b-0',
  },
  {
    name: 'keeps the end of its window if it was restored',
    held: kept('pending', 99),
    events: ' -Rb',
    changed: '--B',
  },
  {
    name: 'leaves the record of another tab as it is until this tab has the lock',
    held: kept('pending', 99),
    lock: '   ---*',
    events: ' -t',
    changed: '',
  },
  {
    name: 'is stored when this tab gets the lock, if another tab has removed its record',
    lock: '   ---*',
    events: ' -t-u 9ms t',
    changed: '-t-0 9ms T',
  },
  {
    name: 'leaves the time of a request without an answer in storage',
    held: 'note_moderation_7 = {"sentAt":5}',
    events: ' -t-b-f',
    changed: '-1-2-3',
  },
  {
    name: 'is not stored if its note has no comment',
    events: ' -9',
    changed: '',
  },
];

cases(
  'an unfinished moderation',
  (m, { events, held, lock = '*', changed }: Case) => {
    const storage = memoryStorage(
      new Map(held === undefined ? [] : [['note_moderation_7', held.split(' = ')[1] ?? '']]),
    );
    m.expect(
      emittedBy(m, keepModerations, {
        events,
        values,
        state,
        world: { storage, locks: { hold: () => m.cold(lock) } },
      }),
    ).toBeObservable('');
    m.expect(storage.changed$).toBeObservable(changed, stored);
  },
  rules,
);

test(
  'the tab that moderates a note holds its lock for 1 s after the end, until other tabs have seen the end',
  marbles((m) => {
    const lock$ = m.cold('*');
    const world = { locks: { hold: () => lock$ } };
    m.expect(
      emittedBy(m, keepModerations, { events: '-t-t-b-y-t-u', values, state: holding(note(7)), world }),
    ).toBeObservable('');
    m.expect(lock$).toHaveSubscriptions(['-^ 1005ms !']);
  }),
);

test(
  'a tab that moderates several notes holds a lock for each, as long as that note needs it',
  marbles((m) => {
    const [seven, eight] = [m.cold('*'), m.cold('*')];
    const locks = { note_moderation_7: seven, note_moderation_8: eight };
    const hold = (name: string) => Object.entries(locks).find(([each]) => each === name)?.[1] ?? NEVER;
    const emitted$ = emittedBy(m, keepModerations, {
      events: '                             -t-8-u-U  2s t-u',
      values: { ...values, 8: { type: 'moderation.requested', id: 8, kind: 'spam' } },
      state: holding(note(7), note(8)),
      world: { locks: { hold } },
    });
    m.expect(emitted$).toBeObservable('');
    m.expect(seven).toHaveSubscriptions(['-^ 1003ms !', '2008ms ^ 1001ms !']);
    m.expect(eight).toHaveSubscriptions(['---^ 1003ms !']);
  }),
);

interface AgainCase {
  readonly name: string;
  readonly events: string;
  readonly held: string;
}

const again: AgainCase[] = [
  {
    name: 'is released for another tab that moderates the note again before it may have seen the end',
    events: '-t-u  500ms O',
    held: '  -^ 1001ms !',
  },
  {
    name: 'is held on if the note is moderated again before other tabs may have seen the end',
    events: '-t-u  997ms t-u',
    held: '  -^ 2001ms !',
  },
];

cases(
  'a lock',
  (m, { events, held }: AgainCase) => {
    const lock$ = m.cold('*');
    const emitted$ = emittedBy(m, keepModerations, {
      events,
      values: {
        ...values,
        O: { type: 'tabs.received', event: { type: 'moderation.requested', id: 7, kind: 'trash' } },
      },
      state: holding(note(7)),
      world: { locks: { hold: () => lock$ } },
    });
    m.expect(emitted$).toBeObservable('');
    m.expect(lock$).toHaveSubscriptions([held]);
  },
  again,
);
