import { asyncScheduler } from 'rxjs';
import { parseJson } from '../../src/lib/json';
import { MINUTE, SECOND } from '../support/day/virtual-time';
import { type Browser, firstOf, play, type Script } from '../support/play';
import type { Tab } from '../support/tabs';

const like = (tab: Tab, isLiked = true): void => tab.send({ type: 'like.requested', id: 7, isLiked });
const approve = (tab: Tab): void => tab.send({ type: 'approval.requested', id: 7, isApproved: true });
const follow = (tab: Tab): void => tab.send({ type: 'follow.requested', siteId: 1, isFollowing: true });

const LIKE = 'POST /sites/1/comments/70/likes/new';
const UNLIKE = 'POST /sites/1/comments/70/likes/mine/delete';
const APPROVE = 'PUT /sites/1/comments/70 {"status":"approved"}';
const FOLLOW = 'PUT /sites/1/follows/new';

/** What the platform was asked to change, other than that the list was seen. */
const sentOf = ({ blog }: Browser): readonly string[] =>
  blog.changes.filter((line) => !line.includes('/notifications/'));
const leftOf = ({ held }: Browser): readonly string[] =>
  [...held.keys()].filter((key) => /like|approval|follow/.test(key));

test.each<[string, (tab: Tab) => void, string]>([
  ['an approval', approve, APPROVE],
  ['a like', like, LIKE],
  ['a follow', follow, FOLLOW],
])('%s is sent again, once, by the next page if its page crashes before the answer', (_name, act, line) => {
  const browser = play(({ open }) => {
    const tab = open();
    return { [SECOND]: () => act(tab), [SECOND + 20]: () => tab.crash(), [9 * SECOND]: () => void open() };
  });
  expect(sentOf(browser)).toEqual([line, line]);
  expect(leftOf(browser)).toEqual([]);
});

describe('an approval that is answered by a 401 that does not name the token', () => {
  const APPROVE_LINE = 'PUT /sites/1/comments/70';
  const LIST = 'GET /notifications/';
  const approved =
    (shown: unknown[]) =>
    ({ open }: Browser): Script => {
      const tab = open();
      const look = (): number => shown.push(tab.state().noteApprovals[7]?.value);
      return {
        [SECOND]: () => approve(tab),
        [SECOND + 60]: look,
        [2 * SECOND]: look,
        [8 * SECOND]: () => tab.crash(),
        [9 * SECOND]: () => void open(),
      };
    };

  test('fails at once if the list is answered, because then it refuses this call only', () => {
    const shown: unknown[] = [];
    const browser = play(approved(shown), { fateOf: firstOf(APPROVE_LINE, 'unclear') });
    expect(shown).toEqual([true, undefined]);
    expect(sentOf(browser)).toEqual([APPROVE]);
    expect(leftOf(browser)).toEqual([]);
  });

  test('is sent by the next page if the list says that this one has ended', () => {
    const shown: unknown[] = [];
    const browser = play(approved(shown), {
      fateOf: (line, times) =>
        (line === APPROVE_LINE && times === 1) || (line === LIST && times === 2) ? 'unclear' : 'right',
    });
    expect(shown).toEqual([true, true]);
    expect(sentOf(browser)).toEqual([APPROVE, APPROVE]);
    expect(leftOf(browser)).toEqual([]);
  });

  test('fails after 10 s if the list does not tell', () => {
    const shown: unknown[] = [];
    const script = (browser: Browser): Script => {
      const tab = browser.open();
      const look = (): number => shown.push(tab.state().noteApprovals[7]?.value);
      return { [SECOND]: () => approve(tab), [11 * SECOND]: look, [12 * SECOND]: look };
    };
    const browser = play(script, {
      fateOf: (line, times) => {
        if (line === APPROVE_LINE) return 'unclear';
        return line === LIST && times > 1 ? 'lost' : 'right';
      },
    });
    expect(shown).toEqual([true, undefined]);
    expect(sentOf(browser)).toEqual([APPROVE]);
    expect(leftOf(browser)).toEqual([]);
  });
});

