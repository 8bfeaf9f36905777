import { cases } from 'rxjs-marbles/jest';
import { suggestions } from '../../../src/streams/mentions/suggestions';
import type { Event } from '../../../src/streams/state/events';
import { emittedBy } from '../../support/behaviour';
import { holding, note } from '../../support/notes';
import { fakePlatform, response, responsesIn } from '../../support/platform';
import { table } from '../../support/table';

const typed = (text: string, id = 7): Event => ({ type: 'caret.moved', id, text, caret: text.length });

const values: Record<string, Event> = {
  0: typed('Hi'),
  1: typed('Hi @j'),
  2: typed('Hi @jo'),
  3: typed('Hi @'),
  8: typed('Hi @jo', 8),
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
