import { distinctUntilChanged } from 'rxjs';
import { cases } from 'rxjs-marbles/jest';
import { approve } from '../../../src/streams/reactions/approve';
import type { Event } from '../../../src/streams/state/events';
import { isApproved } from '../../../src/streams/reactions/selectors';
import { emittedBy, createLog } from '../../support/behaviour';
import { approvalLegend, fetched, legend } from '../../support/legend';
import { holding, note } from '../../support/notes';
import { response, fakePlatform } from '../../support/platform';

const values: Record<string, Event> = {
  ...legend,
  ...approvalLegend,
  Y: { type: 'approval.confirmed', id: 8, isApproved: true },
  8: { type: 'approval.requested', id: 8, isApproved: true },
  9: { type: 'approval.requested', id: 9, isApproved: true },
  E: { type: 'approval.failed', id: 9, isApproved: true },
  // Note 7 as it was before the approval, requested before it and while it was sent.
  i: fetched(0, note(7, { note_hash: 99 })),
  G: fetched(1, note(7, { note_hash: 99 })),
};

const requests = {
  a: 'PUT /sites/1/comments/70 {"status":"approved"} keepalive',
  u: 'PUT /sites/1/comments/70 {"status":"unapproved"} keepalive',
  8: 'PUT /sites/1/comments/80 {"status":"approved"} keepalive',
};

interface Case {
  readonly name: string;
  readonly events: string;
  readonly status?: readonly number[];
  /** The body of the platform's responses. */
  readonly body?: unknown;
  readonly expected: string;
  readonly sent: string;
  /** Whether note 7 shows as approved: 1 or 0. */
  readonly shows: string;
}

const rules: Case[] = [
  {
    name: 'shows at once, and is sent',
    events: '  -a',
    sent: '    -a',
    expected: '6ms y',
    shows: '   01',
  },
  {
    name: 'can be taken back later',
    events: '  -a 9ms u',
    sent: '    -a 9ms u',
    expected: '6ms y 9ms z',
    shows: '   01 9ms 0',
  },
  {
    name: 'is sent in order when it is toggled quickly',
    events: '  -au',
    sent: '    -a 4ms u',
    expected: '   6ms y 4ms z',
    shows: '   010',
  },
  {
    name: 'does not wait for the approval of another note',
    events: '  -a8',
    sent: '    -a8',
    expected: '6ms yY',
    shows: '   01',
  },
  {
    name: 'is taken back if it fails',
    status: [500],
    events: '  -a',
    sent: '    -a',
    expected: '   6ms f',
    shows: '   01 4ms 0',
  },
  {
    name: 'does not report a failure if a later toggle has replaced it',
    status: [500, 200],
    events: '  -au',
    sent: '    -a 4ms u',
    expected: '   11ms z',
    shows: '   010',
  },
  {
    name: 'takes only the last of three quick toggles into account',
    status: [500, 200],
    events: '  -aua',
    sent: '    -a 4ms a',
    expected: '   11ms y',
    shows: '   0101',
  },
  {
    name: 'falls back to the last value that the platform confirmed',
    status: [200, 500],
    events: '  -au',
    sent: '    -a 4ms u',
    expected: '   6ms y 4ms D',
    shows: '   010      8ms 1',
  },
  {
    name: 'is not hidden by a response to an earlier request',
    events: '  -aie',
    sent: '    -a',
    expected: '  6ms y',
    shows: '   01-0--1',
  },
  {
    name: 'is not hidden by a response that was requested while it was sent',
    events: '  -a 9ms Ge',
    sent: '    -a',
    expected: '6ms y',
    shows: '   01',
  },
  {
    name: 'fails if the response does not state the result',
    body: { notes: 7 },
    events: '  -a',
    sent: '    -a',
    expected: '   6ms f',
    shows: '   01 4ms 0',
  },
  {
    name: 'fails without a request if the note has no comment',
    events: '  -9',
    sent: '',
    expected: '-E',
    shows: '   0',
  },
];

cases(
  'an approval',
  (m, { events, status = [200], body = { status: 'approved' }, expected, sent, shows }: Case) => {
    let count = 0;
    const platform = fakePlatform(() =>
      m.cold('5ms (a|)', { a: response(body, status[Math.min(count++, status.length - 1)]) }),
    );
    const shown = createLog<boolean>();
    const emitted$ = emittedBy(m, approve, {
      events,
      values,
      platform,
      state: holding(note(7), note(8), note(9, { meta: null })),
      watch: (state) => {
        const seven = state.allNotes[7];
        if (seven) shown.add(isApproved(state, seven));
      },
    });
    m.expect(emitted$).toBeObservable(expected, values);
    m.expect(platform.requests$).toBeObservable(sent, requests);
    m.expect(shown.entries$.pipe(distinctUntilChanged())).toBeObservable(shows, { 1: true, 0: false });
  },
  rules,
);

interface MissingTarget {
  readonly name: string;
  /** The ids of note 7; without them the note is missing. */
  readonly ids?: Readonly<Record<string, number>>;
}

const missingTargets: MissingTarget[] = [
  { name: 'if the note is missing' },
  { name: 'if the note names a comment but no site', ids: { comment: 70 } },
  { name: 'if the note names a site but no comment or post', ids: { site: 1 } },
];

cases(
  'an approval fails without a request',
  (m, { ids }: MissingTarget) => {
    const platform = fakePlatform(() => m.cold('5ms (a|)', { a: response({}) }));
    const state = ids ? holding(note(7, { meta: { ids } })) : {};
    const emitted$ = emittedBy(m, approve, { events: 'a', values: approvalLegend, platform, state });
    m.expect(emitted$).toBeObservable('f', approvalLegend);
    m.expect(platform.requests$).toBeObservable('');
  },
  missingTargets,
);