describe('a like', () => {
  test.each<[string, (browser: Browser) => Script, readonly string[]]>([
    [
      'is sent once if two tabs wait for a page that crashes',
      ({ open }) => {
        const [one] = [open(), open(), open()];
        return { [SECOND]: () => like(one), [SECOND + 20]: () => one.crash() };
      },
      [LIKE, LIKE],
    ],
    [
      'is not sent again by another tab, or by the next page',
      ({ open }) => {
        const [one] = [open(), open()];
        return {
          [SECOND]: () => like(one),
          [9 * SECOND]: () => one.leave(),
          [10 * SECOND]: () => void open(),
        };
      },
      [LIKE],
    ],
    [
      'is taken back by the last click, in another tab',
      ({ open }) => {
        const [one, two] = [open(), open()];
        return { [SECOND]: () => like(one), [SECOND + 20]: () => like(two, false) };
      },
      [LIKE, UNLIKE],
    ],
    [
      'that another tab has replaced meanwhile is not sent',
      ({ open }) => {
        const [one, two] = [open(), open()];
        return {
          [SECOND]: () => like(one),
          [SECOND + 10]: () => like(two, false),
          [SECOND + 20]: () => like(one, true),
        };
      },
      [LIKE, LIKE],
    ],
    [
      'is taken back by the next page if a page crashes that has taken it back',
      ({ open }) => {
        const tab = open();
        return {
          [SECOND]: () => like(tab),
          [SECOND + 10]: () => like(tab, false),
          [SECOND + 20]: () => tab.crash(),
          [9 * SECOND]: () => void open(),
        };
      },
      [LIKE, UNLIKE],
    ],
    [
      'is sent if storage is cleared while it waits for another tab',
      ({ open, held }) => {
        const [one, two] = [open(), open()];
        return {
          [SECOND]: () => like(one),
          [SECOND + 10]: () => like(two, false),
          [SECOND + 20]: () => held.clear(),
        };
      },
      [LIKE, UNLIKE],
    ],
  ])('%s', (_name, script, lines) => {
    const browser = play(script);
    expect(sentOf(browser)).toEqual(lines);
    expect(leftOf(browser)).toEqual([]);
  });

  const toggled = ({ open }: Browser): Script => {
    const tab = open();
    return {
      [SECOND]: () => like(tab),
      [SECOND + 10]: () => like(tab, false),
      [4 * SECOND]: () => like(tab),
    };
  };

  test.each([
    ['denied', { isDenied: true }],
    ['full', { isFull: () => true }],
  ])('is sent, and taken back, while storage is %s', (_how, world) => {
    expect(sentOf(play(toggled, world))).toEqual([LIKE, UNLIKE, LIKE]);
  });

  test('is sent if storage, which has an earlier one, is full from now on', () => {
    let isFull = false;
    const browser = play(
      ({ open }) => {
        const tab = open();
        return {
          [SECOND]: () => {
            like(tab);
          },
          [SECOND + 10]: () => {
            isFull = true;
            like(tab, false);
          },
        };
      },
      { isFull: () => isFull },
    );
    expect(sentOf(browser)).toEqual([LIKE, UNLIKE]);
    expect(leftOf(browser)).toEqual([]);
  });

  test('is told as failed and not kept if the platform refuses it', () => {
    const browser = play(toggled, { fateOf: firstOf(LIKE, 'refused') });
    expect(leftOf(browser)).toEqual([]);
  });

  test('waits for the next session if its own ends before the answer', () => {
    const browser = play(
      ({ open }) => {
        const tab = open();
        return {
          [SECOND]: () => like(tab),
          [SECOND + 20]: () => tab.send({ type: 'session.ended' }),
          [9 * SECOND]: () => tab.send({ type: 'session.renewed', expiresAt: Number.MAX_SAFE_INTEGER }),
        };
      },
      { fateOf: firstOf(LIKE, 'refused') },
    );
    expect(sentOf(browser)).toEqual([LIKE, LIKE]);
    expect(leftOf(browser)).toEqual([]);
  });

  const record = { kind: 'like', id: 7, value: true, site: 1, comment: 70, attempt: 1 };
  const found = (change: object, ageMs = SECOND): Browser =>
    play(({ open, held }) => ({
      [SECOND]: () => {
        held.set('auth_user', '5');
        held.set(
          'note_like_7',
          JSON.stringify({ ...record, time: asyncScheduler.now() - ageMs, blogger: '5', ...change }),
        );
        open();
      },
    }));

  test('that an earlier page has left is sent for the same blogger', () => {
    expect(sentOf(found({}))).toEqual([LIKE]);
  });

  test('of another blogger is not sent', () => {
    expect(sentOf(found({ blogger: '6' }))).toEqual([]);
  });

  test.each([
    ['value', 'yes'],
    ['kind', 'love'],
    ['id', 8],
    ['site', 0],
    ['comment', null],
    ['attempt', 'many'],
    ['time', null],
  ])('whose record has a %s that this version does not write (%j) is dropped', (name, value) => {
    const browser = found({ [name]: value });
    expect(sentOf(browser)).toEqual([]);
    expect(leftOf(browser)).toEqual([]);
  });

  test('whose record is older than a day is dropped', () => {
    const browser = found({}, 25 * 60 * MINUTE);
    expect(sentOf(browser)).toEqual([]);
    expect(leftOf(browser)).toEqual([]);
  });

  test('is a record before it is sent, with who clicked, and no more afterwards', () => {
    const records: unknown[] = [];
    play(({ open, held }) => {
      const tab = open();
      held.set('auth_user', '5');
      const look = (): number => records.push(parseJson(held.get('note_like_7') ?? 'null'));
      return {
        [SECOND]: () => {
          like(tab);
          look();
        },
        [SECOND + 20]: look,
        [2 * SECOND]: look,
      };
    });
    const before = { ...record, blogger: '5', attempt: 0 };
    expect(records).toMatchObject([before, { ...before, attempt: 1 }, null]);
  });
});
