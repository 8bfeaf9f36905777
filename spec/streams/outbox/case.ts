import { asyncScheduler } from 'rxjs';
import { isRemoval } from '../../../src/streams/outbox/aspects';
import type { Wanted } from '../../../src/streams/outbox/input';
import { stateOf } from '../../../src/streams/outbox/record';
import { inVirtualTime, MINUTE, SECOND } from '../../world/clock';
import type { Fate } from './platform';
import { OWNER, wantedBy } from './records';
import { createWorld, type Tab, type World } from './world';

/** All that a blogger can do, and what the platform then does. */
export const WISHES: readonly [wanted: Wanted, effect: string, opposite: Wanted | undefined][] = [
  [wantedBy('trash'), 'delete 70', wantedBy('restore', { id: 'b' })],
  [wantedBy('spam'), 'spam 70', wantedBy('restore', { id: 'b', before: 'spam' })],
  [wantedBy('restore'), 'untrash 70', wantedBy('trash', { id: 'b' })],
  [wantedBy('restore', { before: 'spam' }), 'unspam 70', wantedBy('spam', { id: 'b' })],
  [wantedBy('approve'), 'approved 70', wantedBy('unapprove', { id: 'b' })],
  [wantedBy('unapprove'), 'unapproved 70', wantedBy('approve', { id: 'b' })],
  [wantedBy('like'), 'like 70', wantedBy('unlike', { id: 'b' })],
  [wantedBy('unlike'), 'unlike 70', wantedBy('like', { id: 'b' })],
  [wantedBy('follow'), 'follow 1', wantedBy('unfollow', { id: 'b' })],
  [wantedBy('unfollow'), 'unfollow 1', wantedBy('follow', { id: 'b' })],
  [wantedBy('reply'), 'reply 70 Thanks', undefined],
];

/** What dies at a point: the page, one of two tabs, or the network for 20 s. */
export const DEATHS = ['page', 'tab', 'network'] as const;
type Death = (typeof DEATHS)[number];

/** What the blogger does next, in the undo window, while the request runs, or later. */
export const NEXT = [
  'nothing',
  'undo',
  'close',
  'opposite',
  'again',
  'leave',
  'leaveUnstored',
  'signOut',
  'otherBlogger',
  'older',
] as const;
type Next = (typeof NEXT)[number];
const WHEN_MS = { soon: 10, sending: 30, late: 2 * SECOND } as const;
type When = keyof typeof WHEN_MS;

export interface Case {
  /** Who has done it, as far as is known; `?` is not known yet. */
  readonly owner: string;
  readonly wish: (typeof WISHES)[number];
  readonly fate: Fate;
  readonly next: Next;
  readonly when: When;
  /** The death happens when this many points have passed. */
  readonly death?: { readonly of: Death; readonly at: number };
}

export interface Result {
  readonly world: World;
  readonly points: number;
  readonly undone: string | undefined;
  /** Whether the blogger is no longer signed in. */
  readonly isGone: boolean;
}

/** Plays a case for five minutes of virtual time. */
export function play({ wish: [known, , opposite], owner, fate, next, when, death }: Case): Result {
  const wish = { ...known, owner };
  let points = 0;
  let requests = 0;
  let undone: string | undefined = undefined;
  const results: Result[] = [];
  inVirtualTime((clock) => {
    const world = createWorld({
      fate: () => (requests++ === 0 ? fate : 'answered'),
      isPut: () => next !== 'leaveUnstored',
      survives: (tab) => {
        const isHere = points++ === death?.at;
        return !isHere || !death || strike(death.of, tab);
      },
    });
    // What the blogger takes back is there.
    const { wanted, before } = wish;
    if (wanted === false || wanted === 'unapproved') {
      world.ledger.statuses.set('70', 'approved');
      world.ledger.likes.set('70', true);
      world.ledger.follows.set('1', true);
    }
    if (isRemoval(before)) world.ledger.statuses.set('70', before);
    const tabs: Tab[] = [world.open(true)];
    if (death?.of === 'tab') tabs.push(world.open(false));
    const living = (): Tab | undefined => tabs.find((tab) => tab.isAlive());
    /** Returns whether the tab survives. */
    const strike = (what: Death, tab: Tab): boolean => {
      if (what === 'network') {
        world.isOnline$.next(false);
        asyncScheduler.schedule(() => world.isOnline$.next(true), 20 * SECOND);
        return true;
      }
      replace(what);
      return tab === tabs[1];
    };
    /** Another tab leads at once, or a new page 3 s later. */
    const replace = (what: 'page' | 'tab'): unknown =>
      asyncScheduler.schedule(
        () => {
          const other = living();
          if (other) other.isActive$.next(true);
          else tabs.push(world.open(true));
        },
        what === 'tab' ? 1 : 3 * SECOND,
      );
    const doNext = (): void => {
      if (next === 'undo')
        living()?.act({ type: 'undone', id: wish.id, newId: 'z' }, wish, (outcome) => {
          undone = typeof outcome === 'string' ? outcome : stateOf(outcome);
        });
      if (next === 'close') living()?.act({ type: 'hastened', id: wish.id }, wish);
      if (next === 'leave' || next === 'leaveUnstored') {
        living()?.leave();
        replace(living() ? 'tab' : 'page');
      }
      if (next === 'opposite' && opposite) living()?.act(opposite, opposite);
      if (next === 'again') living()?.act({ ...wish, id: 'c' }, wish);
      if (next === 'otherBlogger') world.blogger$.next('6');
      // Only a page can sign out, and it deletes the records first.
      if (next === 'signOut')
        living()?.act({ type: 'signedOut' }, wish, () => world.blogger$.next(undefined));
    };
    asyncScheduler.schedule(() => {
      if (next === 'older') world.isOnline$.next(false);
      living()?.act(wish, wish);
    }, SECOND);
    const undoMs = isRemoval(wanted) ? { sending: 4560, late: 6500 } : {};
    asyncScheduler.schedule(doNext, SECOND + { ...WHEN_MS, ...undoMs }[when]);
    const lastsMs = next === 'older' ? 25 * 60 * MINUTE : 5 * MINUTE;
    if (next === 'older') asyncScheduler.schedule(() => world.isOnline$.next(true), lastsMs - MINUTE);
    asyncScheduler.schedule(() => {
      results.push({ world, points, undone, isGone: world.blogger$.value !== OWNER });
      for (const tab of tabs) tab.die();
      clock.halt();
    }, lastsMs);
  });
  const [result] = results;
  if (!result) throw new Error('the case does not end');
  return result;
}
