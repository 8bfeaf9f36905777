import { cases, marbles } from 'rxjs-marbles/jest';
import type { AnalyticsEvent } from '../../../src/client/analytics';
import { recordActions } from '../../../src/streams/analytics/record-actions';
import type { Event } from '../../../src/streams/state/events';
import { emittedBy, createLog } from '../../support/behaviour';
import { approvalLegend, legend } from '../../support/legend';
import { holding, note } from '../../support/notes';
import { response, fakePlatform } from '../../support/platform';

const values: Record<string, Event> = {
  ...legend,
  ...approvalLegend,
  8: { type: 'note.selected', id: 8 },
  0: { type: 'clock.ticked', now: 7 },
  3: { type: 'reads.due', id: 7 },
  R: { type: 'reply.submitted', id: 7, text: 'Hello' },
  T: { type: 'moderation.requested', id: 8, kind: 'trash' },
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
  {
    name: '[current-user] is recorded with the blogger’s name',
    events: '  s',
    sent: '    m',
    recorded: '5ms s',
  },
  {
    name: 'is recorded in order, and the blogger’s name is requested only once',
    events: '  sa    9ms a',
    sent: '    m',
    recorded: '5ms (sa)--a',
  },
  {
    name: 'is recorded only if the blogger has done it',
    events: '  0',
    sent: '',
    recorded: '',
  },
  {
    name: 'is recorded once if it is a reply that waits for the network',
    events: '  NR-n',
    sent: '    -m',
    recorded: '6ms r',
  },
  {
    name: '[analytics-off] is not recorded, and no name is requested, if nobody listens',
    isHeard: false,
    events: '  s',
    sent: '',
    recorded: '',
  },
  {
    name: 'is recorded without a name if the platform fails',
    status: 500,
    events: '  s     9ms s',
    sent: '    m',
    recorded: '5ms 0 4ms 0',
  },
];

cases(
  '[analytics-events] an action of the blogger',
  (m, { events, isHeard = true, status = 200, recorded, sent }: Case) => {
    const platform = fakePlatform(() => m.cold('5ms (a|)', { a: response(me, status) }));
    const log = createLog<AnalyticsEvent>();
    const analytics = { record: log.add, bump: () => undefined, isHeard: () => isHeard };
    m.expect(
      emittedBy(m, recordActions, { events, values, state: held, platform, world: { analytics } }),
    ).toBeObservable('');
    m.expect(log.entries$).toBeObservable(recorded, {
      s: open,
      a: approve,
      r: { name: 'notifications_reply', properties: { note_type: 'comment', ...user } },
      0: { name: 'notifications_note_open', properties: { note_type: 'comment' } },
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
  {
    name: '[tracking-image] by its type if it is opened unread',
    events: ' s',
    counted: 's',
  },
  {
    name: 'only once',
    events: ' sds',
    counted: 's',
  },
  {
    name: 'only if it was unread',
    events: ' 8',
    counted: '',
  },
  {
    name: 'only if it was not marked as read together with all notes',
    events: ' As',
    counted: '',
  },
  {
    name: 'when it is read, if it is opened because another note is trashed',
    isWide: true,
    events: ' 8T 998ms 3',
    counted: '1s s',
  },
];

cases(
  'a note is counted',
  (m, { events, isWide = false, counted }: Count) => {
    const log = createLog<string>();
    const analytics = {
      record: () => undefined,
      bump: (group: string, name: string) => log.add(`${group} ${name}`),
      isHeard: () => false,
    };
    const state = { ...holding(note(7), note(8, { read: 1 })), isWide };
    m.expect(emittedBy(m, recordActions, { events, values, state, world: { analytics } })).toBeObservable('');
    m.expect(log.entries$).toBeObservable(counted, { s: 'notes-click-type comment' });
  },
  counts,
);

test(
  '[analytics-events] no text, address or name of a note is recorded',
  marbles((m) => {
    const log = createLog<AnalyticsEvent>();
    const analytics = { record: log.add, bump: () => undefined, isHeard: () => true };
    const platform = fakePlatform(() => m.cold('(a|)', { a: response({}) }));
    const all: Record<string, Event> = {
      a: { type: 'reply.submitted', id: 7, text: 'secret' },
      1: { type: 'site.opened', siteId: 1, href: 'https://secret.test' },
      C: { type: 'filter.selected', name: 'likes' },
    };
    const world = { analytics };
    m.expect(
      emittedBy(m, recordActions, { events: 'a1C', values: all, state: held, platform, world }),
    ).toBeObservable('');
    m.expect(log.entries$).toBeObservable('a1C', {
      a: { name: 'notifications_reply', properties: { note_type: 'comment' } },
      1: { name: 'notifications_open_site', properties: {} },
      C: { name: 'notifications_filter', properties: { filter: 'likes' } },
    });
  }),
);
