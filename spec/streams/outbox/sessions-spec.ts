import { asyncScheduler } from 'rxjs';
import { isApproved } from '../../../src/streams/outbox/note-records';
import { replyTrouble } from '../../../src/streams/reply/selectors';
import { HOUR, MINUTE, SECOND } from '../../world/clock';
import { type Browser, play } from '../../world/script';
import { firstOf } from '../../world/network';
import type { Tab } from '../../world/browser';
import { recordOf } from './records';
import type { RecordAction } from '../../../src/streams/actions/table';
import { stateOf } from '../../../src/streams/outbox/record';
import type { RecordChanges } from '../../support/outbox';
import { recordKey } from '../../../src/streams/outbox/target';

const trash = (tab: Tab): void => tab.send({ type: 'action.requested', action: 'trash', id: 7 });
const like = (tab: Tab): void => tab.send({ type: 'action.requested', action: 'like', id: 7 });
const approve = (tab: Tab): void => tab.send({ type: 'action.requested', action: 'approve', id: 7 });
const type = (tab: Tab, text: string): void => tab.send({ type: 'reply.typed', id: 7, text });
const say = (tab: Tab, text: string): void => tab.send({ type: 'reply.submitted', id: 7, text });
const end = (tab: Tab): void => tab.send({ type: 'session.ended' });

const DELETE = 'POST /sites/1/comments/70/delete';
const LIKE = 'POST /sites/1/comments/70/likes/new';
const REPLY = 'POST /sites/1/comments/70/replies/new';

/** What the platform was asked to change, other than that the list was seen. */
const sentOf = ({ blog }: Browser): readonly string[] => blog.actions();
const statesOf = ({ records }: Browser): readonly unknown[] =>
  [...records.values()].map((record) => [stateOf(record), record.failed]);

describe('an action that a site refuses with 403 authorization_required', () => {
  test.each<[string, (tab: Tab) => void, string]>([
    ['a trash', trash, DELETE],
    ['a like', like, LIKE],
  ])(
    'fails and leaves the session alone, and is not sent again after the next sign-in: %s',
    (_name, act, line) => {
      const signedIn: unknown[] = [];
      const browser = play(
        ({ open }) => {
          const tab = open();
          return {
            [SECOND]: () => act(tab),
            [10 * SECOND]: () => signedIn.push(tab.state().isSignedIn),
            [11 * SECOND]: () => end(tab),
            [12 * SECOND]: () => tab.renew(),
          };
        },
        { fateOf: firstOf(line, 'forbidden') },
      );
      expect(signedIn).toEqual([true]);
      expect(sentOf(browser)).toEqual([line]);
      expect(statesOf(browser)).toMatchObject([['failed', expect.any(String)]]);
    },
  );
});

