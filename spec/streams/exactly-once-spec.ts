import type { SharedRecords } from '../../src/streams/outbox/store';
import { SECOND } from '../support/day/virtual-time';
import type { Fate } from '../support/blog';
import { type Browser, firstOf, play, type Script } from '../support/play';
import type { Tab } from '../support/tabs';

const trash = (tab: Tab): void => tab.send({ type: 'moderation.requested', id: 7, kind: 'trash' });
const say = (tab: Tab, text = 'Thanks'): void => tab.send({ type: 'reply.submitted', id: 7, text });

const DELETE = 'POST /sites/1/comments/70/delete';
const REPLY = 'POST /sites/1/comments/70/replies/new';
const LOOK = 'GET /sites/1/posts/2/replies/';
const LOST: readonly Fate[] = ['lost', 'html'];

const statesOf = ({ records }: SharedRecords): readonly string[] =>
  [...records.values()].map(({ state }) => state);

describe('a comment is deleted once', () => {
  test.each<[string, (browser: Browser) => Script]>([
    [
      'by one tab',
      ({ open }) => {
        const tab = open();
        return { [SECOND]: () => trash(tab) };
      },
    ],
    [
      'by two tabs at the same time',
      ({ open }) => {
        const [one, two] = [open(), open()];
        return { [SECOND]: () => [one, two].forEach(trash) };
      },
    ],
    [
      'by two tabs, one of which closes its undo bar',
      ({ open }) => {
        const [one, two] = [open(), open()];
        return {
          [SECOND]: () => [one, two].forEach(trash),
          [2 * SECOND]: () => two.send({ type: 'moderation.closed', id: 7 }),
        };
      },
    ],
    [
      'by two tabs, one of which is left',
      ({ open }) => {
        const [one, two] = [open(), open()];
        return { [SECOND]: () => [one, two].forEach(trash), [2 * SECOND]: () => two.leave() };
      },
    ],
    [
      'by two tabs, both of which are left',
      ({ open }) => {
        const [one, two] = [open(), open()];
        return {
          [SECOND]: () => [one, two].forEach(trash),
          [2 * SECOND]: () => two.leave(),
          [2 * SECOND + 10]: () => one.leave(),
          [3 * SECOND]: () => open(),
        };
      },
    ],
    [
      'by two tabs, the first of which crashes while it sends',
      ({ open }) => {
        const [one, two] = [open(), open()];
        return { [SECOND]: () => [one, two].forEach(trash), [5600]: () => one.crash() };
      },
    ],
    [
      'by a tab that knows nothing of the trash of another',
      ({ open }) => {
        const [one, two] = [open(), open()];
        return { [SECOND]: () => trash(one), [8 * SECOND]: () => trash(two) };
      },
    ],
    [
      'if storage is cleared in the middle of it',
      ({ open, held }) => {
        const [one, two] = [open(), open()];
        return {
          [SECOND]: () => [one, two].forEach(trash),
          [2 * SECOND]: () => held.clear(),
        };
      },
    ],
    [
      'by the next page if its own crashes',
      ({ open }) => {
        const tab = open();
        return { [SECOND]: () => trash(tab), [2 * SECOND]: () => tab.crash(), [20 * SECOND]: () => open() };
      },
    ],
  ])('%s', (_name, script) => {
    expect(play(script).blog.deletes()).toBe(1);
  });

  test.each(LOST)('if the answer is %s and the blogger repeats it at once', (fate) => {
    const { blog } = play(
      ({ open }) => {
        const tab = open();
        const again = {
          [5600]: () => trash(tab),
          [5700]: () => tab.send({ type: 'moderation.closed', id: 7 }),
        };
        return { [SECOND]: () => trash(tab), ...again };
      },
      { fateOf: firstOf(DELETE, fate) },
    );
    expect(blog.deletes()).toBe(1);
  });

  test('if the answer is lost, the blogger repeats it in another tab, and that one is left', () => {
    const { blog } = play(
      ({ open }) => {
        const [one, two] = [open(), open()];
        return {
          [SECOND]: () => trash(one),
          [8 * SECOND]: () => trash(two),
          [9 * SECOND]: () => two.leave(),
        };
      },
      { fateOf: firstOf(DELETE, 'lost') },
    );
    expect(blog.deletes()).toBe(1);
  });

  test('while storage is full, also if another tab does it a second later', () => {
    const { blog } = play(
      ({ open }) => {
        const [one, two] = [open(), open()];
        return { [SECOND]: () => trash(one), [2 * SECOND]: () => trash(two) };
      },
      { isFull: () => true },
    );
    expect(blog.deletes()).toBe(1);
  });
});

