import { asyncScheduler } from 'rxjs';
import type { Context } from 'rxjs-marbles';
import { cases, marbles } from 'rxjs-marbles/jest';
import { ofType } from '../../../src/streams/operators/of-type';
import { drafts } from '../../../src/streams/reply/drafts';
import type { Event } from '../../../src/streams/state/events';
import { emittedBy, memoryStorage } from '../../support/behaviour';
import { replyLegend } from '../../support/legend';
import { holding, note } from '../../support/notes';
import { table } from '../../support/table';

const state = holding(note(7));
const values: Record<string, Event> = {
  ...replyLegend,
  t: { type: 'reply.typed', id: 7, text: 'Here' },
  y: { type: 'draft.sent', id: 7, text: 'Hello', at: 2000 },
};
const changed = (id: number, text: string): Event => ({ type: 'draft.changedElsewhere', id, text });

const elsewhere = table(`
  events       | at       | key        | value          | event      | stored               | drafts      | name
               | -----1   | reply_7    | ["Hello",0]    | 7 Hello    |                      |             | changes a draft
               | -----1   | reply_1234 | ["Hello",0]    | 1234 Hello |                      |             | changes the draft of another note
               | -----1   | reply_7    | removed        |            |                      |             | sends or deletes a draft that is not here
               | -----1   | reply_x    | ["Hello",0]    |            |                      |             | stores another key
  1s t         | 2s 1     | reply_7    | ["Hello",1500] | 7 Hello    |                      |             | has typed after this one
               | 2s 1     | reply_7    | ["Hello",1500] | 7 Hello    | ["Hello there",9000] | Hello there | types after the clock was set back
  1s t         | 2s 1     | reply_7    | ["Hello",3000] | 7 Hello    |                      |             | has a clock that is a second ahead
  1s t         | 1300ms 1 | reply_7    | removed        | 7          |                      |             | sends or deletes what was typed here
  1s a         | 1100ms 1 | reply_7    | removed        | 7          |                      |             | sends at once what was submitted here before
  1s t         | 2s 1     | reply_7    | {              | 7          |                      |             | stores a malformed draft
  1s a 999ms y | 3s 1     | reply_7    | ["Other",900]  | 7 Other    |                      |             | [drafts-of-several-tabs] stores a draft after a reply was sent here, whenever it was typed
`);

const kept = table(`
  events | at       | key     | value             | stored      | drafts | fullUntilMs | name
  1s t   | 90000s 1 | reply_7 | removed           |             |       |             | was typed here more than 24 h ago, when another tab clears old drafts
         | 90000s 1 | reply_7 | removed           | ["Hello",0] | Hello |             | was typed elsewhere more than 24 h ago, when another tab clears old drafts
  1s t   | 1200ms 1 | reply_7 | removed           |             |       |             | is not stored yet, when another tab has sent what was stored
  1s t   | 9s 1     | reply_7 | removed           |             |       | 10000       | storage refuses, when another tab has sent what was stored
  1s t   | 1100ms 1 | reply_7 | ["Other",900]     |             |       |             | was typed here later than the one that another tab stores
  1s t   | 1100ms 1 | reply_7 | ["Other",1000000] |             |       |             | was typed here later than one with a time from before the clock was set back
`);

interface Elsewhere extends Record<'events' | 'at' | 'key' | 'value' | 'stored' | 'drafts', string> {
  readonly fullUntilMs?: string;
  readonly event?: string;
}

function follow(m: Context, { events, at, key, value, stored, drafts: held, fullUntilMs, event }: Elsewhere) {
  const changes$ = m.hot(at, { 1: { key, value: value === 'removed' ? undefined : value } });
  const isFull = () => asyncScheduler.now() < Number(fullUntilMs ?? 0);
  const storage = memoryStorage(new Map(stored === '' ? [] : [['reply_7', stored]]), changes$, isFull);
  const run = {
    events,
    values,
    state: { ...state, drafts: held === '' ? {} : { 7: held } },
    world: { storage },
  };
  const followed$ = emittedBy(m, drafts, run).pipe(ofType('draft.changedElsewhere'));
  const [id, text = ''] = (event ?? '').split(' ');
  m.expect<Event>(followed$).toBeObservable(event ? at : '', { 1: changed(Number(id), text) });
}

cases('drafts follow another tab that', follow, elsewhere);

cases('this tab keeps a text that', follow, kept);

test(
  'a text that another tab has just stored disappears as soon as it is sent there',
  marbles((m) => {
    const changes$ = m.hot('1s 1 99ms 0', {
      1: { key: 'reply_7', value: '["Other",1000]' },
      0: { key: 'reply_7', value: undefined },
    });
    // Only this tab's own texts can be refused.
    const state = { ...holding(note(7)), areDraftsStored: false };
    const emitted$ = emittedBy(m, drafts, {
      state,
      world: { storage: memoryStorage(undefined, changes$) },
    });
    m.expect<Event>(emitted$.pipe(ofType('draft.changedElsewhere'))).toBeObservable('1s 1 99ms 0', {
      1: changed(7, 'Other'),
      0: changed(7, ''),
    });
  }),
);
