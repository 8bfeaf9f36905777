import { cases } from 'rxjs-marbles/jest';
import { suggestions } from '../../../src/streams/mentions/suggestions';
import type { Event } from '../../../src/streams/state/events';
import { emittedBy, stateAfter } from '../../support/behaviour';
import { holding, note } from '../../support/notes';
import { fakePlatform, response, responsesIn } from '../../support/platform';
import { table } from '../../support/table';
import type { Suggestion } from '../../../src/streams/mentions/state';
import { mentionListAt, selectUnknownSite } from '../../../src/streams/mentions/selectors';
import type { State } from '../../../src/streams/state/state';

const typed = (text: string, caret = text.length, id = 7): Event => ({
  type: 'caret.moved',
  id,
  text,
  caret,
});

const values: Record<string, Event> = {
  0: typed('Hi'),
  1: typed('Hi @j'),
  2: typed('Hi @jo'),
  3: typed('Hi @'),
  8: typed('Hi @jo', 6, 8),
};

const known = { ID: 7, user_login: 'joan', display_name: 'Joan' };
const fetched = (siteId: number): Event => ({
  type: 'suggestions.fetched',
  siteId,
  suggestions: [{ id: 7, login: 'joan', displayName: 'Joan', imageUrl: '', name: 'joan Joan' }],
});
/** For site 1 and site 2. */
const fetchedLegend = { y: fetched(1), Y: fetched(2) };
const requests = { y: 'GET /users/suggest?site_id=1', Y: 'GET /users/suggest?site_id=2' };

const rules = table(`
  events      | sent     | expected     | responses    | name
  0-1         | --y      | 7ms y        |              | [suggest-request] are requested with the first mention
  3           | y        | 5ms y        |              | are requested with a bare @
  0           |          |              |              | are not requested without a mention
  12          | y        | 5ms y        |              | [suggestion-fetch] are requested one site at a time
  1-8 9ms 8   | y 11ms Y | 5ms y 11ms Y |              | for another site are requested with the next key
  1 9ms 0-1-2 | y        | 5ms y        |              | [suggestion-fetch] are requested only once for each site
  1 99ms 2    | y 99ms y | 105ms y      | 500 ok       | are requested again with the next key if the request fails
  1 99ms 2    | y 99ms y | 105ms y      | malformed ok | are requested again with the next key if the response is not a list
`);

cases(
  'suggestions',
  (m, { events, sent, expected, responses }) => {
    const next = responsesIn(responses, {
      ok: response({ suggestions: [known] }),
      malformed: response({ notes: 7 }),
    });
    const platform = fakePlatform(() => m.cold('5ms (a|)', { a: next() }));
    const state = holding(note(7), note(8, { meta: { ids: { site: 2, post: 2, comment: 80 } } }));
    m.expect(emittedBy(m, suggestions, { events, values, state, platform })).toBeObservable(
      expected,
      fetchedLegend,
    );
    m.expect(platform.requests$).toBeObservable(sent, requests);
  },
  rules,
);

const people: Suggestion[] = ['Joan', 'Jon', 'Jora'].map((name, id) => ({
  id,
  login: name.toLowerCase(),
  displayName: name,
  imageUrl: '',
  name,
}));

const jora: Suggestion = { id: 2, login: 'jora', displayName: 'Jora', imageUrl: '', name: 'Jora' };

const held: Partial<State> = { ...holding(note(7), note(8)), selectedNoteId: 7 };
const ofSite1: Event = { type: 'suggestions.fetched', siteId: 1, suggestions: people };
const move = (step: 1 | -1): Event => ({ type: 'mention.moved', step });
const close: Event = { type: 'mention.closed' };

const logins = (state: State) => mentionListAt(state, 7)?.matches.map(({ login }) => login);
const chosen = (state: State) => mentionListAt(state, 7)?.chosen.login;

test('[mention-trigger] the list opens with a mention, shows the people that match, and closes with a space', () => {
  const open = stateAfter(held, ofSite1, typed('Hi @jo'));
  expect(logins(open)).toEqual(['joan', 'jon', 'jora']);
  expect(logins(stateAfter(open, typed('Hi @jor')))).toEqual(['jora']);
  expect(logins(stateAfter(open, typed('Hi @jo ')))).toBeUndefined();
  expect(logins(stateAfter(open, typed('Hi @xyz')))).toBeUndefined();
});

