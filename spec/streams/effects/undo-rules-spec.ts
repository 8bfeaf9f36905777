import { cases } from 'rxjs-marbles/jest';
import { undo } from '../../../src/streams/effects/undo';
import type { Event } from '../../../src/streams/state/events';
import { answersOf } from '../../support/behaviour';
import { holding, note } from '../../support/notes';
import { answer, fakePlatform } from '../../support/platform';

const values: Record<string, Event> = {
  t: { type: 'moderation.requested', id: 7, kind: 'trash' },
  T: { type: 'moderation.requested', id: 8, kind: 'trash' },
  u: { type: 'moderation.undone', id: 7 },
  c: { type: 'moderation.closed', id: 7 },
};

const answers: Record<string, Event> = {
  r: { type: 'moderation.started', id: 7 },
  x: { type: 'moderation.confirmed', id: 7, kind: 'trash' },
  R: { type: 'moderation.started', id: 8 },
  X: { type: 'moderation.confirmed', id: 8, kind: 'trash' },
};

interface Case {
  readonly name: string;
  readonly events: string;
  readonly expected: string;
}

const rules: Case[] = [
  { name: 'undoing one leaves the others pending', events: '(tT) 995ms u', expected: '4500ms R 4ms X' },
  {
    name: 'closing one bar leaves the others open',
    events: '(tT) 995ms c',
    expected: '999ms r 4ms x 3495ms R 4ms X',
  },
];

cases(
  'each note has its own undo window:',
  (m, { events, expected }: Case) => {
    const platform = fakePlatform(() => m.cold('5ms (a|)', { a: answer({ status: 'trash' }) }));
    const state = holding(note(7), note(8));
    m.expect(answersOf(m, undo, { events, values, platform, state })).toBeObservable(expected, answers);
  },
  rules,
);
