import fc from 'fast-check';
import { holds } from '../support/generated/holds';
import { asyncScheduler, concat, map, mergeMap, NEVER, of, throwError, timer } from 'rxjs';
import type { ChannelEvent, Transport } from '../../src/client';
import { contradictions } from '../support/consistency';
import { createLocks } from '../support/day/locks';
import { ALL_BEHAVIOURS, openPage } from '../support/day/page';
import { createTally } from '../support/day/tally';
import { inVirtualTime, MINUTE, SECOND } from '../support/day/virtual-time';
import { anyClicks } from '../support/generated/events';
import { anyText, notesAnswer, polledAnswer } from '../support/generated/json';

/** What comes back of a request: an answer of any kind, a broken connection, or nothing at all. */
const anyAnswer = fc.oneof(
  { weight: 6, arbitrary: notesAnswer.map((body) => ({ status: 200, text: JSON.stringify(body) })) },
  { weight: 4, arbitrary: polledAnswer.map((body) => ({ status: 200, text: JSON.stringify(body) })) },
  { weight: 2, arbitrary: fc.record({ status: fc.constantFrom(200, 204, 404, 409, 500), text: anyText }) },
  { weight: 1, arbitrary: fc.constantFrom('broken' as const, 'never' as const) },
);

const anyPush = fc.oneof(
  anyText,
  fc.constantFrom(
    '{"note_id":1}',
    '{"action":"push","note_id":"6"}',
    '{"note_id":424242}',
    '{"action":"push"}',
  ),
);

const anyMessage = fc.oneof(
  fc.anything(),
  fc.record({
    type: fc.constant('notesIframeMessage'),
    action: fc.constantFrom('togglePanel', 'toggleVisibility', 'refreshNotes', 'dance'),
    showing: fc.oneof(fc.boolean(), fc.string()),
    hidden: fc.oneof(fc.boolean(), fc.string()),
  }),
);

const storageKey = fc.constantFrom(
  'notesLastMarkedSeen',
  'note_read_status_1',
  'note_read_status_99999999999999999999',
  'reply_1',
  'reply_x',
  'note_moderation_2',
  'note_moderation_',
  '__proto__',
);

const anyWorld = fc.record({
  answers: fc.array(anyAnswer, { minLength: 1, maxLength: 12 }),
  pushes: fc.array(anyPush, { maxLength: 6 }),
  messages: fc.array(anyMessage, { maxLength: 6 }),
  stored: fc.array(fc.tuple(storageKey, anyText), { maxLength: 5 }),
  changes: fc.array(fc.tuple(storageKey, fc.option(anyText, { nil: undefined })), { maxLength: 4 }),
  clicks: anyClicks,
});

type AnyWorld = typeof anyWorld extends fc.Arbitrary<infer W> ? W : never;

/** Each answer in turn, and again from the first. */
function transportOf({ answers, pushes }: AnyWorld): Transport {
  let count = 0;
  const opened: ChannelEvent = { type: 'open' };
  return {
    send: () => {
      const answer = answers[count++ % answers.length] ?? 'never';
      if (answer === 'never') return NEVER;
      return timer(50).pipe(
        mergeMap(() => (answer === 'broken' ? throwError(() => new Error('broken')) : of(answer))),
      );
    },
    connect: () =>
      concat(
        of(opened),
        ...pushes.map((data) => timer(SECOND).pipe(map((): ChannelEvent => ({ type: 'message', data })))),
        NEVER,
      ),
  };
}

/** Two minutes of a panel in that world: what it got wrong. */
function live(world: AnyWorld): string[] {
  const wrong: string[] = [];
  const tally = createTally();
  inVirtualTime((clock) => {
    const page = openPage({
      network: { transport: transportOf(world), departure: undefined },
      tally,
      held: new Map(world.stored),
      locks: createLocks(),
      isEmbedded: false,
      behaviours: ALL_BEHAVIOURS,
      report: (problem) => {
        if (problem.startsWith('the behaviour')) wrong.push(problem);
      },
      happened: (event, state) =>
        wrong.push(...contradictions(state).map((each) => `${each}, after ${event.type}`)),
    });
    const each = <T>(list: readonly T[], ms: number, act: (value: T) => void): void =>
      list.forEach((value, index) => asyncScheduler.schedule(() => act(value), index * ms));
    each(world.messages, 700, (message) => page.messages$.next(message));
    each(world.clicks, 400, page.send);
    each(world.changes, 900, ([key, value]) => page.changes$.next({ key, value }));
    asyncScheduler.schedule(() => {
      page.end('crashed');
      if (tally.open().length > 0) wrong.push(`left behind: ${tally.open().join()}`);
      if (clock.waiting() > 0) wrong.push(`${clock.waiting()} timers are left`);
      clock.halt();
    }, 2 * MINUTE);
  });
  return wrong;
}

test('whatever comes from platform, push, host and storage, no behaviour fails and no state contradicts itself', () => {
  holds(
    fc.property(anyWorld, (world) => {
      expect(live(world)).toEqual([]);
    }),
    40,
  );
});
