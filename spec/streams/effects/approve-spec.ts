import { distinctUntilChanged } from 'rxjs';
import { cases } from 'rxjs-marbles/jest';
import { approve } from '../../../src/streams/effects/approve';
import type { Event } from '../../../src/streams/state/events';
import { isApproved } from '../../../src/streams/state/selectors';
import { answersOf, recorder } from '../../support/behaviour';
import { holding, note } from '../../support/notes';
import { answer, fakePlatform } from '../../support/platform';

const asked = (isApproved: boolean, id = 7): Event => ({ type: 'approval.requested', id, isApproved });
/** The platform's note as it was before anything was done here. */
const older = (tick: number): Event => ({
  type: 'notes.fetched',
  notes: [note(7, { note_hash: 99 })],
  unreadable: [],
  asked: tick,
});

const values: Record<string, Event> = {
  y: asked(true),
  n: asked(false),
  Y: asked(true, 8),
  z: asked(true, 9),
  o: older(0),
  p: older(1),
  e: { type: 'override.ended', id: 7 },
};

const answers: Record<string, Event> = {
  a: { type: 'approval.confirmed', id: 7, isApproved: true },
  u: { type: 'approval.confirmed', id: 7, isApproved: false },
  A: { type: 'approval.confirmed', id: 8, isApproved: true },
  f: { type: 'approval.failed', id: 7, isApproved: true },
  F: { type: 'approval.failed', id: 7, isApproved: false },
  x: { type: 'approval.failed', id: 9, isApproved: true },
};

const requests = {
  a: 'PUT /sites/1/comments/70 {"status":"approved"} keepalive',
  u: 'PUT /sites/1/comments/70 {"status":"unapproved"} keepalive',
  A: 'PUT /sites/1/comments/80 {"status":"approved"} keepalive',
};

interface Case {
  readonly name: string;
  readonly events: string;
  readonly status?: readonly number[];
  /** What the platform says instead of what was done. */
  readonly says?: unknown;
  readonly expected: string;
  readonly sent: string;
  /** What note 7 shows: approved or not. */
  readonly shows: string;
}

const rules: Case[] = [
  { name: 'shows at once', events: '-y', expected: '6ms a', sent: '-a', shows: 'ny' },
  {
    name: 'back to unapproved, too',
    events: '-y 9ms n',
    expected: '6ms a 9ms u',
    sent: '-a 9ms u',
    shows: 'ny 9ms n',
  },
  {
    name: 'quick toggles are sent in order',
    events: '-yn',
    expected: '6ms a 4ms u',
    sent: '-a 4ms u',
    shows: 'nyn',
  },
  { name: 'notes do not wait for each other', events: '-yY', expected: '6ms aA', sent: '-aA', shows: 'ny' },
  {
    name: 'a failure is taken back',
    events: '-y',
    status: [500],
    expected: '6ms f',
    sent: '-a',
    shows: 'ny 4ms n',
  },
  {
    name: 'a failure that a later action has overtaken is none',
    events: '-yn',
    status: [500, 200],
    expected: '11ms u',
    sent: '-a 4ms u',
    shows: 'nyn',
  },
  {
    name: 'of three quick toggles only the last one counts',
    events: '-yny',
    status: [500, 200, 200],
    expected: '11ms u 4ms a',
    sent: '-a 4ms u 4ms a',
    shows: 'nyny',
  },
  {
    name: 'a later failure falls back to what the platform took',
    events: '-yn',
    status: [200, 500],
    expected: '6ms a 4ms F',
    sent: '-a 4ms u',
    shows: 'nyn 8ms y',
  },
  {
    name: 'an answer older than the action never shows',
    events: '-yoe',
    expected: '6ms a',
    sent: '-a',
    shows: 'ny-n--y',
  },
  {
    name: 'nor, after it has succeeded, one asked for while it was sent',
    events: '-y 9ms pe',
    expected: '6ms a',
    sent: '-a',
    shows: 'ny',
  },
  {
    name: 'an answer that does not say what was done is a failure',
    events: '-y',
    says: { notes: 7 },
    expected: '6ms f',
    sent: '-a',
    shows: 'ny 4ms n',
  },
  { name: 'a note without a comment fails', events: '-z', expected: '-x', sent: '', shows: 'n' },
];

cases(
  'approving',
  (m, { events, status = [200], says = { status: 'approved' }, expected, sent, shows }: Case) => {
    let count = 0;
    const platform = fakePlatform(() =>
      m.cold('5ms (a|)', { a: answer(says, status[Math.min(count++, status.length - 1)]) }),
    );
    const shown = recorder<boolean>();
    const answers$ = answersOf(m, approve, {
      events,
      values,
      platform,
      state: holding(note(7), note(8), note(9, { meta: null })),
      watch: (state) => {
        const seven = state.allNotes[7];
        if (seven) shown.tell(isApproved(state, seven));
      },
    });
    m.expect(answers$).toBeObservable(expected, answers);
    m.expect(platform.requests$).toBeObservable(sent, requests);
    m.expect(shown.told$.pipe(distinctUntilChanged())).toBeObservable(shows, { y: true, n: false });
  },
  rules,
);
