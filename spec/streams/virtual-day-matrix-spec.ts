import { EMPTY, NEVER } from 'rxjs';
import type { Behaviour } from '../../src/streams/state/behaviour';
import { ALL_BEHAVIOURS } from '../support/all-behaviours';
import { runDay } from '../support/day/day';

const { polling, undo } = ALL_BEHAVIOURS;
const none: Behaviour = () => EMPTY;

/** Never unsubscribes from the keys. */
const leaking: Behaviour = (_events$, _state$, { environment }) => {
  environment.keys$.subscribe();
  return NEVER;
};

/** Defects of a panel, with the violation that at least one of forty days must report. */
const defects: readonly (readonly [string, Readonly<Record<string, Behaviour>>, RegExp])[] = [
  ['requests the list twice', { twice: polling }, /2 list requests are pending/],
  ['never requests the list', { polling: none }, /has not polled|the panel is loading/],
  ['trashes twice', { twice: undo }, /is sent 2 times/],
  ['never trashes', { undo: none }, /sent 0 times|neither done nor refused/],
  [
    'does not recover the pending trash of a crashed page',
    { restoreModerations: none },
    /neither done nor refused/,
  ],
  ['does not store a pending trash', { keepModerations: none }, /neither done nor refused/],
  ['never sends replies', { reply: none }, /neither sent nor failed/],
  ['does not store drafts', { keepDrafts: none }, /the draft of note \d+ came back/],
  ['does not store read marks', { keepReads: none }, /unread again/],
  ['never sends read marks', { markRead: none }, /never gets the mark/],
  ['never approves', { approve: none }, /has last set approve/],
  ['never likes', { like: none }, /has last set like/],
  ['never follows', { follow: none }, /has last set follow/],
  ['never ends an optimistic update', { override: none }, /when idle note(Approvals|Likes) is/],
  ['does not unsubscribe', { leaking }, /still subscribed: keys\$/],
  ['does not fetch pushed notes', { fetchPushed: none }, /when idle/],
];

test.each(defects)('the rules report a panel that %s', (_name, changes, expected) => {
  const behaviours = { ...ALL_BEHAVIOURS, ...changes };
  const isReported = (seed: number): boolean =>
    runDay(seed, { behaviours }).violations.some((violation) => expected.test(violation));
  expect(Array.from({ length: 40 }, (_, index) => index + 1).some(isReported)).toBe(true);
});
