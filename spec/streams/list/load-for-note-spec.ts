import { cases } from 'rxjs-marbles/jest';
import { loadConversation } from '../../../src/streams/conversation/load-conversation';
import { loadPeople } from '../../../src/streams/conversation/load-people';
import { linkReply } from '../../../src/streams/reply/link-reply';
import type { Event } from '../../../src/streams/state/events';
import { emittedBy } from '../../support/behaviour';
import { wireComment } from '../../support/conversation';
import { fetched, legend } from '../../support/legend';
import { holding, note } from '../../support/notes';
import { fakePlatform, response, responsesIn } from '../../support/platform';
import { named, table } from '../../support/table';

const ON_1 = { body: [], meta: { ids: { site: 1, post: 2, comment: 10 } } };
const ON_2 = { body: [], meta: { ids: { site: 1, post: 2, comment: 20 } } };
const LIKE = { type: 'like', meta: { ids: { site: 1, post: 3 } } };
const REPLIED = { type: 'reblog', meta: { ids: { site: 1, post: 4, reply_comment: 40 } } };
const state = holding(note(1, ON_1), note(2, ON_2), note(3, LIKE), note(4, REPLIED));

const opened = (id: number): Event => ({ type: 'note.selected', id });
const asked = (key: string): Event => ({ type: 'conversation.moreRequested', key });
const values: Record<string, Event> = {
  ...legend,
  1: opened(1),
  2: opened(2),
  3: opened(3),
  4: opened(4),
  m: asked('1/10'),
  M: asked('1/20'),
  // Newer versions of the notes.
  V: fetched(9, note(1, { ...ON_1, note_hash: 99 })),
  W: fetched(9, note(3, { ...LIKE, note_hash: 99 })),
};
const PAGE = '/replies/?number=100&offset=';
const requests = {
  a: `GET /sites/1/posts/2${PAGE}0`,
  b: `GET /sites/1/posts/2${PAGE}100`,
  p: 'GET /sites/1/posts/3/likes',
  r: 'GET /sites/1/comments/40',
};
const behaviours = { answers: loadConversation, people: loadPeople, reply: linkReply };

cases(
  'a request of an open note that fails',
  (m, { events, sent, responses, load }) => {
    const page = { comments: Array.from({ length: 100 }, (_, at) => wireComment(200 - at, 10)) };
    const next = responsesIn(responses, {
      page: response(page),
      html: { status: 200, text: '<p>Log in</p>' },
    });
    const platform = fakePlatform(() => m.cold('5ms (a|)', { a: next() }));
    emittedBy(m, named(behaviours, load) ?? linkReply, { events, values, state, platform }).subscribe();
    m.expect(platform.requests$).toBeObservable(sent, requests);
  },
  table(`
  events                                         | sent                            | responses         | load    | name
  1 400ms d1 400ms d1 400ms d1 400ms d1 400ms d1 | 300ms a                         | 500               | answers | [failed-note-request] is not sent again for answers when the note opens again
  3 400ms d3 400ms d3 400ms d3 400ms d3 400ms d3 | 300ms p                         | 500               | people  | [failed-note-request] is not sent again for people when the note opens again
  4 400ms d4 400ms d4 400ms d4 400ms d4 400ms d4 | r                               | 500               | reply   | [failed-note-request] is not sent again for a reply when the note opens again
  3 400ms d3                                     | 300ms p                         | html              | people  | [failed-note-request] is not sent again after an unusable response
  3 60302ms d3d3                                 | 300ms p 60305ms p               | 500               | people  | [failed-note-request] is sent again when the note opens after 60 s
  3 160s d3 19s d3                               | 300ms p 179003ms p              | 429/170           | people  | [failed-note-request] waits as long as Retry-After asks for
  3 400ms N-n-d3                                 | 300ms p 405ms p                 | 500               | people  | [failed-note-request] is sent again when the note opens after the network has returned
  3 400ms Q-K-d3                                 | 300ms p 405ms p                 | 401               | people  | [failed-note-request] is sent again when the note opens after the session has been renewed
  3 400ms x-k-d3                                 | 300ms p 405ms p                 | 500               | people  | [failed-note-request] is sent again when the note opens after the list has recovered
  3 99s N-n-d3 99s d3                            | 300ms p                         | 404               | people  | [failed-note-request] is not sent again after a refusal
  1 99s N-n-d1 99s d1                            | 300ms a                         | 403               | answers | [failed-note-request] is not sent again for answers after a refusal
  3 400ms Q-K-d3                                 | 300ms p 405ms p                 | 403/invalid_token | people  | [failed-note-request] is sent again after a refusal of the token
  1 400ms V-d1                                   | 300ms a 403ms a                 | 404               | answers | [failed-note-request] is sent again for answers when a newer version of the note opens
  3 400ms W-d3                                   | 300ms p 403ms p                 | 404               | people  | [failed-note-request] is sent again for people when a newer version of the note opens
  1 400ms m 400ms d1                             | 300ms a 100ms a                 | 500               | answers | [failed-note-request] is sent again at a press, and not when the note opens after that
  1 400ms m                                      | 300ms a 100ms a                 | 404               | answers | [failed-note-request] is sent again at a press after a refusal
  1 400ms m 400ms m                              | 300ms a 100ms a 400ms a         | 429/99            | answers | [failed-note-request] is sent again at each press, even before Retry-After
  1 60400ms m 400ms d1                           | 300ms a 60100ms a               | 500               | answers | [failed-note-request] of a press is not sent again when the note opens
  1 400ms 2 400ms M 400ms d1                     | 300ms a 400ms a 100ms a         | 500               | answers | [failed-note-request] is not sent again at a press for another note
  1 400ms M                                      | 300ms a                         | 500               | answers | [failed-note-request] is not sent for a note that is not open
  1 60400ms d1 100ms m 400ms d1                  | 300ms a 60202ms a               | 500               | answers | [failed-note-request] is sent once at a press just after the note has opened
  1 400ms m2 400ms d1                            | 300ms a 100ms a 300ms a 101ms a | 500 page          | answers | [failed-note-request] of a press is sent again when its note opens again
  1 400ms m 400ms m                              | 300ms a 100ms b 400ms b         | page 500          | answers | [failed-note-request] of an older page is sent again at a press
`),
);
