import { asyncScheduler } from 'rxjs';
import { inVirtualTime, MINUTE, SECOND } from '../../world/clock';
import type { RecordAction } from '../../../src/streams/actions/table';
import type { Effect } from './platform';
import { wantedBy } from './records';
import { createWorld, type Tab, type World } from './world';

type Terms = Parameters<typeof createWorld>[0];

/** What the platform has after a minute in which the steps happen, each at its time in milliseconds. */
function effectsOf(terms: Terms, stepsOf: (world: World) => Readonly<Record<number, () => void>>): unknown {
  const effects: Effect[] = [];
  inVirtualTime((clock) => {
    const world = createWorld(terms);
    for (const [ms, step] of Object.entries(stepsOf(world))) asyncScheduler.schedule(step, Number(ms));
    asyncScheduler.schedule(() => {
      effects.push(...world.ledger.effects);
      clock.halt();
    }, MINUTE);
  });
  return effects.map(({ what }) => what);
}
const act = (tab: Tab, kind: RecordAction, id: string): void =>
  tab.act(wantedBy(kind, { id }), wantedBy(kind));

describe('the outbox of two tabs', () => {
  test.each([1, 20, 4000])(
    'trashes a comment once if both trash it, %d ms apart, without storage',
    (apartMs) => {
      const effects = effectsOf({ isFull: () => true }, ({ open }) => {
        const [one, two] = [open(true), open(false)];
        return { 0: () => act(one, 'trash', 'a'), [apartMs]: () => act(two, 'trash', 'b') };
      });
      expect(effects).toEqual(['delete 70']);
    },
  );

  test('sends what one has stored although the other, which leads, could not open the database', () => {
    const effects = effectsOf({}, ({ open }) => {
      open(true, true);
      const two = open(true);
      return { 0: () => act(two, 'trash', 'a') };
    });
    expect(effects).toEqual(['delete 70']);
  });

  test('sends what the other has stored when there is space again', () => {
    let isFull = true;
    const effects = effectsOf({ isFull: () => isFull }, ({ open }) => {
      const [one, two] = [open(true), open(false)];
      return {
        0: () => act(one, 'approve', 'a'),
        [10 * SECOND]: () => (isFull = false),
        [11 * SECOND]: () => act(two, 'trash', 'b'),
      };
    });
    expect(effects).toEqual(['approved 70', 'delete 70']);
  });

  test.each<[RecordAction, string, number]>([
    ['reply', 'reply 70 Thanks', SECOND],
    ['trash', 'delete 70', 6 * SECOND],
  ])(
    'sends a %s once if the blogger changes the tab while the platform works on it for 8 s',
    (kind, effect, atMs) => {
      const effects = effectsOf({ actsMs: () => 8 * SECOND }, ({ open }) => {
        const [one, two] = [open(true), open(false)];
        return {
          0: () => act(one, kind, 'a'),
          [atMs]: () => {
            one.isActive$.next(false);
            two.isActive$.next(true);
          },
        };
      });
      expect(effects).toEqual([effect]);
    },
  );

  test('[turns-of-a-target] sends a reply once if both are visible while the platform works on it for 8 s', () => {
    const effects = effectsOf({ actsMs: () => 8 * SECOND }, ({ open }) => {
      const [one] = [open(true), open(true)];
      return { 0: () => act(one, 'reply', 'a') };
    });
    expect(effects).toEqual(['reply 70 Thanks']);
  });

  test('trashes a comment once if both trash it from notes of their own, without storage', () => {
    const effects = effectsOf({ isFull: () => true }, ({ open }) => {
      const [one, two] = [open(true), open(true)];
      return {
        0: () => one.act(wantedBy('trash', { id: 'a', note: 7 }), wantedBy('trash')),
        1: () => two.act(wantedBy('trash', { id: 'b', note: 8 }), wantedBy('trash')),
      };
    });
    expect(effects).toEqual(['delete 70']);
  });

  test.each([
    ['stored', false],
    ['in memory', true],
  ])('sends a trash that is %s if its tab gets hidden in the undo window', (_where, isFull) => {
    const effects = effectsOf({ isFull: () => isFull }, ({ open }) => {
      const [one, two] = [open(true), open(false)];
      return {
        0: () => act(one, 'trash', 'a'),
        [2 * SECOND]: () => {
          one.isActive$.next(false);
          two.isActive$.next(true);
        },
      };
    });
    expect(effects).toEqual(['delete 70']);
  });
});
