import { cases } from 'rxjs-marbles/jest';
import { linkReply } from '../../../src/streams/reply/link-reply';
import type { Event } from '../../../src/streams/state/events';
import { emittedBy } from '../../support/behaviour';
import { holding, note } from '../../support/notes';
import { fakePlatform, response } from '../../support/platform';

const URL = 'https://blog.example/a-post/comment-page-2/#comment-4';
const REPLIED = { site: 1, post: 2, comment: 3, reply_comment: 4 };

const state = holding(
  note(7, { meta: { ids: REPLIED } }),
  note(8, { meta: { ids: { ...REPLIED, site: 9 } } }),
  note(5, { meta: { ids: { ...REPLIED, reply_comment: undefined } } }),
  note(6, { meta: { ids: REPLIED }, body: [{ text: 'You replied to this comment.' }] }),
);

const opened = (id: number): Event => ({ type: 'note.selected', id });
const values: Record<string, Event> = {
  5: opened(5),
  6: opened(6),
  7: opened(7),
  8: opened(8),
  x: { type: 'note.deselected' },
  n: {
    type: 'notes.fetched',
    notes: [note(7, { meta: { ids: REPLIED }, note_hash: 70 })],
    unreadable: [],
    asked: 9,
  },
  r: {
    type: 'notes.fetched',
    notes: [note(5, { meta: { ids: REPLIED }, note_hash: 50 })],
    unreadable: [],
    asked: 9,
  },
};
const linked = (key: string): Event => ({ type: 'reply.linked', key, url: URL });
const links = { u: linked('1/4'), v: linked('9/4') };
const requests = { u: 'GET /sites/1/comments/4', v: 'GET /sites/9/comments/4' };

interface Case {
  readonly name: string;
  readonly events: string;
  readonly status?: readonly number[];
  readonly body?: unknown;
  readonly sent: string;
  readonly expected: string;
}

const rules: Case[] = [
  {
    name: '[own-reply] is fetched by its id when the note opens',
    events: '  -7',
    sent: '    -u',
    expected: '6ms u',
  },
  {
    name: 'is fetched once, however often the note opens',
    events: '  7 9ms x7x7',
    sent: '    u',
    expected: '5ms u',
  },
  {
    name: 'is fetched once while the open note changes',
    events: '  7-n',
    sent: '    u',
    expected: '5ms u',
  },
  {
    name: 'is fetched for each site, where comments may have the same id',
    events: '  7 9ms 8',
    sent: '    u 9ms v',
    expected: '5ms u 9ms v',
  },
  {
    name: 'is fetched when it appears on the open note',
    events: '  5-r',
    sent: '    --u',
    expected: '7ms u',
  },
  {
    name: 'is not fetched for a note without one, or whose body mentions it',
    events: '  56',
    sent: '',
    expected: '',
  },
  {
    name: 'is fetched again after a failure when the note opens again, and not before',
    status: [404, 200],
    events: '  7 9ms n-x7',
    sent: '    u 12ms u',
    expected: '18ms u',
  },
  {
    name: 'is fetched again when the note opens again if the response has no web address',
    body: { URL: 'javascript:alert(1)' },
    events: '  7 9ms x7',
    sent: '    u 10ms u',
    expected: '16ms u',
  },
  {
    name: 'is not waited for when another note opens',
    events: '  7-5-7',
    sent: '    u---u',
    expected: '9ms u',
  },
];

cases(
  'the address of the blogger’s own reply',
  (m, { events, status = [200], body, sent, expected }: Case) => {
    let count = 0;
    const platform = fakePlatform(() =>
      m.cold('5ms (a|)', {
        a: response(
          body !== undefined && count === 0 ? body : { URL },
          status[Math.min(count++, status.length - 1)],
        ),
      }),
    );
    m.expect(emittedBy(m, linkReply, { events, values, state, platform })).toBeObservable(expected, links);
    m.expect(platform.requests$).toBeObservable(sent, requests);
  },
  rules,
);
