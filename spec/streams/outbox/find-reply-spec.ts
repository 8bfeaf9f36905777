import { stateOf } from '../../../src/streams/outbox/record';
import { HOUR, MINUTE } from '../../world/clock';
import type { Fate } from '../../world/network';
import { play } from '../../world/script';

const REPLY = 'POST /sites/1/comments/70/replies/new';

/** The outcome of replies a minute apart, the last of which has this fate, and what the platform has. */
function outcomeOf(aheadMs: number, fate: Fate, ...texts: readonly string[]): readonly unknown[] {
  const { records, blog } = play(
    ({ open, clock }) => {
      clock.setAhead(aheadMs);
      const tab = open();
      const steps = texts.map((text, index) => {
        return [(index + 1) * MINUTE, () => tab.send({ type: 'reply.submitted', id: 7, text })] as const;
      });
      return Object.fromEntries(steps);
    },
    { fateOf: (line, times) => (line === REPLY && times === texts.length ? fate : 'right') },
  );
  return [...[...records.values()].map((record) => record.failed ?? stateOf(record)), ...blog.replies()];
}

describe.each([
  ['is right', 0],
  ['is an hour ahead', HOUR],
  ['is a day behind', -24 * HOUR],
])('[reply-is-posted-once] if the clock %s,', (_clock, aheadMs) => {
  test.each(['Salt & pepper', 'I <3 this', 'Thanks :)', '9x6', '👍', `"Well" -- it's so :D 日本語`])(
    'a reply whose answer was lost is found: %s',
    (text) => expect(outcomeOf(aheadMs, 'lost', text)).toEqual(['done', text]),
  );

  test.each([
    ['Thanks!', ['done', 'Thanks', 'Thanks!']],
    ['Thanks', ['CommentDuplicateError', 'Thanks']],
  ])('a second reply whose request was lost is not taken for the first one: %s', (text, outcome) => {
    expect(outcomeOf(aheadMs, 'lostBefore', 'Thanks', text)).toEqual(outcome);
  });
});