describe('an action whose session ends before its answer', () => {
  test.each<[string, (tab: Tab) => void, string]>([
    ['a trash', trash, DELETE],
    ['a like', like, LIKE],
    ['a reply', (tab) => say(tab, 'Thanks'), REPLY],
  ])('[action-in-doubt] waits, and is sent once its blogger has signed in again: %s', (_name, act, line) => {
    const browser = play(
      ({ open }) => {
        const tab = open();
        return { [SECOND]: () => act(tab), [20 * SECOND]: () => tab.renew() };
      },
      { fateOf: firstOf(line, 'expired') },
    );
    expect(sentOf(browser).map((each) => each.split(' {')[0])).toEqual([line, line]);
    expect(statesOf(browser)).toEqual([['done', undefined]]);
  });

  test('does not keep a closed panel from signing in: a trash', () => {
    const signIns: unknown[] = [];
    play(
      ({ open }) => {
        const tab = open();
        tab.send({ type: 'panel.toggled', isOpen: false });
        return {
          [SECOND]: () => trash(tab),
          [10 * SECOND]: () => signIns.push(tab.signIns(), tab.state().isSignedIn),
        };
      },
      { fateOf: firstOf(DELETE, 'expired') },
    );
    expect(signIns).toEqual([1, false]);
  });

  test('is not sent if it was taken back meanwhile: a reply whose box was emptied', () => {
    const browser = play(
      ({ open }) => {
        const tab = open();
        return {
          [SECOND]: () => type(tab, 'Thanks'),
          [SECOND + 1]: () => say(tab, 'Thanks'),
          [10 * SECOND]: () => type(tab, ''),
          [20 * SECOND]: () => tab.renew(),
        };
      },
      { fateOf: firstOf(REPLY, 'expired') },
    );
    expect(browser.blog.replies()).toEqual([]);
    expect(browser.records.size).toBe(0);
  });

  test('does not show as done: a reply approves its comment when it is sent', () => {
    const shown: unknown[] = [];
    play(
      ({ open }) => {
        const tab = open();
        const look = (): void => {
          const { 7: note } = tab.state().allNotes;
          shown.push(note && isApproved(tab.state(), note), replyTrouble(tab.state(), 7));
        };
        return {
          [SECOND]: () => say(tab, 'Thanks'),
          [10 * SECOND]: look,
          [20 * SECOND]: () => tab.renew(),
          [21 * SECOND]: look,
        };
      },
      { fateOf: firstOf(REPLY, 'expired') },
    );
    expect(shown).toEqual([false, 'signedOut', true, undefined]);
  });

  test('is replaced by the last intention: of Approve and then Trash, only Trash is sent', () => {
    const browser = play(({ open }) => {
      const tab = open();
      return {
        [SECOND]: () => end(tab),
        [2 * SECOND]: () => approve(tab),
        [3 * SECOND]: () => trash(tab),
        [20 * SECOND]: () => tab.renew(),
      };
    });
    expect(sentOf(browser)).toEqual([DELETE]);
    expect(statesOf(browser)).toEqual([['done', undefined]]);
  });
});

describe('what an earlier page has left', () => {
  const found = (
    action: RecordAction,
    changes: (now: number) => RecordChanges,
    options: { fateOf?: Parameters<typeof firstOf>; isUnknown?: boolean } = {},
  ): Browser =>
    play(
      ({ open, storage, records }) => ({
        [SECOND]: () => {
          if (options.isUnknown) storage.delete('auth_user');
          const now = asyncScheduler.now();
          const record = recordOf(action, {
            madeAt: now - 10 * SECOND,
            dueAt: now - SECOND,
            ...changes(now),
          });
          records.set(recordKey(record.aspect, record.target), record);
          open();
        },
      }),
      options.fateOf ? { fateOf: firstOf(...options.fateOf) } : {},
    );

  test('is sent if its blogger has done it a minute ago', () => {
    const browser = found('trash', (now) => ({ madeAt: now - MINUTE }));
    expect([sentOf(browser), statesOf(browser)]).toEqual([[DELETE], [['done', undefined]]]);
  });

  test('asks if it is a week old', () => {
    const browser = found('trash', (now) => ({ madeAt: now - 7 * 24 * HOUR }));
    expect([sentOf(browser), statesOf(browser)]).toEqual([[], [['failed', 'old']]]);
  });

  test('is dropped if another blogger has done it', () => {
    const browser = found('trash', () => ({ owner: '6' }));
    expect([sentOf(browser), statesOf(browser)]).toEqual([[], []]);
  });

  test('is dropped if another blogger has done it, also if it is not known at first who is signed in', () => {
    const browser = found('trash', () => ({ owner: '6' }), { fateOf: ['GET /me', 'lost'], isUnknown: true });
    expect([sentOf(browser), statesOf(browser)]).toEqual([[], []]);
  });

  test.each([['right'], ['lost']] as const)(
    'asks if nobody knows who has done it, whatever becomes of the question who is signed in: %s',
    (fate) => {
      const browser = found('like', () => ({ owner: '?' }), { fateOf: ['GET /me', fate], isUnknown: true });
      expect([sentOf(browser), statesOf(browser)]).toEqual([[], [['failed', 'owner']]]);
    },
  );
});
