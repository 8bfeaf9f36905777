import { stateOf } from '../../../src/streams/outbox/record';
import { HOUR, MINUTE, SECOND } from '../../world/clock';
import { firstOf } from '../../world/network';
import { type Browser, play } from '../../world/script';

const REPLY = 'POST /sites/1/comments/70/replies/new';
const DAY = 24 * HOUR;

const statesOf = ({ records }: Browser): readonly unknown[] =>
  [...records.values()].map((record) => record.failed ?? stateOf(record));

describe('[reply-is-posted-once] a reply whose answer was lost is found on the platform', () => {
  const texts = ['Salt & pepper', 'I <3 this', 'Thanks :)', '9x6', '👍'];
  const clocks = [
    ['is right', 0],
    ['is an hour ahead', HOUR],
    ['is a day behind', -DAY],
  ] as const;

  test.each(clocks.flatMap(([clock, aheadMs]) => texts.map((text) => [clock, text, aheadMs] as const)))(
    'if the clock %s: %s',
    (_clock, text, aheadMs) => {
      const browser = play(
        ({ open, clock }) => {
          clock.setAhead(aheadMs);
          const tab = open();
          return { [SECOND]: () => tab.send({ type: 'reply.submitted', id: 7, text }) };
        },
        { fateOf: firstOf(REPLY, 'lost') },
      );
      expect([statesOf(browser), browser.blog.replies()]).toEqual([['done'], [text]]);
      expect(browser.blog.actions()).toHaveLength(1);
    },
  );
});

describe('[reply-is-posted-once] a second reply whose request was lost is not taken for the first one', () => {
  test.each([
    ['is posted', 'Thanks!', ['done'], ['Thanks', 'Thanks!']],
    ['is a duplicate if the platform refuses it', 'Thanks', ['CommentDuplicateError'], ['Thanks']],
  ])('and %s: %s', (_what, text, states, replies) => {
    for (const aheadMs of [0, HOUR, -DAY]) {
      const browser = play(
        ({ open, clock }) => {
          clock.setAhead(aheadMs);
          const tab = open();
          return {
            [SECOND]: () => tab.send({ type: 'reply.submitted', id: 7, text: 'Thanks' }),
            [MINUTE]: () => tab.send({ type: 'reply.submitted', id: 7, text }),
          };
        },
        { fateOf: (line, times) => (line === REPLY && times === 2 ? 'lostBefore' : 'right') },
      );
      expect([statesOf(browser), browser.blog.replies()]).toEqual([states, replies]);
    }
  });
});
