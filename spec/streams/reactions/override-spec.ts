import { cases } from 'rxjs-marbles/jest';
import { override } from '../../../src/streams/reactions/override';
import type { Event } from '../../../src/streams/state/events';
import { emittedBy } from '../../support/behaviour';
import { approvalLegend, legend } from '../../support/legend';
import { holding, note } from '../../support/notes';

const values: Record<string, Event> = {
  ...legend,
  ...approvalLegend,
  t: { type: 'moderation.requested', id: 7, kind: 'trash' },
  y: { type: 'moderation.confirmed', id: 7, kind: 'trash' },
  1: { type: 'like.requested', id: 7, isLiked: true },
  2: { type: 'reply.submitted', id: 7, text: 'Hello' },
  8: { type: 'like.requested', id: 8, isLiked: true },
  E: { type: 'override.ended', id: 8 },
};

interface Case {
  readonly name: string;
  readonly events: string;
  readonly expected: string;
}

const rules: Case[] = [
  {
    name: 'of an approval ends after 10 s',
    events: '  a',
    expected: '10s e',
  },
  {
    name: 'of a like ends after 10 s',
    events: '  1',
    expected: '10s e',
  },
  {
    name: 'of the approval that a reply implies ends after 10 s',
    events: '  2',
    expected: '10s e',
  },
  {
    name: 'starts again with each action on the note',
    events: '  a 9998ms 1',
    expected: '  19999ms e',
  },
  {
    name: 'starts again with an action after its end',
    events: '  a 9999ms -1',
    expected: '10s e 10000ms e',
  },
  {
    name: 'of each note ends on its own',
    events: '  a 999ms 8',
    expected: '     10s e 999ms E',
  },
  {
    name: 'of a trashed note ends 10 s after the confirmation',
    events: '  t 4999ms y',
    expected: '  15s e',
  },
  {
    name: 'is not prolonged when the note is read',
    events: '  a 999ms s',
    expected: '     10s e',
  },
];

cases(
  'the local override',
  (m, { events, expected }: Case) => {
    const emitted$ = emittedBy(m, override, { events, values, state: holding(note(7), note(8)) });
    m.expect(emitted$).toBeObservable(expected, values);
  },
  rules,
);
