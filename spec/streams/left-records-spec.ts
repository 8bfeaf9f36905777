import { asyncScheduler } from 'rxjs';
import { SECOND } from '../support/day/virtual-time';
import { type Browser, firstOf, play, type Script } from '../support/play';
import type { Tab } from '../support/tabs';

const DAY = 24 * 60 * 60 * SECOND;
const DELETE = 'POST /sites/1/comments/70/delete';
const LIKE = 'POST /sites/1/comments/70/likes/new';
const KEY = 'note_moderation_7';

const trash = (tab: Tab): void => tab.send({ type: 'moderation.requested', id: 7, kind: 'trash' });
const close = (tab: Tab): void => tab.send({ type: 'moderation.closed', id: 7 });
const like = (tab: Tab): void => tab.send({ type: 'like.requested', id: 7, isLiked: true });

describe('the time of a trash without an answer', () => {
  test('is removed when the next attempt finds the comment in the trash', () => {
    const { held, blog } = play(
      ({ open }) => {
        const tab = open();
        return { [SECOND]: () => trash(tab), [5620]: () => trash(tab), [5700]: () => close(tab) };
      },
      { fateOf: firstOf(DELETE, 'lost') },
    );
    expect([blog.deletes(), [...held.keys()]]).toEqual([1, []]);
  });

  const found = (value: (now: number) => string): Browser =>
    play(({ open, held }) => ({
      [SECOND]: () => {
        held.set(KEY, value(asyncScheduler.now()));
        open();
      },
    }));

  test('is removed by the next page after a day', () => {
    const { held } = found((now) => JSON.stringify({ sentAt: now - DAY - SECOND }));
    expect([...held.keys()]).toEqual([]);
  });

  test('stays for a day, because the next attempt needs it', () => {
    const { held } = found((now) => JSON.stringify({ sentAt: now - DAY + SECOND }));
    expect([...held.keys()]).toEqual([KEY]);
  });

  test('is removed if it cannot be read', () => {
    expect([...found(() => '{"sentAt":"yesterday"}').held.keys()]).toEqual([]);
  });
});

/** Plays a script in two tabs. The platform refuses the first request with this line. */
const playInTwo = (script: (one: Tab, two: Tab) => Script, refused = ''): Browser =>
  play(({ open }) => script(open(), open()), { fateOf: firstOf(refused, 'refused') });
const showsTrash = (...tabs: readonly Tab[]): boolean[] => tabs.map((tab) => 7 in tab.state().moderations);

test('a trash is not taken over by a tab that finds its record before its own tab has the lock', () => {
  const shown: boolean[] = [];
  playInTwo((one, two) => ({
    [SECOND]: () => trash(one),
    [2 * SECOND]: () => shown.push(...showsTrash(one, two)),
  }));
  expect(shown).toEqual([true, false]);
});

describe('what another tab begins right after the platform has refused it here', () => {
  test('is not taken over while that tab lives: a trash shows there alone', () => {
    const shown: boolean[] = [];
    const { blog } = playInTwo(
      (one, two) => ({
        [SECOND]: () => trash(one),
        [SECOND + 50]: () => close(one),
        [SECOND + 500]: () => trash(two),
        [SECOND + 2500]: () => shown.push(...showsTrash(one, two)),
      }),
      DELETE,
    );
    expect([shown, blog.deletes()]).toEqual([[false, true], 1]);
  });

  test('is not taken over while that tab lives: a like is sent by it, once, and it learns the answer', () => {
    const pending: unknown[] = [];
    const { blog } = playInTwo(
      (one, two) => ({
        [SECOND]: () => like(one),
        [SECOND + 500]: () => like(two),
        [5 * SECOND]: () => pending.push(two.state().noteLikes[7]?.isPending),
      }),
      LIKE,
    );
    expect(blog.changes.filter((line) => line === LIKE)).toHaveLength(2);
    expect(pending).toEqual([false]);
  });
});
