import fc from 'fast-check';
import { asyncScheduler } from 'rxjs';
import type { Made } from '../../../src/streams/outbox/input';
import { type Kind, targetKey } from '../../../src/streams/outbox/target';
import { inVirtualTime, HOUR, MINUTE, SECOND } from '../../support/day/virtual-time';
import { ACTS_MS, type Fate, FATES } from './platform';
import { made, OWNER } from './records';
import { judge, type Wish } from './wishes';
import { createWorld, type Tab } from './world';

/** One step of a story, and the pause before it. `tab` is an index, modulo the open tabs. */
export interface Step {
  readonly does: (typeof DEEDS)[number] | (typeof EVENTS)[number] | Fate;
  readonly tab: number;
  readonly pauseMs: number;
}

/** What a blogger does; `say again` is the same reply from another tab, `take back` the opposite of the last. */
const DEEDS = ['trash', 'reply', 'say again', 'like', 'approve', 'take back', 'undo', 'retry'] as const;
const EVENTS = [
  'open',
  'crash',
  'leave',
  'lead',
  'look away',
  'slow',
  'sign out',
  'another blogger',
  'sign in',
  'full',
  'offline',
  'clock back',
  'clock on',
  'clock right',
] as const;

/** How long the platform works on a change that is slow: longer than a sender can be gone. */
const SLOW_MS = 8 * SECOND;
/** Longer than any pause but one that the platform asks for; shorter than the clock is ever ahead. */
const SETTLED_MS = 5 * MINUTE;
const ENDS: readonly Step['does'][] = ['crash', 'leave', 'offline'];

const isFate = (does: Step['does']): does is Fate => FATES.some((fate) => fate === does);

/** Any step of a story. */
export const step: fc.Arbitrary<Step> = fc.record({
  does: fc.constantFrom(...DEEDS, ...DEEDS, ...EVENTS, ...FATES),
  tab: fc.nat(4),
  pauseMs: fc.constantFrom(0, 10, 30, 100, 3 * SECOND, 5 * SECOND),
});

