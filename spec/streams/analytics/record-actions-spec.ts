import { cases } from 'rxjs-marbles/jest';
import type { AnalyticsEvent } from '../../../src/client/analytics';
import { recordActions } from '../../../src/streams/analytics/record-actions';
import type { Event } from '../../../src/streams/state/events';
import { emittedBy, createLog } from '../../support/behaviour';
import { approvalLegend, legend } from '../../support/legend';
import { holding, note } from '../../support/notes';
import { response, fakePlatform } from '../../support/platform';
import { table } from '../../support/table';

const values: Record<string, Event> = {
  ...legend,
  ...approvalLegend,
  8: { type: 'note.selected', id: 8 },
  0: { type: 'clock.ticked', now: 7 },
  1: { type: 'site.opened', siteId: 1, href: 'https://secret.test' },
  3: { type: 'reads.due', id: 7 },
  R: { type: 'reply.submitted', id: 7, text: 'Hello' },
  T: { type: 'action.requested', action: 'trash', id: 8 },
};

const held = holding(note(7), note(8, { read: 1, type: 'like' }));
const user = { user_id: 5, user_login: 'joan' };
const me = { ID: 5, username: 'joan', email: 'secret' };
const open = { name: 'notifications_note_open', properties: { note_type: 'comment', ...user } };
const approve = { name: 'notifications_approve', properties: { note_type: 'comment', ...user } };

const rules = table(`
  events   | sent | recorded    | isHeard | status | name
  s        | m    | 5ms s       |         | 200    | [current-user] is recorded with the blogger’s name
  sa 9ms a | m    | 5ms (sa)--a |         | 200    | is recorded in order, and the blogger’s name is requested only once
  0        |      |             |         | 200    | is recorded only if the blogger has done it
  NR-n     | -m   | 6ms r       |         | 200    | is recorded once if it is a reply that waits for the network
  s        |      |             | no      | 200    | [analytics-off] is not recorded, and no name is requested, if nobody listens
  s 9ms s  | m    | 5ms 0 4ms 0 |         | 500    | is recorded without a name if the platform fails
  R1C      | m    | 5ms (r1C)   |         | 200    | is recorded without a text, an address or a name of a note
`);

cases(
  '[analytics-events] an action of the blogger',
  (m, { events, sent, recorded, isHeard, status }) => {
    const platform = fakePlatform(() => m.cold('5ms (a|)', { a: response(me, Number(status)) }));
    const log = createLog<AnalyticsEvent>();
    const analytics = { record: log.add, bump: () => undefined, isHeard: () => isHeard !== 'no' };
    m.expect(
      emittedBy(m, recordActions, { events, values, state: held, platform, world: { analytics } }),
    ).toBeObservable('');
    m.expect(log.entries$).toBeObservable(recorded, {
      s: open,
      a: approve,
      r: { name: 'notifications_reply', properties: { note_type: 'comment', ...user } },
      1: { name: 'notifications_open_site', properties: user },
      C: { name: 'notifications_filter', properties: { filter: 'likes', ...user } },
      0: { name: 'notifications_note_open', properties: { note_type: 'comment' } },
    });
    m.expect(platform.requests$).toBeObservable(sent, { m: 'GET /me' });
  },
  rules,
);

const counts = table(`
  events     | counted | isWide | name
  s          | s       |        | [tracking-image] by its type if it is opened unread
  sds        | s       |        | only once
  8          |         |        | only if it was unread
  As         |         |        | only if it was not marked as read together with all notes
  8T 998ms 3 | 1s s    | yes    | when it is read, if it is opened because another note is trashed
`);

cases(
  'a note is counted',
  (m, { events, counted, isWide }) => {
    const log = createLog<string>();
    const analytics = {
      record: () => undefined,
      bump: (group: string, name: string) => log.add(`${group} ${name}`),
      isHeard: () => false,
    };
    const state = { ...holding(note(7), note(8, { read: 1 })), isWide: isWide === 'yes' };
    m.expect(emittedBy(m, recordActions, { events, values, state, world: { analytics } })).toBeObservable('');
    m.expect(log.entries$).toBeObservable(counted, { s: 'notes-click-type comment' });
  },
  counts,
);
