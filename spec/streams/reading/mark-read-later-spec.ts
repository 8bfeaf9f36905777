import { merge } from 'rxjs';
import { cases } from 'rxjs-marbles/jest';
import { undo } from '../../../src/streams/moderation/undo';
import { ofType } from '../../../src/streams/operators/of-type';
import { outboxOf } from '../../../src/streams/outbox/outbox';
import { markReadLater } from '../../../src/streams/reading/mark-read-later';
import type { Behaviour } from '../../../src/streams/state/behaviour';
import type { Event } from '../../../src/streams/state/events';
import { emittedBy } from '../../support/behaviour';
import { approvalLegend, fetched, legend, moderationLegend } from '../../support/legend';
import { holding, note } from '../../support/notes';

/** The outbox hides the trashed note. */
const withUndo: Behaviour = (...streams) => merge(outboxOf([undo])(...streams), markReadLater(...streams));

/** Note 8 is open and trashed (T). Then note 7 opens by itself, and 6 is the one after it. */
const values: Record<string, Event> = {
  ...moderationLegend,
  ...legend,
  a: approvalLegend.a,
  6: { type: 'note.selected', id: 6 },
  7: { type: 'note.selected', id: 7 },
  X: { type: 'moderation.closed', id: 8 },
  u: { type: 'unread.requested', id: 7 },
  0: { type: 'reply.submitted', id: 8, text: 'Of another note' },
  1: { type: 'like.requested', id: 7, isLiked: true },
  2: { type: 'follow.requested', siteId: 1, isFollowing: true },
  3: { type: 'edit.requested', id: 7 },
  4: { type: 'reply.focused', id: 7 },
  5: { type: 'reply.typed', id: 7, text: 'H' },
  9: { type: 'post.opened', siteId: 1, postId: 2, href: '' },
  y: { type: 'reads.due', id: 7 },
  Y: { type: 'reads.due', id: 6 },
};

interface Case {
  readonly name: string;
  readonly events: string;
  readonly isWide?: boolean;
  readonly expected: string;
}

const rules: Case[] = [
  {
    name: '[mark-waits-for-undo] is read when the undo bar ends, if it was open for one second',
    events: '  T',
    expected: '4500ms y',
  },
  {
    name: '[mark-waits-for-undo] is not read if the other note is restored by Undo',
    events: '  T 4498ms U 9s -',
    expected: '',
  },
  {
    name: '[note-that-opens-by-itself] is read after one second if the undo bar is closed before',
    events: '  TX',
    expected: '1s y',
  },
  {
    name: '[mark-waits-for-undo] is read at once if the undo bar is closed later',
    events: '  T 1999ms X',
    expected: '  2s y',
  },
  {
    name: '[mark-waits-for-undo] is read when the blogger leaves it after one second',
    events: '  T 1999ms 6',
    expected: '  2s y',
  },
  {
    name: 'is not read again by the end of the undo bar if the blogger selects it',
    events: '  T 1999ms 7 9s -',
    expected: '',
  },
  {
    name: '[mark-waits-for-undo] stays unread if the blogger marks it as unread',
    events: '  T 1999ms u 9s -',
    expected: '',
  },
  ...['a', '1', '2', '3', '4', '5', '9'].map((letter): Case => ({
    name: `is read at once, and only once, when the blogger acts on it (${letter})`,
    events: `  T 498ms ${letter}`,
    expected: `  499ms y`,
  })),
  {
    name: 'is not read if the other note is restored 1 ms before the second is over',
    events: '  T 998ms U',
    expected: '',
  },
  {
    name: 'is not read if the blogger goes back to the list within the second',
    events: '  T 998ms d',
    expected: '',
  },
  {
    name: 'is not read if the panel closes within the second',
    events: '  T 998ms c',
    expected: '',
  },
  {
    name: 'is not read by an action on another note',
    events: '  T0',
    expected: '4500ms y',
  },
  {
    name: 'is not read later if the blogger opens another note within the second',
    events: '  T 998ms 6',
    expected: '',
  },
  {
    name: 'is followed by the next one, which has a second of its own',
    events: '  T 498ms t',
    expected: '4999ms Y',
  },
  {
    name: 'has a whole second after each time it opens by itself',
    events: '  T 498ms UT',
    expected: '5s y',
  },
  {
    name: 'does not exist in a narrow window',
    isWide: false,
    events: '  T',
    expected: '',
  },
];

cases(
  'a note that opens because the one before it was trashed',
  (m, { events, isWide = true, expected }: Case) => {
    const [newer, older] = ['2026-11-20T13:00:00Z', '2026-11-20T11:00:00Z'];
    const notes = holding(note(6, { timestamp: older }), note(7), note(8, { timestamp: newer }));
    const state = { ...notes, isWide, selectedNoteId: 8 };
    const emitted$ = emittedBy(m, withUndo, { events, values, state }).pipe(ofType('reads.due'));
    // The trash is never answered, and would be asked for again for a day.
    m.expect<Event>(emitted$, '20s !').toBeObservable(expected, values);
  },
  rules,
);

cases(
  'an open note that gets new activity',
  (m, { events, expected }: Case) => {
    const values = {
      ...legend,
      N: fetched(99, note(7, { note_hash: 8, timestamp: '2026-11-20T13:00:00Z' })),
      n: fetched(99, note(7, { note_hash: 8 })),
      R: fetched(99, note(7, { note_hash: 8, timestamp: '2026-11-20T13:00:00Z', read: 1 })),
      a: approvalLegend.a,
      y: { type: 'reads.due', id: 7 } as const,
    };
    const state = { ...holding(note(7, { read: 1 })), selectedNoteId: 7 };
    m.expect(emittedBy(m, markReadLater, { events, values, state })).toBeObservable(expected, values);
  },
  [
    { name: '[note-that-opens-by-itself] is read after one second', events: 'N', expected: '1s y' },
    { name: 'is read at once when the blogger acts on it', events: 'N 498ms a', expected: '499ms y' },
    {
      name: '[note-that-opens-by-itself] is read one second after it is visible',
      events: 'hN 2s v',
      expected: '3002ms y',
    },
    { name: 'is not read if it closes within the second', events: 'N 998ms d', expected: '' },
    { name: 'stays unread if it was only marked so elsewhere', events: 'n', expected: '' },
    { name: 'stays read if the activity was read elsewhere', events: 'R', expected: '' },
  ],
);
