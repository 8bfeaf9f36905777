import { cases, marbles } from 'rxjs-marbles/jest';
import { keepModerations } from '../../../src/streams/effects/keep-moderations';
import type { Event } from '../../../src/streams/state/events';
import { answersOf, memoryStorage } from '../../support/behaviour';
import { holding, note } from '../../support/notes';

const values: Record<string, Event> = {
  t: { type: 'moderation.requested', id: 7, kind: 'trash' },
  n: { type: 'moderation.requested', id: 9, kind: 'trash' },
  u: { type: 'moderation.undone', id: 7 },
  r: { type: 'moderation.started', id: 7 },
  c: { type: 'moderation.confirmed', id: 7, kind: 'trash' },
  f: { type: 'moderation.failed', id: 7, kind: 'trash' },
  o: {
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
  p: kept('pending', 4501),
  r: kept('running', 4501),
  o: kept('pending', 99),
  x: 'no note_moderation_7',
};

const state = holding(note(7), note(9, { meta: null }));

interface Case {
  readonly name: string;
  readonly events: string;
  readonly held?: string;
  readonly changed: string;
}

const rules: Case[] = [
  { name: 'is kept with the time of its end', events: '-t', changed: '-p' },
  { name: 'is kept as running once the platform is being told', events: '-t-r', changed: '-p-r' },
  { name: 'is kept no longer when it is undone', events: '-t-u', changed: '-p-x' },
  { name: 'is kept no longer when it is done', events: '-t-r-c', changed: '-p-r-x' },
  { name: 'is kept no longer when it has failed', events: '-t-r-f', changed: '-p-r-x' },
  {
    name: 'that was restored keeps the time of its end',
    events: '-o',
    held: kept('pending', 99),
    changed: '-o',
  },
  { name: 'of a note without a comment is not kept', events: '-n', changed: '' },
];

cases(
  'spam or trash that is not over',
  (m, { events, held, changed }: Case) => {
    const storage = memoryStorage(
      new Map(held === undefined ? [] : [['note_moderation_7', held.split(' = ')[1] ?? '']]),
    );
    m.expect(answersOf(m, keepModerations, { events, values, state, world: { storage } })).toBeObservable('');
    m.expect(storage.changed$).toBeObservable(changed, stored);
  },
  rules,
);

test(
  'this tab holds it until it is over, and other tabs have had the time to hear of it',
  marbles((m) => {
    const lock$ = m.cold('l');
    const world = { locks: { hold: () => lock$ } };
    m.expect(
      answersOf(m, keepModerations, { events: '-t-t-r-c-t-u', values, state: holding(note(7)), world }),
    ).toBeObservable('');
    m.expect(lock$).toHaveSubscriptions(['-^ 1005ms !']);
  }),
);
