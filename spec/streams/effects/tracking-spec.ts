import { cases, marbles } from 'rxjs-marbles/jest';
import type { AnalyticsEvent } from '../../../src/client/analytics';
import { tracking } from '../../../src/streams/effects/tracking';
import type { Event } from '../../../src/streams/state/events';
import { answersOf, recorder } from '../../support/behaviour';
import { holding, note } from '../../support/notes';
import { answer, fakePlatform } from '../../support/platform';

const values: Record<string, Event> = {
  7: { type: 'note.selected', id: 7 },
  8: { type: 'note.selected', id: 8 },
  d: { type: 'note.deselected' },
  a: { type: 'approval.requested', id: 7, isApproved: true },
  c: { type: 'clock.ticked', now: 7 },
  A: { type: 'reads.allRequested' },
  t: { type: 'moderation.requested', id: 8, kind: 'trash' },
};

const held = holding(note(7), note(8, { read: 1, type: 'like' }));
const user = { user_id: 5, user_login: 'joan' };
const me = { ID: 5, username: 'joan', email: 'secret' };
const open = { name: 'notifications_note_open', properties: { note_type: 'comment', ...user } };
const approve = { name: 'notifications_approve', properties: { note_type: 'comment', ...user } };

interface Case {
  readonly name: string;
  readonly events: string;
  readonly isHeard?: boolean;
  readonly status?: number;
  readonly recorded: string;
  readonly sent: string;
}

const rules: Case[] = [
  { name: 'is recorded with who it was', events: '7', recorded: '5ms o', sent: 'm' },
  { name: 'in order, the blogger asked for once', events: '7a 9ms a', recorded: '5ms (op)--p', sent: 'm' },
  { name: 'and only what was done', events: 'c', recorded: '', sent: '' },
  {
    name: 'where nobody wants to know, nobody is asked',
    events: '7',
    isHeard: false,
    recorded: '',
    sent: '',
  },
  {
    name: 'without a name where the platform fails',
    events: '7 9ms 7',
    status: 500,
    recorded: '5ms n 4ms n',
    sent: 'm',
  },
];

cases(
  'what the blogger does',
  (m, { events, isHeard = true, status = 200, recorded, sent }: Case) => {
    const platform = fakePlatform(() => m.cold('5ms (a|)', { a: answer(me, status) }));
    const { tell, told$ } = recorder<AnalyticsEvent>();
    const analytics = { record: tell, bump: () => undefined, isHeard: () => isHeard };
    m.expect(
      answersOf(m, tracking, { events, values, state: held, platform, world: { analytics } }),
    ).toBeObservable('');
    m.expect(told$).toBeObservable(recorded, {
      o: open,
      p: approve,
      n: { name: 'notifications_note_open', properties: { note_type: 'comment' } },
    });
    m.expect(platform.requests$).toBeObservable(sent, { m: 'GET /me' });
  },
  rules,
);

interface Count {
  readonly name: string;
  readonly events: string;
  readonly isWide?: boolean;
  readonly counted: string;
}

const counts: Count[] = [
  { name: 'that is opened unread, by its type', events: '7', counted: 'c' },
  { name: 'once', events: '7d7', counted: 'c' },
  { name: 'not when it was read before', events: '8', counted: '' },
  { name: 'not when all are marked as read', events: 'A7', counted: '' },
  { name: 'also where trashing another one opens it', events: '8t', isWide: true, counted: '-c' },
];

cases(
  'a note is counted',
  (m, { events, isWide = false, counted }: Count) => {
    const { tell, told$ } = recorder<string>();
    const analytics = {
      record: () => undefined,
      bump: (group: string, name: string) => tell(`${group} ${name}`),
      isHeard: () => false,
    };
    const state = { ...holding(note(7), note(8, { read: 1 })), isWide };
    m.expect(answersOf(m, tracking, { events, values, state, world: { analytics } })).toBeObservable('');
    m.expect(told$).toBeObservable(counted, { c: 'notes-click-type comment' });
  },
  counts,
);

test(
  'no text, address or name of a note is recorded',
  marbles((m) => {
    const { tell, told$ } = recorder<AnalyticsEvent>();
    const analytics = { record: tell, bump: () => undefined, isHeard: () => true };
    const platform = fakePlatform(() => m.cold('(a|)', { a: answer({}) }));
    const all: Record<string, Event> = {
      r: { type: 'reply.submitted', id: 7, text: 'secret' },
      s: { type: 'site.opened', siteId: 1, href: 'https://secret.test' },
      f: { type: 'filter.selected', name: 'likes' },
    };
    const world = { analytics };
    m.expect(
      answersOf(m, tracking, { events: 'rsf', values: all, state: held, platform, world }),
    ).toBeObservable('');
    m.expect(told$).toBeObservable('rsf', {
      r: { name: 'notifications_reply', properties: { note_type: 'comment' } },
      s: { name: 'notifications_open_site', properties: {} },
      f: { name: 'notifications_filter', properties: { filter: 'likes' } },
    });
  }),
);
