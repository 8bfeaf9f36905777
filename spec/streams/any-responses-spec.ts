import fc from 'fast-check';
import { assertProperty } from '../support/generated/assert-property';
import { asyncScheduler, concat, map, mergeMap, NEVER, of, Subject, throwError, timer } from 'rxjs';
import type { ChannelEvent, Transport } from '../../src/client';
import { ALL_BEHAVIOURS } from '../support/all-behaviours';
import { memoryStorage } from '../support/behaviour';
import { contradictions } from '../support/consistency';
import { createLocks } from '../world/shared';
import { createDatabase, fairWeather } from '../world/database';
import { openPage } from '../world/page';
import { countSubscriptions } from '../world/subscription-counts';
import { inVirtualTime, MINUTE, SECOND } from '../world/clock';
import { anyClicks } from '../support/generated/events';
import { anyText, notesAnswer, polledAnswer } from '../support/generated/json';

/** An answer of any kind, or a fault (kinds as in sandbox/README.md). */
const anyAnswer = fc.oneof(
  { weight: 6, arbitrary: notesAnswer.map((body) => ({ status: 200, text: JSON.stringify(body) })) },
  { weight: 4, arbitrary: polledAnswer.map((body) => ({ status: 200, text: JSON.stringify(body) })) },
  { weight: 2, arbitrary: fc.record({ status: fc.constantFrom(200, 204, 404, 409, 500), text: anyText }) },
  { weight: 1, arbitrary: fc.constantFrom('reset' as const, 'timeout' as const) },
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
  'note_done_2',
  'note_done_',
  'outbox',
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

/** Gives the answers in turn, and starts again after the last. */
function transportOf({ answers, pushes }: AnyWorld): Transport {
  let count = 0;
  const opened: ChannelEvent = { type: 'open' };
  return {
    send: () => {
      const answer = answers[count++ % answers.length] ?? 'timeout';
      if (answer === 'timeout') return NEVER;
      return timer(50).pipe(
        mergeMap(() => (answer === 'reset' ? throwError(() => new Error('reset')) : of(answer))),
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

/** Runs a panel in a world for two minutes and returns what went wrong. */
function problemsOf(world: AnyWorld): string[] {
  const wrong: string[] = [];
  const counts = countSubscriptions();
  inVirtualTime((clock) => {
    const changes$ = new Subject<{ key: string; value: string | undefined }>();
    const page = openPage({
      transport: transportOf(world),
      counts,
      behaviours: ALL_BEHAVIOURS,
      deferredMs: 500,
      world: {
        storage: memoryStorage(new Map(world.stored), changes$),
        locks: createLocks(),
        outbox: createDatabase(fairWeather()).storeOf(),
        report: (problem) => {
          if (problem.startsWith('the behaviour')) wrong.push(problem);
        },
      },
      onEvent: (event, state) =>
        wrong.push(...contradictions(state).map((each) => `${each}, after ${event.type}`)),
    });
    const each = <T>(list: readonly T[], ms: number, act: (value: T) => void): void =>
      list.forEach((value, index) => asyncScheduler.schedule(() => act(value), index * ms));
    each(world.messages, 700, (message) => page.messages$.next(message));
    each(world.clicks, 400, page.send);
    each(world.changes, 900, ([key, value]) => changes$.next({ key, value }));
    asyncScheduler.schedule(() => {
      page.stop();
      if (counts.open().length > 0) wrong.push(`still subscribed: ${counts.open().join()}`);
      if (clock.waiting() > 0) wrong.push(`${clock.waiting()} timers are left`);
      clock.halt();
    }, 2 * MINUTE);
  });
  return wrong;
}

test('no behaviour fails and no state contradicts itself, whatever platform, push, host and storage send', () => {
  assertProperty(
    fc.property(anyWorld, (world) => {
      expect(problemsOf(world)).toEqual([]);
    }),
    40,
  );
});
