import { cases } from 'rxjs-marbles/jest';
import { checkChannel } from '../../../src/streams/push/check-channel';
import { checkLookedAt } from '../../../src/streams/push/check-looked-at';
import { silentChannel } from '../../../src/streams/push/silent-channel';
import type { Behaviour } from '../../../src/streams/state/behaviour';
import type { Event } from '../../../src/streams/state/events';
import { RETURN_GATHER_MS } from '../../../src/streams/timing';
import { emittedBy } from '../../support/behaviour';
import { fetched, legend, listed } from '../../support/legend';
import { holding, note } from '../../support/notes';
import { table } from '../../support/table';

const NOON = Date.UTC(2024, 4, 1, 12);
const tick = (ms: number): Event => ({ type: 'clock.ticked', now: NOON + ms });
const values: Record<string, Event> = {
  ...legend,
  l: listed(),
  L: { type: 'tabs.led' },
  F: { type: 'tabs.followed', push: 'subscribed' },
  K: { type: 'notes.confirmed', asked: 1000 },
  N: { type: 'notes.failed', kind: 'forbidden', failures: 1, retryInMs: Infinity, askedMs: 0 },
  R: { type: 'push.received', noteId: 8 },
  O: { type: 'panel.toggled', isOpen: true },
  C: { type: 'panel.toggled', isOpen: false },
  D: { type: 'network.changed', isOnline: false },
  U: { type: 'network.changed', isOnline: true },
  0: tick(0),
  1: tick(30_000),
  2: tick(60_100),
  3: tick(90_001),
  4: tick(-24 * 60 * 60 * 1000),
  // The held note, changed, and two newer notes.
  7: fetched(0, note(7, { title: 'changed', note_hash: 70 })),
  8: fetched(0, note(8, { timestamp: '2026-11-20T12:00:08Z' })),
  9: fetched(0, note(9, { timestamp: '2026-11-20T12:00:09Z' })),
};

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
      const state =
        behaviour === silentChannel ? holding(note(7, { timestamp: '2026-11-20T12:00:07Z' })) : {};
      const emitted$ = emittedBy(m, behaviour, { events, values, state, world });
      m.expect(emitted$).toBeObservable(before + expected, { V });
    },
    rules,
  );

const DUE: Event = { type: 'notes.refreshRequested' };

check(
  'a check of the push channel',
  checkChannel,
  DUE,
  '',
  table(`
  events            | expected    | name
  (Lp)              | 300s V      | is due five minutes after the channel has opened
  (Lp) 196s K       | 496004ms V  | [silent-channel] is due five minutes after the last one
  (Lp) 6s h         | 300s V      | is due in a hidden tab, too, which sends it when it becomes visible
  (Lp) 96s P        | 96004ms V   | [polling-without-push] is due when the channel is lost, and not while it is
  (Lp) 96s N 999s K | 1395005ms V | is not due while the list fails or is refused
  (Lp) 96s F        |             | is not due in a tab that follows another one
  (lm) 96s F 20s K  | 416005ms V  | [lists-of-different-lengths] is due in a tab that follows another one and has more than ten notes
  (Llm)             |             | is not due in a tab that polls every 30 s, however many notes it has
  (lm) 96s F 20s N  |             | is not due in a longer list that follows while it fails
`),
);

check(
  'a light poll',
  checkChannel,
  DUE,
  '',
  table(`
  events | shown | expected | name
  0-3    |       | --V      | [polling-after-sleep] is due when the clock has advanced more than 90 s
  0-1-2  |       |          | is not due while the clock ticks
  0-2    |       |          | is not due when a tick is as late as in a hidden page
  0-4    |       | --V      | is due when the clock was set back by a day
  0      | 5s *  | 5s V     | [polling-after-sleep] is due when the page comes back from the cache
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
  (OLp0)                 |           | 30s V            | [looked-at] is checked in the tab that holds the channel, too
  (OF0) 39995ms K        |           | 30s V 39999ms V  | [looked-at] is checked again only after the answer
  (OLp) 9995ms P 5s (pN) |           |                  | is not checked beside polls every 30 s, nor while the list fails
  (OLp0) 114994ms K      |           | 30s V            | [looked-at] is no longer checked two minutes after the last sign of the blogger
  (OF0) 114995ms K       | 200s a    | 30s V 169999ms V | [looked-at] is checked at once when the blogger uses it after that
  (OF0) 114995ms K       | 90s a     | 30s V 114999ms V | [looked-at] is looked at for two minutes after each sign
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
  silentChannel,
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
  p 300s 8 2s P      |                   | is not silent if it is lost before the 4 s end
  p 300s 8 2s 9      | - 300s 4s V       | is reported once for each time it is opened
`),
);
