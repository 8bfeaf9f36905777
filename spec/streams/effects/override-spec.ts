import { cases } from 'rxjs-marbles/jest';
import { override } from '../../../src/streams/effects/override';
import type { Event } from '../../../src/streams/state/events';
import { answersOf } from '../../support/behaviour';
import { holding, note } from '../../support/notes';

const values: Record<string, Event> = {
  a: { type: 'approval.requested', id: 7, isApproved: true },
  l: { type: 'like.requested', id: 7, isLiked: true },
  r: { type: 'reply.submitted', id: 7, text: 'Hello' },
  L: { type: 'like.requested', id: 8, isLiked: true },
  s: { type: 'note.selected', id: 7 },
};

const answers: Record<string, Event> = {
  e: { type: 'override.ended', id: 7 },
  E: { type: 'override.ended', id: 8 },
};

interface Case {
  readonly name: string;
  readonly events: string;
  readonly expected: string;
}

const rules: Case[] = [
  { name: 'an approval', events: 'a', expected: '10s e' },
  { name: 'a like', events: 'l', expected: '10s e' },
  { name: 'the approval that a reply makes', events: 'r', expected: '10s e' },
  { name: 'each further action begins them anew', events: 'a 9998ms l', expected: '19999ms e' },
  { name: 'an action after their end has its own', events: 'a 9999ms - l', expected: '10s e 10000ms e' },
  { name: 'each note has its own', events: 'a 999ms L', expected: '10s e 999ms E' },
  { name: 'reading a note does not prolong them', events: 'a 999ms s', expected: '10s e' },
];

cases(
  'the local state shows for 10 s:',
  (m, { events, expected }: Case) => {
    const answers$ = answersOf(m, override, { events, values, state: holding(note(7), note(8)) });
    m.expect(answers$).toBeObservable(expected, answers);
  },
  rules,
);
