import { cases } from 'rxjs-marbles/jest';
import { silentChannel } from '../../../src/streams/push/silent-channel';
import type { Event } from '../../../src/streams/state/events';
import { emittedBy } from '../../support/behaviour';
import { fetched, legend } from '../../support/legend';
import { holding, note } from '../../support/notes';
import { table } from '../../support/table';

const values: Record<string, Event> = {
  ...legend,
  /** New notes, newer than all others. */
  8: fetched(0, note(8, { timestamp: '2026-11-20T12:00:08Z' })),
  9: fetched(0, note(9, { timestamp: '2026-11-20T12:00:09Z' })),
  /** The held note, changed. */
  7: fetched(0, note(7, { title: 'changed', note_hash: 70 })),
  R: { type: 'push.received', noteId: 8 },
};
const outcomes: Record<string, Event> = { V: { type: 'push.silent' } };

const rules = table(`
  events             | expected          | name
  p 300s 8           | - 300s 4s V       | [silent-channel] is silent if a poll finds a new note, and no push follows within 4 s
  p 300s 8 3998ms R  |                   | is not silent if the push follows within 4 s
  p 300s R 24998ms 8 |                   | is not silent if a push came in the 25 s before
  p 300s R 25s 8     | - 300s - 25s 4s V | is silent if the last push came more than 25 s before
  p 5s 8             |                   | is not silent if the poll after opening finds news from before
  p 300s 7           |                   | is not silent if a poll finds only changes, which may be those of the blogger
  300s 8             |                   | is not silent before it is open
  p 300s 8 2s P      |                   | is not silent if it is lost before the 4 s end
  p 300s 8 2s 9      | - 300s 4s V       | is reported once for each time it is opened
`);

cases(
  'a push channel',
  (m, { events, expected }) => {
    const state = holding(note(7, { timestamp: '2026-11-20T12:00:07Z' }));
    m.expect(emittedBy(m, silentChannel, { events, values, state })).toBeObservable(expected, outcomes);
  },
  rules,
);
