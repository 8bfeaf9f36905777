import { catchError, EMPTY, ignoreElements, mergeMap, NEVER } from 'rxjs';
import { undo } from '../../src/streams/moderation/undo';
import { ofType } from '../../src/streams/operators/of-type';
import { outboxOf } from '../../src/streams/outbox/outbox';
import type { OutboxRule } from '../../src/streams/outbox/rule';
import { approve } from '../../src/streams/reactions/approve';
import { follow } from '../../src/streams/reactions/follow';
import { like } from '../../src/streams/reactions/like';
import { reply } from '../../src/streams/reply/reply';
import type { Behaviour } from '../../src/streams/state/behaviour';
import type { Event } from '../../src/streams/state/events';
import { ALL_BEHAVIOURS } from '../support/all-behaviours';
import { runDay } from '../support/day/day';

const { drafts, keepReads, polling } = ALL_BEHAVIOURS;
const none: Behaviour = () => EMPTY;
const rules = { approve, follow, like, reply, undo };

/** An outbox with other rules. */
const outbox = (changes: Partial<typeof rules>): Readonly<Record<string, Behaviour>> => ({
  outbox: outboxOf(Object.values({ ...rules, ...changes })),
});
const nothing: OutboxRule = () => undefined;
/** A rule that does not know an event. */
const deaf =
  (rule: OutboxRule, type: Event['type']): OutboxRule =>
  (event, state) =>
    event.type === type ? undefined : rule(event, state);

/** Trashes at once, beside the outbox. */
const hasty: Behaviour = (events$, state$, { client }) =>
  events$.pipe(
    ofType('moderation.requested'),
    mergeMap(({ id }) => {
      const { site, comment } = state$.value.allNotes[id]?.ids ?? {};
      return site === undefined ? EMPTY : client.site(site).comment(comment).delete();
    }),
    ignoreElements(),
    catchError(() => EMPTY),
  );

/** Restores read marks, and stores none. */
const forgetful: Behaviour = (events$, state$, deps) =>
  keepReads(events$, state$, { ...deps, storage: { ...deps.storage, set: () => undefined } });

/** Never unsubscribes from the keys. */
const leaking: Behaviour = (_events$, _state$, { environment }) => {
  environment.keys$.subscribe();
  return NEVER;
};

/** Restores drafts, and does not store what is typed. */
const restoring: Behaviour = (_events$, state$, deps) => drafts(NEVER, state$, deps);

interface Defect {
  readonly behaviours?: Readonly<Record<string, Behaviour>>;
  readonly keepsRecords?: boolean;
}

/** Defects of a panel, with the violation that at least one of forty days must report. */
const defects: readonly (readonly [string, Defect, RegExp])[] = [
  ['requests the list twice', { behaviours: { twice: polling } }, /2 list requests are pending/],
  ['never requests the list', { behaviours: { polling: none } }, /has not polled|the panel is loading/],
  ['sends nothing', { behaviours: { outbox: none } }, /shows no undo bar|neither done nor refused/],
  ['trashes at once', { behaviours: { hasty } }, /is sent \d+ ms too early/],
  ['trashes twice', { behaviours: { hasty } }, /is sent again, and was done/],
  ['never trashes', { behaviours: outbox({ undo: nothing }) }, /neither done nor refused/],
  [
    'trashes after undo',
    { behaviours: outbox({ undo: deaf(undo, 'moderation.undone') }) },
    /is sent, and was not requested/,
  ],
  ['forgets what a page leaves', { keepsRecords: false }, /neither done nor refused|neither sent nor failed/],
  ['never sends replies', { behaviours: outbox({ reply: nothing }) }, /neither sent nor failed/],
  ['does not store drafts', { behaviours: { drafts: restoring } }, /the draft of note \d+ came back/],
  ['does not store read marks', { behaviours: { keepReads: forgetful } }, /unread again/],
  ['never sends read marks', { behaviours: { markRead: none } }, /never gets the mark/],
  ['never approves', { behaviours: outbox({ approve: nothing }) }, /has last set approve/],
  ['never likes', { behaviours: outbox({ like: nothing }) }, /has last set like/],
  ['never follows', { behaviours: outbox({ follow: nothing }) }, /has last set follow/],
  ['does not unsubscribe', { behaviours: { leaking } }, /still subscribed: keys\$/],
  ['does not fetch pushed notes', { behaviours: { fetchPushed: none } }, /when idle/],
];

test.each(defects)('the rules report a panel that %s', (_name, { behaviours = {}, ...others }, expected) => {
  const options = { behaviours: { ...ALL_BEHAVIOURS, ...behaviours }, ...others };
  const isReported = (seed: number): boolean =>
    runDay(seed, options).violations.some((violation) => expected.test(violation));
  expect(Array.from({ length: 40 }, (_, index) => index + 1).some(isReported)).toBe(true);
});
