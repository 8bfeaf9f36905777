import { EMPTY, NEVER } from 'rxjs';
import type { Behaviour } from '../../src/streams/behaviour';
import { runDay } from '../support/day/day';
import { ALL_BEHAVIOURS } from '../support/day/page';

const { polling, undo, reply } = ALL_BEHAVIOURS;
const none: Behaviour = () => EMPTY;

/** Holds on to the world on its own account. */
const leaking: Behaviour = (_events$, _state$, { surroundings }) => {
  surroundings.keys$.subscribe();
  return NEVER;
};
const failing: Behaviour = () => {
  throw new Error('a defect');
};

/** The day is no proof unless it sees what is broken: what is amiss with a panel, and what some day says of it. */
const broken: readonly (readonly [string, Readonly<Record<string, Behaviour | undefined>>, RegExp])[] = [
  ['asks for the list twice', { twice: polling }, /2 list requests are in flight/],
  ['does not ask for the list', { polling: none }, /no news was asked for/],
  ['trashes twice', { twice: undo }, /is sent 2 times/],
  ['does not trash', { undo: none }, /sent 0 times|neither done nor refused/],
  ['forgets what a page that died was to trash', { recovery: none }, /neither done nor refused/],
  ['does not store what is to be trashed', { keepModerations: none }, /neither done nor refused/],
  ['sends replies twice', { twice: reply }, /nothing was submitted|sent again|sent [5-8] times/],
  ['does not send replies', { reply: none }, /neither sent nor failed/],
  ['stores no drafts', { drafts: none }, /the draft of note \d+ came back/],
  ['stores no read flags', { keepReads: none }, /unread again/],
  ['does not tell what is read', { markRead: none }, /never hears of it/],
  ['does not approve', { approve: none }, /last word was approve/],
  ['does not like', { like: none }, /last word was like/],
  ['does not follow', { follow: none }, /last word was follow/],
  ['never ends an override', { override: none }, /in the calm note(Approvals|Likes) is/],
  ['lets go of nothing', { leaking }, /left behind: keys\$/],
  ['does not fetch what is pushed', { fetchPushed: none }, /in the calm/],
];

test.each(broken)('a panel that %s is found out', (_name, behaviours, expected) => {
  const given = Object.entries({ ...ALL_BEHAVIOURS, ...behaviours });
  const all = Object.fromEntries(
    given.flatMap(([name, behaviour]) => (behaviour ? [[name, behaviour]] : [])),
  );
  const says = (seed: number): boolean =>
    runDay(seed, { behaviours: all }).violations.some((violation) => expected.test(violation));
  expect(Array.from({ length: 40 }, (_, index) => index + 1).some(says)).toBe(true);
});

test('a day is the same each time', () => {
  const trail = (): readonly string[] => runDay(7, { keepsTrail: true }).trail;
  expect(trail()).toEqual(trail());
});

test('a panel that fails as it starts is found out', () => {
  expect(() => runDay(1, { behaviours: { ...ALL_BEHAVIOURS, failing } })).toThrow('a defect');
});
