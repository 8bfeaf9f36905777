import { cases } from 'rxjs-marbles/jest';
import { tellHost } from '../../../src/streams/effects/tell-host';
import type { Host } from '../../../src/streams/deps';
import type { Note } from '../../../src/streams/notes/note';
import type { Event } from '../../../src/streams/state/events';
import type { State } from '../../../src/streams/state/state';
import { answersOf, recorder } from '../../support/behaviour';
import { holding, note } from '../../support/notes';

const fetched = (...notes: readonly Note[]): Event => ({
  type: 'notes.fetched',
  notes,
  unreadable: [],
  asked: 9,
});

const values: Record<string, Event> = {
  t: fetched(note(7, { type: 'like', note_hash: 99 })),
  n: fetched(note(6, { timestamp: '2026-11-19T12:00:00+00:00' })),
  o: { type: 'panel.toggled', isOpen: true },
};

const bells = { a: 'all seen', c: 'render 1 comment', l: 'render 1 like', C: 'render 2 comment' };

interface Case {
  readonly name: string;
  readonly event: string;
  readonly state: Partial<State>;
  readonly expected: string;
}

const rules: Case[] = [
  {
    name: 'that the newest one has another type, though none has come',
    event: 't',
    state: holding(note(7)),
    expected: 'c----l',
  },
  {
    name: 'that one more is new, though the newest is the same',
    event: 'n',
    state: holding(note(7)),
    expected: 'c----C',
  },
  {
    name: 'not that all is seen while something is new',
    event: 'o',
    state: holding(note(7)),
    expected: 'c',
  },
  {
    name: 'not that all is seen before it knows of any note',
    event: 'o',
    state: { isLoading: true },
    expected: '',
  },
];

cases(
  'the host is told',
  (m, { event, state, expected }: Case) => {
    const posted = recorder<string>();
    const post: Host['post'] = (message) => {
      if (message.action === 'render')
        posted.tell(`render ${message.num_new} ${String(message.latest_type)}`);
      if (message.action === 'renderAllSeen') posted.tell('all seen');
    };
    const answers$ = answersOf(m, tellHost, {
      events: `-----${event}`,
      values,
      state,
      world: { host: { post } },
    });
    m.expect(answers$).toBeObservable('');
    m.expect(posted.told$).toBeObservable(expected, bells);
  },
  rules,
);
