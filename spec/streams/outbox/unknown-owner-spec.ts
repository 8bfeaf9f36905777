import { stateOf } from '../../../src/streams/outbox/record';
import { asyncScheduler } from 'rxjs';
import { SECOND } from '../../world/clock';
import { type Browser, play, type Script } from '../../world/script';
import { firstOf } from '../../world/network';
import type { Tab } from '../../world/browser';
import { undo } from '../../support/triage';

const trash = (tab: Tab): void => tab.send({ type: 'action.requested', action: 'trash', id: 7 });
const approve = (tab: Tab): void => tab.send({ type: 'action.requested', action: 'approve', id: 7 });
const say = (tab: Tab, text: string): void => {
  tab.send({ type: 'reply.typed', id: 7, text });
  tab.send({ type: 'reply.submitted', id: 7, text });
};

const ME = 'GET /me';
const APPROVE = 'PUT /sites/1/comments/70';
/** The platform does not tell at first who is signed in. */
const playUnknown = (script: (browser: Browser) => Script, isBusy = false): Browser =>
  play(
    (browser) => {
      browser.storage.clear();
      return script(browser);
    },
    {
      fateOf: (line, times) =>
        isBusy && line === APPROVE && times === 1 ? 'busyForAMinute' : firstOf(ME, 'busy')(line, times),
    },
  );

describe('what is done before it is known who is signed in', () => {
  test.each([
    ['while it is sent', 20],
    ['after it was posted', 5 * SECOND],
  ])('is not posted again by a tab that knows, %s', (_when, ms) => {
    const { blog } = playUnknown(({ open }) => {
      const one = open();
      return {
        [SECOND]: () => say(one, 'Thanks'),
        [SECOND + ms]: () => {
          const two = open();
          asyncScheduler.schedule(() => say(two, 'Thanks'), SECOND);
        },
      };
    });
    expect(blog.replies()).toEqual(['Thanks']);
  });

  test('comes back with Undo of what has replaced it since', () => {
    const { blog } = playUnknown(({ open }) => {
      const tab = open();
      return {
        [SECOND]: () => approve(tab),
        [40 * SECOND]: () => trash(tab),
        [41 * SECOND]: () => undo(tab),
      };
    }, true);
    expect(blog.changes().filter((line) => line.startsWith(APPROVE))).toHaveLength(2);
    expect(blog.deletes()).toBe(0);
  });

  test('is not failed by a tab that opens in its undo window', () => {
    const { blog, records } = playUnknown(({ open }) => {
      const one = open();
      return { [SECOND]: () => trash(one), [2 * SECOND]: () => void open() };
    });
    expect([blog.deletes(), [...records.values()].map(stateOf)]).toEqual([1, ['done']]);
  });
});