test('[mention-match] a bare @ offers the people of the thread first, at most ten in all', () => {
  const many = Array.from({ length: 12 }, (_, id) => ({ ...jora, id, login: `user${id}` }));
  const body = [{ type: 'user', meta: { ids: { user: 11 } } }];
  const state = stateAfter(
    { ...holding(note(7, { body })), selectedNoteId: 7 },
    { type: 'suggestions.fetched', siteId: 1, suggestions: many },
    typed('Hi @'),
  );
  expect(logins(state)).toEqual(['user11', ...many.slice(0, 9).map(({ login }) => login)]);
  expect(logins(stateAfter(state, typed('Hi @ ')))).toBeUndefined();
});

test('the first person is chosen, and Down and Up wrap around', () => {
  const open = stateAfter(held, ofSite1, typed('@jo'));
  expect(chosen(open)).toBe('joan');
  expect(chosen(stateAfter(open, move(1)))).toBe('jon');
  expect(chosen(stateAfter(open, move(-1)))).toBe('jora');
  expect(chosen(stateAfter(open, move(1), move(1), move(1)))).toBe('joan');
});

test('typing on chooses the first person again; an unchanged text and caret do not', () => {
  const open = stateAfter(held, ofSite1, typed('@jo'), move(1));
  expect(chosen(stateAfter(open, typed('@jo')))).toBe('jon');
  expect(chosen(stateAfter(open, typed('@jor')))).toBe('jora');
});

test('a closed list stays closed for this mention and opens with the next one', () => {
  const closed = stateAfter(held, ofSite1, typed('@jo'), close);
  expect(logins(closed)).toBeUndefined();
  expect(logins(stateAfter(closed, typed('@jor')))).toBeUndefined();
  expect(logins(stateAfter(closed, typed('@joan @jo')))).toHaveLength(3);
  expect(logins(stateAfter(closed, typed('@jo '), typed('@jo')))).toHaveLength(3);
});

test('the list belongs to the box in which the mention is typed', () => {
  const open = stateAfter(held, ofSite1, typed('@jo'));
  expect(mentionListAt(open, 8)).toBeNull();
  expect(mentionListAt(stateAfter(open, typed('@jo', 3, 8)), 8)?.matches).toHaveLength(3);
});

test('an answer without a note has the people of the open note', () => {
  const open = stateAfter(held, ofSite1, { type: 'caret.moved', id: '1/80', text: '@jo', caret: 3 });
  expect(mentionListAt(open, '1/80')?.matches).toHaveLength(3);
  expect(mentionListAt(open, 7)).toBeNull();
});

test('a site is unknown until its people were fetched, even if there are none', () => {
  expect(selectUnknownSite(stateAfter(held))).toBeUndefined();
  expect(selectUnknownSite(stateAfter(held, typed('@jo')))).toBe(1);
  expect(
    selectUnknownSite(
      stateAfter(held, typed('@jo'), { type: 'suggestions.fetched', siteId: 1, suggestions: [] }),
    ),
  ).toBeUndefined();
  expect(selectUnknownSite(stateAfter(holding(note(7, { meta: null })), typed('@jo')))).toBeUndefined();
});

test('moving in a closed list changes nothing', () => {
  const state = stateAfter(held, ofSite1);
  expect(stateAfter(state, move(1)).mention).toBeNull();
  const closed = stateAfter(state, typed('@jo'), close);
  expect(stateAfter(closed, move(1)).mention).toBe(closed.mention);
});

test('[page-that-stays-open] the suggestions of 20 sites at most are cached, the last one among them', () => {
  let state = stateAfter(held);
  for (let siteId = 50; siteId > 0; siteId--) {
    state = stateAfter(state, { type: 'suggestions.fetched', siteId, suggestions: [] });
    expect(Object.keys(state.suggestions).length).toBeLessThanOrEqual(20);
    expect(state.suggestions).toHaveProperty(String(siteId));
  }
});
