import { asyncScheduler } from 'rxjs';
import { isHidden } from '../../../src/streams/outbox/note-records';
import { latestBar } from '../../../src/streams/deeds/undo';
import { isLiked } from '../../../src/streams/outbox/selectors';
import { SECOND } from '../../world/clock';
import { type Browser, play, type Script } from '../../world/script';
import { firstOf } from '../../world/network';
import type { Tab } from '../../world/browser';
import { undo } from '../../support/triage';

const trash = (tab: Tab): void => tab.send({ type: 'action.requested', action: 'trash', id: 7 });
const like = (tab: Tab, value = true): void =>
  tab.send({ type: 'action.requested', action: value ? 'like' : 'unlike', id: 7 });
const say = (tab: Tab, text: string): void => {
  tab.send({ type: 'reply.typed', id: 7, text });
  tab.send({ type: 'reply.submitted', id: 7, text });
};

const REPLY = 'POST /sites/1/comments/70/replies/new';
const LIKE = 'POST /sites/1/comments/70/likes/new';
const UNLIKE = 'POST /sites/1/comments/70/likes/mine/delete';

const likesOf = ({ blog }: Browser): readonly string[] =>
  blog.changes().filter((line) => line.includes('/likes/'));

describe('a trash', () => {
  test('[actions-in-all-tabs] shows its undo bar in another tab within a second', () => {
    const shown: unknown[] = [];
    play(({ open }) => {
      const [one, two] = [open(), open()];
      return {
        [SECOND]: () => trash(one),
        [2 * SECOND]: () => {
          const state = two.state();
          shown.push(isHidden(state, 7), latestBar(state)?.note);
        },
      };
    });
    expect(shown).toEqual([true, 7]);
  });

  test.each<[string, (one: Tab) => void]>([
    ['lives on', () => undefined],
    ['crashes', (one) => one.crash()],
    // It would send the trash at once if that were not undone.
    ['goes away', (one) => one.leave()],
  ])('is never sent if Undo is pressed in another tab, and its own tab %s', (_name, end) => {
    const { blog, records } = play(({ open }) => {
      const [one, two] = [open(), open()];
      return {
        [SECOND]: () => trash(one),
        [3 * SECOND]: () => undo(two),
        [3 * SECOND + 10]: () => end(one),
      };
    });
    expect([blog.deletes(), records.size]).toEqual([0, 0]);
  });

  test('[actions-in-all-tabs] is never sent if its page crashes, and Undo is pressed on the next page', () => {
    const { blog, records } = play(({ open }) => {
      const one = open();
      return {
        [SECOND]: () => trash(one),
        [2 * SECOND]: () => {
          one.crash();
          const two = open();
          asyncScheduler.schedule(() => undo(two), SECOND);
        },
      };
    });
    expect([blog.deletes(), records.size]).toEqual([0, 0]);
  });
});

describe('the same reply from two tabs', () => {
  test.each<[string, number]>([
    ['at the same time', 0],
    ['while the first one is sent', 20],
    ['after the first one was posted', 5 * SECOND],
  ])('is posted once: %s', (_name, ms) => {
    const { blog } = play(({ open }) => {
      const [one, two] = [open(), open()];
      return { [SECOND]: () => say(one, 'Thanks'), [SECOND + ms + 1]: () => say(two, 'Thanks') };
    });
    expect(blog.replies()).toEqual(['Thanks']);
  });

  test('is posted once if the first answer is lost', () => {
    const { blog } = play(
      ({ open }) => {
        const [one, two] = [open(), open()];
        return { [SECOND]: () => say(one, 'Thanks'), [SECOND + 60]: () => say(two, 'Thanks') };
      },
      { fateOf: firstOf(REPLY, 'lost') },
    );
    expect(blog.replies()).toEqual(['Thanks']);
  });
});

test('another reply from another tab stays in its box until the first is posted, and can be sent then', () => {
  const drafts: unknown[] = [];
  const { blog } = play(({ open }) => {
    const [one, two] = [open(), open()];
    const look = (tab: Tab) => drafts.push(tab.state().drafts[7]);
    return {
      [SECOND]: () => two.send({ type: 'reply.typed', id: 7, text: 'Two' }),
      [SECOND + 1]: () => one.send({ type: 'reply.submitted', id: 7, text: 'One' }),
      [SECOND + 20]: () => two.send({ type: 'reply.submitted', id: 7, text: 'Two' }),
      [2 * SECOND]: () => look(two),
      [3 * SECOND]: () => two.send({ type: 'reply.submitted', id: 7, text: 'Two' }),
      [4 * SECOND]: () => look(two),
    };
  });
  expect(drafts).toEqual(['Two', undefined]);
  expect(blog.replies()).toEqual(['One', 'Two']);
});

describe('a like', () => {
  test('[actions-in-all-tabs] shows in another tab within a second, and is sent once', () => {
    const shown: unknown[] = [];
    const browser = play(({ open }) => {
      const [one, two] = [open(), open()];
      return {
        [SECOND]: () => like(one),
        [SECOND + 999]: () => {
          const { 7: note } = two.state().allNotes;
          shown.push(note && isLiked(two.state(), note));
        },
      };
    });
    expect(shown).toEqual([true]);
    expect(likesOf(browser)).toEqual([LIKE]);
  });

  test.each<[string, (one: Tab, two: Tab) => Script, readonly string[]]>([
    [
      'is taken back by the last click, in another tab',
      (one, two) => ({ [SECOND]: () => like(one), [SECOND + 20]: () => like(two, false) }),
      [LIKE, UNLIKE],
    ],
    [
      'is sent once if another tab takes it back and it is clicked again while it is sent',
      (one, two) => ({
        [SECOND]: () => like(one),
        [SECOND + 10]: () => like(two, false),
        [SECOND + 20]: () => like(one),
      }),
      [LIKE],
    ],
  ])('%s', (_name, script, lines) => {
    expect(likesOf(play(({ open }) => script(open(), open())))).toEqual(lines);
  });
});