describe('a reply is posted once', () => {
  test.each(LOST)('if its answer is %s', (fate) => {
    const { blog, held, shared } = play(
      ({ open }) => {
        const tab = open();
        return { [SECOND]: () => say(tab) };
      },
      { fateOf: firstOf(REPLY, fate) },
    );
    expect(blog.replies).toEqual(['Thanks']);
    expect([...held.keys()].filter((key) => key.includes('reply'))).toEqual([]);
    expect(statesOf(shared)).toEqual(['done']);
  });

  test('if all answers are lost and the blogger retries', () => {
    const { blog } = play(
      ({ open }) => {
        const tab = open();
        return { [SECOND]: () => say(tab), [60 * SECOND]: () => say(tab) };
      },
      { fateOf: (line, times) => (line === REPLY || (line === LOOK && times < 4) ? 'lost' : 'right') },
    );
    expect(blog.replies).toEqual(['Thanks']);
  });

  test('if all answers are lost and the blogger retries while storage is full', () => {
    const { blog } = play(
      ({ open }) => {
        const tab = open();
        return { [SECOND]: () => say(tab), [60 * SECOND]: () => say(tab) };
      },
      {
        fateOf: (line, times) => (line === REPLY || (line === LOOK && times < 4) ? 'lost' : 'right'),
        isFull: () => true,
      },
    );
    expect(blog.replies).toEqual(['Thanks']);
  });

  test.each([
    ['crashes', (tab: Tab) => tab.crash()],
    ['goes away', (tab: Tab) => tab.leave()],
  ])(
    'if the page %s after the platform has posted the reply, and the next page finds it there',
    (_how, end) => {
      const { blog, shared } = play(
        ({ open }) => {
          const tab = open();
          return { [SECOND]: () => say(tab), [SECOND + 60]: () => end(tab), [3 * SECOND]: () => open() };
        },
        { fateOf: (line, times) => (line === REPLY && times === 1 ? 'lost' : 'right') },
      );
      expect(blog.replies).toEqual(['Thanks']);
      expect(statesOf(shared)).toEqual(['done']);
    },
  );

  test('by the next page if the platform has refused it before its page crashes', () => {
    const { blog } = play(
      ({ open }) => {
        const tab = open();
        return { [SECOND]: () => say(tab), [2 * SECOND]: () => tab.crash(), [3 * SECOND]: () => open() };
      },
      { fateOf: firstOf(REPLY, 'busy') },
    );
    expect(blog.replies).toEqual(['Thanks']);
  });

  test('by the next page if its page crashes at once, before the platform has told whose it is', () => {
    const { blog } = play(
      ({ open, held }) => {
        held.set('auth_user', '5');
        const tab = open();
        return { [SECOND]: () => say(tab), [SECOND + 20]: () => tab.crash(), [3 * SECOND]: () => open() };
      },
      { fateOf: firstOf(REPLY, 'busy') },
    );
    expect(blog.replies).toEqual(['Thanks']);
  });

  test('by one of two tabs that live on when the page that was sending it crashes', () => {
    const { blog } = play(
      ({ open }) => {
        const [one] = [open(), open(), open()];
        return { [SECOND]: () => say(one), [2 * SECOND]: () => one.crash() };
      },
      { fateOf: firstOf(REPLY, 'lost') },
    );
    expect(blog.replies).toEqual(['Thanks']);
  });
});
