import { cases } from 'rxjs-marbles/jest';
import { suggestions } from '../../../src/streams/effects/suggestions';
import type { Event } from '../../../src/streams/state/events';
import { answersOf } from '../../support/behaviour';
import { holding, note } from '../../support/notes';
import { answer, fakePlatform } from '../../support/platform';

const typed = (text: string, id = 7): Event => ({ type: 'caret.moved', id, text, caret: text.length });

const values: Record<string, Event> = {
  t: typed('Hi'),
  j: typed('Hi @j'),
  o: typed('Hi @jo'),
  x: typed('Hi @jo', 8),
};

const known = { ID: 7, user_login: 'joan', display_name: 'Joan' };
const fetched = (siteId: number): Event => ({
  type: 'suggestions.fetched',
  siteId,
  suggestions: [{ id: 7, login: 'joan', displayName: 'Joan', imageUrl: '', name: 'joan Joan' }],
});
const answers = { a: fetched(1), b: fetched(2) };
const requests = { a: 'GET /users/suggest?site_id=1', b: 'GET /users/suggest?site_id=2' };

interface Case {
  readonly name: string;
  readonly events: string;
  readonly status?: readonly number[];
  /** What the platform says first, instead of who there is. */
  readonly says?: unknown;
  readonly expected: string;
  readonly sent: string;
}

const rules: Case[] = [
  { name: 'are asked for with the first mention', events: 't-j', expected: '7ms a', sent: '--a' },
  { name: 'are not asked for without one', events: 't', expected: '', sent: '' },
  { name: 'are asked for one at a time', events: 'jo', expected: '5ms a', sent: 'a' },
  {
    name: 'of another site wait for the next key',
    events: 'j-x 9ms x',
    expected: '5ms a 11ms b',
    sent: 'a 11ms b',
  },
  { name: 'are kept: a site is asked once', events: 'j 9ms t-j-o', expected: '5ms a', sent: 'a' },
  {
    name: 'that fail are asked for again at the next key, and not before',
    events: 'j 99ms o',
    status: [500, 200],
    expected: '105ms a',
    sent: 'a 99ms a',
  },
  {
    name: 'that are no list are asked for again at the next key: nobody is not what was said',
    events: 'j 99ms o',
    says: { notes: 7 },
    expected: '105ms a',
    sent: 'a 99ms a',
  },
];

cases(
  'suggestions',
  (m, { events, status = [200], says, expected, sent }: Case) => {
    let count = 0;
    const platform = fakePlatform(() =>
      m.cold('5ms (a|)', {
        a: answer(
          says !== undefined && count === 0 ? says : { suggestions: [known] },
          status[Math.min(count++, status.length - 1)],
        ),
      }),
    );
    const state = holding(note(7), note(8, { meta: { ids: { site: 2, post: 2, comment: 80 } } }));
    m.expect(answersOf(m, suggestions, { events, values, state, platform })).toBeObservable(
      expected,
      answers,
    );
    m.expect(platform.requests$).toBeObservable(sent, requests);
  },
  rules,
);
