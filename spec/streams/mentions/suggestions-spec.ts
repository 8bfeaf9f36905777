import { cases } from 'rxjs-marbles/jest';
import { suggestions } from '../../../src/streams/mentions/suggestions';
import type { Event } from '../../../src/streams/state/events';
import { emittedBy } from '../../support/behaviour';
import { holding, note } from '../../support/notes';
import { response, fakePlatform } from '../../support/platform';

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

interface Case {
  readonly name: string;
  readonly events: string;
  readonly status?: readonly number[];
  /** The body of the first response, if it is not a list of people. */
  readonly body?: unknown;
  readonly expected: string;
  readonly sent: string;
}

const rules: Case[] = [
  {
    name: '[suggest-request] are requested with the first mention',
    events: '  0-1',
    sent: '    --y',
    expected: '7ms y',
  },
  {
    name: 'are requested with a bare @',
    events: '  3',
    sent: '    y',
    expected: '5ms y',
  },
  {
    name: 'are not requested without a mention',
    events: '  0',
    sent: '',
    expected: '',
  },
  {
    name: '[suggestion-fetch] are requested one site at a time',
    events: '  12',
    sent: '    y',
    expected: '5ms y',
  },
  {
    name: 'for another site are requested with the next key',
    events: '  1-8 9ms 8',
    sent: '    y  11ms Y',
    expected: '5ms y 11ms Y',
  },
  {
    name: '[suggestion-fetch] are requested only once for each site',
    events: '  1 9ms 0-1-2',
    sent: '    y',
    expected: '5ms y',
  },
  {
    name: 'are requested again with the next key if the request fails',
    status: [500, 200],
    events: '  1 99ms 2',
    sent: '    y 99ms y',
    expected: '  105ms y',
  },
  {
    name: 'are requested again with the next key if the response is not a list',
    body: { notes: 7 },
    events: '  1 99ms 2',
    sent: '    y 99ms y',
    expected: '  105ms y',
  },
];

cases(
  'suggestions',
  (m, { events, status = [200], body, expected, sent }: Case) => {
    let count = 0;
    const platform = fakePlatform(() =>
      m.cold('5ms (a|)', {
        a: response(
          body !== undefined && count === 0 ? body : { suggestions: [known] },
          status[Math.min(count++, status.length - 1)],
        ),
      }),
    );
    const state = holding(note(7), note(8, { meta: { ids: { site: 2, post: 2, comment: 80 } } }));
    m.expect(emittedBy(m, suggestions, { events, values, state, platform })).toBeObservable(
      expected,
      fetchedLegend,
    );
    m.expect(platform.requests$).toBeObservable(sent, requests);
  },
  rules,
);
