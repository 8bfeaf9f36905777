import { cases } from 'rxjs-marbles/jest';
import { sendWaiting } from '../../../src/streams/reply/send-waiting';
import type { Event } from '../../../src/streams/state/events';
import { emittedBy } from '../../support/behaviour';
import { legend, moderationLegend, replyLegend } from '../../support/legend';
import { holding, note } from '../../support/notes';

const values: Record<string, Event> = {
  ...legend,
  ...moderationLegend,
  ...replyLegend,
  8: { type: 'reply.submitted', id: 8, text: 'Hello' },
  0: { type: 'reply.typed', id: 7, text: 'Hello?' },
};

interface Case {
  readonly name: string;
  readonly events: string;
  readonly expected: string;
}

const rules: Case[] = [
  {
    name: 'is submitted again when the network is back, like all others',
    events: '  Na8 999ms n',
    expected: '--- 999ms (a8)',
  },
  {
    name: 'is submitted again only once',
    events: '  Na-n-Nn',
    expected: '---a',
  },
  {
    name: 'is not submitted again if its text was changed',
    events: '  Na0-n',
    expected: '',
  },
  {
    name: 'is not submitted again if its note was trashed',
    events: '  Nat-n',
    expected: '',
  },
  {
    name: 'is not submitted again without a session',
    events: '  NaQ-n',
    expected: '',
  },
  {
    name: 'is not submitted again if it was sent at once',
    events: '  ayN-n',
    expected: '',
  },
];

cases(
  'a reply that was submitted offline',
  (m, { events, expected }: Case) => {
    const state = holding(note(7), note(8));
    m.expect(emittedBy(m, sendWaiting, { events, values, state })).toBeObservable(expected, values);
  },
  rules,
);