/** Plays a story, gives the outbox time to settle, and returns what the platform's ledger says against it. */
export function play(story: readonly Step[]): readonly string[] {
  const wrong: string[] = [];
  inVirtualTime((clock) => {
    let isFull = false;
    let aheadMs = 0;
    let fate: Fate = 'answered';
    let isSlow = false;
    /** Until then, nothing may end a request that the platform works on: nobody could tell what it does. */
    let slowUntil = 0;
    let comments = 0;
    const wishes: Wish[] = [];
    const world = createWorld({
      isFull: () => isFull,
      aheadMs: () => aheadMs,
      actsMs: () => {
        if (!isSlow) return ACTS_MS;
        isSlow = false;
        slowUntil = asyncScheduler.now() + SLOW_MS;
        return SLOW_MS;
      },
      fate: () => {
        const own = fate;
        fate = 'answered';
        return own;
      },
    });
    const tabs: Tab[] = [];
    /** Two tabs lead for a second. */
    const lead = (tab: Tab | undefined): void => {
      if (!tab) return;
      tab.isActive$.next(true);
      asyncScheduler.schedule(
        () => tabs.forEach((other) => other !== tab && other.isActive$.next(false)),
        SECOND,
      );
    };
    const open = (): void => {
      if (tabs.length >= 5) return;
      const tab = world.open(false);
      tabs.push(tab);
      if (tabs.length === 1) lead(tab);
    };
    const add = (tab: Tab, kind: Kind, payload: boolean | string, comment: number): void => {
      if (world.blogger$.value !== OWNER) return;
      const id = `${kind}${wishes.length}`;
      const input = made(kind, {
        id,
        payload,
        target: { site: 1, comment, ...(kind === 'reply' && { post: 2 }) },
      });
      const wish: Wish = { input, isOver: false, isUndone: false };
      wishes.push(wish);
      // Whatever this tab does not get to store has not happened.
      wish.isOver = true;
      tab.act(input, input, (outcome) => {
        const before = wishes.filter((other) => other !== wish && isSameSlot(other.input, input));
        if (outcome === 'refused') return;
        for (const other of before) other.isOver = true;
        // A record that the browser did not store is lost with its tab; the panel says so.
        const isAccepted = outcome !== 'deleted' && (outcome.id === id || outcome.next?.id === id);
        wish.isOver = isFull || !isAccepted;
      });
    };
    const undo = (tab: Tab, wish: Wish): void =>
      tab.act({ type: 'undone', id: wish.input.id }, wish.input, (outcome) => {
        if (outcome === 'refused') return;
        wish.isOver = true;
        wish.isUndone = true;
      });
    const latest = (): Wish | undefined => wishes.at(-1);
    const signs = (blogger: string | undefined) => (): void => {
      for (const wish of wishes) if (blogger !== OWNER) wish.isOver = true;
      world.blogger$.next(blogger);
    };
    const isToggle = (input: Made): boolean => input.kind === 'like' || input.kind === 'approve';
    const happenings: Readonly<Record<Exclude<Step['does'], Fate>, (tab: Tab) => void>> = {
      trash: (tab) => add(tab, 'trash', true, 70 + ++comments),
      reply: (tab) => add(tab, 'reply', `text${comments}`, 70 + ++comments),
      'say again': (tab) => {
        const said = wishes.findLast(({ input }) => input.kind === 'reply');
        if (said && !said.isOver) add(tab, 'reply', said.input.payload, said.input.target.comment ?? 0);
      },
      like: (tab) => add(tab, 'like', true, 1),
      approve: (tab) => add(tab, 'approve', true, 2),
      'take back': (tab) => {
        const { input } = latest() ?? {};
        if (input && isToggle(input)) add(tab, input.kind, input.payload !== true, input.target.comment ?? 0);
      },
      undo: (tab) => {
        const wish = latest();
        if (wish) undo(tab, wish);
      },
      retry: (tab) => {
        const { input } = latest() ?? {};
        if (input) tab.act({ type: 'retried', id: input.id, newId: `${input.id}'`, owner: OWNER }, input);
      },
      open,
      crash: (tab) => {
        tab.die();
        tabs.splice(tabs.indexOf(tab), 1);
        lead(tabs[0]);
      },
      leave: (tab) => {
        tab.leave();
        tabs.splice(tabs.indexOf(tab), 1);
        lead(tabs[0]);
      },
      lead,
      'look away': (tab) => tab.isActive$.next(!tab.isActive$.value),
      slow: () => (isSlow = true),
      'sign out': signs(undefined),
      'another blogger': signs('6'),
      'sign in': signs(OWNER),
      full: () => (isFull = !isFull),
      offline: () => world.isOnline$.next(!world.isOnline$.value),
      // Less than a day: what was done a day ago may be done again.
      'clock back': () => (aheadMs = -23 * HOUR),
      // A reply is found if the clock is less than 10 minutes ahead of the platform's.
      'clock on': () => (aheadMs = 9 * MINUTE),
      'clock right': () => (aheadMs = 0),
    };
    const happens = ({ does, tab: index }: Step): void => {
      const tab = tabs[index % Math.max(tabs.length, 1)];
      if (ENDS.includes(does) && asyncScheduler.now() <= slowUntil) return;
      if (isFate(does)) fate = does;
      else if (tab) happenings[does](tab);
      else open();
    };
    const settle = (): void => {
      isFull = false;
      fate = 'answered';
      world.isOnline$.next(true);
      world.blogger$.next(OWNER);
      open();
      lead(tabs[0]);
      asyncScheduler.schedule(() => {
        wrong.push(...judge(world, wishes));
        for (const tab of tabs) tab.die();
        clock.halt();
      }, SETTLED_MS);
    };
    open();
    open();
    let ms = 0;
    for (const each of story) {
      asyncScheduler.schedule(() => happens(each), (ms += each.pauseMs + 5));
    }
    asyncScheduler.schedule(settle, ms + 10 * SECOND);
  });
  return wrong;
}

const isSameSlot = (one: Made, other: Made): boolean =>
  one.kind === other.kind && targetKey(one.target) === targetKey(other.target);
