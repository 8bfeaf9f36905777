import { latestBar } from '../../../src/streams/deeds/undo';
import { BLOGGER_KEY } from '../../../src/streams/state/stored-blogger';
import { SECOND } from '../../world/clock';
import { play, type Script } from '../../world/script';
import { fairWeather, type Weather } from '../../world/database';
import { firstOf } from '../../world/network';
import type { Tab } from '../../world/browser';
import { undo } from '../../support/triage';

const trash = (tab: Tab): void => tab.send({ type: 'action.requested', action: 'trash', id: 7 });
const approve = (tab: Tab): void => tab.send({ type: 'action.requested', action: 'approve', id: 7 });
const like = (tab: Tab): void => tab.send({ type: 'action.requested', action: 'like', id: 7 });
const barOf = (tab: Tab): unknown => latestBar(tab.state())?.note;

type See = (tab: Tab) => void;

test.each<[string, (see: See) => (browser: { open: () => Tab }) => Script]>([
  [
    'in another tab',
    (see) =>
      ({ open }) => {
        const [one, two] = [open(), open()];
        return { [SECOND]: () => trash(one), [2 * SECOND]: () => one.leave(), [3 * SECOND]: () => see(two) };
      },
  ],
  [
    'in the page itself, which comes back from the back/forward cache',
    (see) =>
      ({ open }) => {
        const tab = open();
        return { [SECOND]: () => trash(tab), [2 * SECOND]: () => tab.hide(), [3 * SECOND]: () => see(tab) };
      },
  ],
])('an undo bar goes when a page that goes away sends the trash: %s', (_where, script) => {
  const seen: unknown[] = [];
  const { blog } = play(script((tab) => seen.push(barOf(tab))));
  expect([seen, blog.deletes()]).toEqual([[undefined], 1]);
});

test('Undo restores a comment that another tab has trashed in the same moment', () => {
  const { blog } = play(({ open }) => {
    const [one, two] = [open(), open()];
    return {
      [SECOND]: () => trash(one),
      [2 * SECOND]: () => {
        undo(two);
        one.leave();
      },
    };
  });
  expect(blog.changes().slice(-2)).toEqual([
    'POST /sites/1/comments/70/delete',
    'PUT /sites/1/comments/70 {"status":"untrash"}',
  ]);
});

test('a trash keeps its undo window when the platform asks to wait with the approval before it', () => {
  const seen: unknown[] = [];
  play(
    ({ open }) => {
      const tab = open();
      return {
        [SECOND]: () => approve(tab),
        [SECOND + 40]: () => trash(tab),
        [5 * SECOND]: () => seen.push(barOf(tab)),
        [6 * SECOND]: () => seen.push(barOf(tab)),
      };
    },
    { fateOf: firstOf('PUT /sites/1/comments/70', 'busyForAMinute') },
  );
  expect(seen).toEqual([7, undefined]);
});

test('what was not stored yet is dropped with a sign-out, also when the page goes away', () => {
  const browser = play(({ open, storage }) => {
    // The platform is asked who is signed in, which takes 50 ms.
    storage.delete(BLOGGER_KEY);
    const tab = open();
    return {
      [SECOND]: () => like(tab),
      [SECOND + 10]: () => tab.send({ type: 'signOut.requested' }),
      [SECOND + 20]: () => tab.leave(),
    };
  });
  expect([browser.records.size, browser.blog.changes().filter((line) => line.includes('like'))]).toEqual([
    0,
    [],
  ]);
});

test.each<
  [
    what: string,
    weather: Partial<Weather>,
    before: (tab: Tab) => void,
    then: (tab: Tab) => void,
    message: string,
  ]
>([
  ['replace an approval says that the trash has failed', { isFull: true }, approve, trash, 'trash.failed'],
  ['take back a trash says that the restore has failed', { failing: 3 }, trash, undo, 'restore.failed'],
])('a database that cannot %s', (_what, spoilt, before, then, message) => {
  const weather = fairWeather();
  const seen: unknown[] = [];
  play(
    ({ open }) => {
      const tab = open();
      return {
        [SECOND]: () => before(tab),
        [4 * SECOND]: () => {
          Object.assign(weather, spoilt);
          then(tab);
        },
        [5 * SECOND]: () => seen.push(tab.state().status?.message),
      };
    },
    { weather, fateOf: firstOf('PUT /sites/1/comments/70', 'busyForAMinute') },
  );
  expect(seen).toEqual([message]);
});
