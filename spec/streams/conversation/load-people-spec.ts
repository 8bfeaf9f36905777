import { cases } from 'rxjs-marbles/jest';
import { loadPeople } from '../../../src/streams/conversation/load-people';
import { likedOf, othersThan } from '../../../src/streams/conversation/liked';
import { parsePeople } from '../../../src/streams/conversation/parse-people';
import type { Event } from '../../../src/streams/state/events';
import { emittedBy } from '../../support/behaviour';
import { holding, note } from '../../support/notes';
import { fakePlatform, response, responsesIn } from '../../support/platform';
import { table } from '../../support/table';

const POST = { type: 'like', meta: { ids: { site: 1, post: 2 } } };
const COMMENT = { type: 'comment_like', meta: { ids: { site: 1, post: 2, comment: 10 } } };
const LATER = { note_hash: 9, timestamp: '2026-11-20T12:00:01+00:00' };
const state = holding(note(1, POST), note(2, COMMENT), note(3));

const JOAN = { ID: 5, name: 'Joan', profile_URL: 'https://people.example/joan', avatar_URL: '' };
const people = parsePeople({ likes: [JOAN] });

const values: Record<string, Event> = {
  1: { type: 'note.selected', id: 1 },
  2: { type: 'note.selected', id: 2 },
  3: { type: 'note.selected', id: 3 },
  x: { type: 'note.deselected' },
  n: { type: 'notes.fetched', notes: [note(1, { ...POST, ...LATER })], unreadable: [], asked: 9 },
};
const requests = { p: 'GET /sites/1/posts/2/likes', c: 'GET /sites/1/comments/10/likes' };
const asOf = note(1).timestamp;
const events: Record<string, Event> = {
  p: { type: 'people.fetched', key: '1//2', people, asOf },
  n: { type: 'people.fetched', key: '1//2', people, asOf: asOf + 1000 },
  c: { type: 'people.fetched', key: '1/10', people, asOf },
};

const rules = table(`
  events                  | sent              | expected        | responses | name
  1                       | 300ms p           | 305ms p         |           | [all-people] of a post are requested when its like has been open for 300 ms
  2                       | 300ms c           | 305ms c         |           | [all-people] of a comment are requested when its like has been open for 300 ms
  1 99ms 2 99ms 3 400ms x |                   |                 |           | [all-people] are not requested while J walks through the list, nor of a comment
  1 400ms x1              | 300ms p           | 305ms p         |           | [all-people] are requested once, however often the note opens
  1 400ms n               | 300ms p 400ms p   | 305ms p 400ms n |           | [all-people] are requested again when somebody else likes it
  1 60304ms x1            | 300ms p 60305ms p | 60611ms p       | 500 ok    | [all-people] are requested again when the note opens a minute after a failure
  1                       | 300ms p           |                 | malformed | [all-people] that are malformed are none
`);

cases(
  'the people of an open like',
  (m, { events: input, sent, expected, responses }) => {
    const next = responsesIn(responses, {
      ok: response({ likes: [JOAN] }),
      malformed: response({ likes: 7 }),
    });
    const platform = fakePlatform(() => m.cold('5ms (a|)', { a: next() }));
    m.expect(emittedBy(m, loadPeople, { events: input, values, state, platform })).toBeObservable(
      expected,
      events,
    );
    m.expect(platform.requests$).toBeObservable(sent, requests);
  },
  rules,
);

test('[all-people] a deleted account is named without a link', () => {
  const [deleted, joan] = parsePeople({ likes: [{ ...JOAN, ID: 0, name: 'Anonymous' }, JOAN] });
  expect(deleted).toMatchObject({ text: 'Anonymous', ranges: [], homeUrl: '', ids: {}, actions: undefined });
  expect(joan?.ranges).toMatchObject([{ start: 0, end: 4, url: 'https://people.example/joan' }]);
});

test.each([[undefined], [null], [7], [{}], [{ ID: 'x', name: 9, profile_URL: 'javascript:alert(1)' }]])(
  '[all-people] %p is a person without a name and a link',
  (value) => {
    expect(parsePeople({ likes: [value] })).toMatchObject([{ text: '', ranges: [], media: [], ids: {} }]);
  },
);

test('[all-people] are shown once, and not if the note names them', () => {
  const all = parsePeople({ likes: [JOAN, JOAN, { ID: 6 }, { ID: 0 }, { ID: 0 }] });
  expect(all.map(({ ids }) => ids.user)).toEqual([5, 6, undefined, undefined]);
  const naming = note(1, { ...POST, body: [{ type: 'user', text: 'Joan', meta: { ids: { user: 5 } } }] });
  expect(othersThan(naming, all).map(({ ids }) => ids.user)).toEqual([6, undefined, undefined]);
});

test.each([
  ['a follow', { type: 'follow', meta: { ids: { site: 1, post: 2 } } }],
  ['a like without a post', { type: 'like', meta: { ids: { site: 1 } } }],
  ['a like of a comment without its id', { type: 'comment_like', meta: { ids: { site: 1, post: 2 } } }],
])('[all-people] %s has none', (_, changes) => {
  expect(likedOf(note(1, changes))).toBeUndefined();
});
