import { cases } from 'rxjs-marbles/jest';
import { checkLookedAt } from '../../../src/streams/push/check-looked-at';
import { checkChannel } from '../../../src/streams/push/check-channel';
import type { Behaviour } from '../../../src/streams/state/behaviour';
import type { Event } from '../../../src/streams/state/events';
import { RETURN_GATHER_MS } from '../../../src/streams/timing';
import { emittedBy } from '../../support/behaviour';
import { fetched, legend, listed } from '../../support/legend';
import { holding, note } from '../../support/notes';
import { table } from '../../support/table';

const values: Record<string, Event> = {
  ...legend,
  l: listed(),
  L: { type: 'tabs.led' },
  F: { type: 'tabs.followed', push: 'subscribed' },
  K: { type: 'notes.confirmed', asked: 1000 },
  M: { type: 'tabs.followed', push: 'failed' },
  N: { type: 'notes.failed', kind: 'forbidden', failures: 1, retryInMs: Infinity, askedMs: 0 },
  R: { type: 'push.received', noteId: 8 },
  O: { type: 'panel.toggled', isOpen: true },
  C: { type: 'panel.toggled', isOpen: false },
  D: { type: 'network.changed', isOnline: false },
  U: { type: 'network.changed', isOnline: true },
  // The held note, changed, and two newer notes.
  7: fetched(0, note(7, { title: 'changed', note_hash: 70 })),
  8: fetched(0, note(8, { timestamp: '2026-11-20T12:00:08Z' })),
  9: fetched(0, note(9, { timestamp: '2026-11-20T12:00:09Z' })),
};

const DUE: Event = { type: 'notes.refreshRequested' };

type Row = Record<'events' | 'expected' | 'name', string> & {
  /** When the page comes back from the cache. */
  readonly shown?: string;
  /** When the window gets (a) and loses (b) the attention of the blogger. */
  readonly attention?: string;
};

const check = (title: string, behaviour: Behaviour, V: Event, before: string, rules: Row[]): void =>
  cases(
    title,
    (m, { events, expected, shown = '', attention = '' }: Row) => {
      const attention$ = m.hot(attention, { a: true, b: false });
      const world = { environment: { pageShow$: m.hot(shown), attention$ } };
      const state = behaviour === checkChannel ? holding(note(7, { timestamp: '2026-11-20T12:00:07Z' })) : {};
      const emitted$ = emittedBy(m, behaviour, { events, values, state, world });
      m.expect(emitted$).toBeObservable(before + expected, { V, D: DUE });
    },
    rules,
  );

check(
  'a light poll',
  checkChannel,
  DUE,
  '',
  table(`
  events  | shown | expected  | name
  p 96s P |       | 96001ms V | [polling-without-push] is due when the channel is lost
  P 96s P |       |           | is not due when an attempt to open the channel fails
  F 96s M |       |           | is not due when another tab has lost the channel
          | 5s *  | 5s V      | [polling-after-sleep] is due when the page comes back from the cache
`),
);

// Reasons that come together cause one poll.
const GATHERED = `${RETURN_GATHER_MS}ms `;

check(
  'a panel that is looked at',
  checkLookedAt,
  DUE,
  GATHERED,
  table(`
  events                 | attention | expected         | name
  (OF) 9996ms K          |           | 40s V            | [looked-at] is checked 30 s after the last check
  (OF) 9996ms R          |           | 40s V            | [looked-at] is checked 30 s after the last push
  (OLpw)                 |           | 30s V            | [looked-at] is checked in the tab that holds the channel, too
  (OFw) 39995ms K        |           | 30s V 39999ms V  | [looked-at] is checked again only after the answer
  (OLp) 9995ms P 5s (pN) |           |                  | is not checked beside polls every 30 s, nor while the list fails
  (OLpw) 114994ms K      |           | 30s V            | [looked-at] is no longer checked two minutes after the last sign of the blogger
  (OFw) 114995ms K       | 200s a    | 30s V 169999ms V | [looked-at] is checked at once when the blogger uses it after that
  (OFw) 114995ms K       | 90s a     | 30s V 114999ms V | [looked-at] is looked at for two minutes after each sign
  (Lp) 9996ms (Oh)       | 200s a    |                  | [looked-at] is not looked at while it is closed or hidden
`),
);

check(
  'a light poll',
  checkLookedAt,
  DUE,
  GATHERED,
  table(`
  events               | attention      | expected  | name
  (OFK) 1s h 29999ms v |                | 31005ms V | [back-after-30-s] is due when the panel is visible again after 30 s
  (OFK) 1s D 29999ms U |                | 31005ms V | [back-after-30-s] is due when the network is there again after 30 s
  (OP) 1s C 29999ms O  |                | 31004ms V | [back-after-30-s] is due when the panel is opened again after 30 s
  (OP)                 | 5s b 29999ms a | 35s V     | [back-after-30-s] is due when the window has the focus again after 30 s
  (OFK) 1s h 29999ms v | 1s b 30010ms a | 31005ms V | [back-after-30-s] is due once for what comes together
  (OP) 1s h 29998ms v  | 5s b 29998ms a |           | [visible-again] is not due after a shorter time
  P 1s h 29999ms v     | 5s b 29999ms a |           | [back-after-30-s] is not due in a closed panel
`),
);

check(
  'a push channel',
  checkChannel,
  { type: 'push.silent' },
  '',
  table(`
  events             | expected          | name
  p 300s 8           | - 300s 4s V       | [silent-channel] is silent if a poll finds a new note, and no push follows within 4 s
  p 300s 8 3998ms R  |                   | is not silent if the push follows within 4 s
  p 300s R 24998ms 8 |                   | is not silent if a push came in the 25 s before
  p 300s R 25s 8     | - 300s - 25s 4s V | is silent if the last push came more than 25 s before
  p 5s 8             |                   | is not silent if the poll after opening finds news from before
  p 300s 7           |                   | is not silent if a poll finds only changes, which may be those of the blogger
  300s 8             |                   | is not silent before it is open
  p 300s 8 2s P      | 302002ms D        | is not silent if it is lost before the 4 s end
  p 300s 8 2s 9      | - 300s 4s V       | is reported once for each time it is opened
`),
);
