import { cases } from 'rxjs-marbles/jest';
import { linkReply } from '../../../src/streams/reply/link-reply';
import type { Event } from '../../../src/streams/state/events';
import { emittedBy } from '../../support/behaviour';
import { fetched } from '../../support/legend';
import { holding, note } from '../../support/notes';
import { fakePlatform, response, responsesIn } from '../../support/platform';
import { table } from '../../support/table';

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
  n: fetched(9, note(7, { meta: { ids: REPLIED }, note_hash: 70 })),
  r: fetched(9, note(5, { meta: { ids: REPLIED }, note_hash: 50 })),
};
const linked = (key: string): Event => ({ type: 'reply.linked', key, url: URL });
const links = { u: linked('1/4'), v: linked('9/4') };
const requests = { u: 'GET /sites/1/comments/4', v: 'GET /sites/9/comments/4' };

cases(
  'the address of the blogger’s own reply',
  (m, { events, sent, expected, responses }) => {
    const next = responsesIn(responses, {
      ok: response({ URL }),
      unsafe: response({ URL: 'javascript:alert(1)' }),
    });
    const platform = fakePlatform(() => m.cold('5ms (a|)', { a: next() }));
    m.expect(emittedBy(m, linkReply, { events, values, state, platform })).toBeObservable(expected, links);
    m.expect(platform.requests$).toBeObservable(sent, requests);
  },
  table(`
  events       | sent        | expected    | responses | name
  -7           | -u          | 6ms u       |           | [own-reply] is fetched by its id when the note opens
  7 9ms x7x7   | u           | 5ms u       |           | is fetched once, however often the note opens
  7-n          | u           | 5ms u       |           | is fetched once while the open note changes
  7 9ms 8      | u 9ms v     | 5ms u 9ms v |           | is fetched for each site, where comments may have the same id
  5-r          | --u         | 7ms u       |           | is fetched when it appears on the open note
  65           |             |             |           | is not fetched for a note without one, or whose body mentions it
  7 9ms n-x7   | u 12ms u    | 18ms u      | 404 ok    | is fetched again after a failure when a newer version of the note opens, and not before
  7 60004ms x7 | u 60005ms u | 60011ms u   | unsafe ok | is fetched again when the note opens a minute after a response without a web address
  7-5-7        | u---u       | 9ms u       |           | is not waited for when another note opens
`),
);
