import { asyncScheduler } from 'rxjs';
import type { Event } from '../../../src/streams/state/events';
import type { NoteAction } from '../../../src/streams/actions/table';
import { selectHeldUp } from '../../../src/streams/outbox/held-up';
import { DAWN, MINUTE, SECOND } from '../../world/clock';
import { idsOf } from '../../world/platform';
import { recordsOf } from '../../world/ledger';
import { play } from '../../world/script';

const SIXTY = Array.from({ length: 60 }, (_, index) => idsOf(index).note);
const TRASHED = 66;

test('[retry-after] while the platform asks to wait for a minute, sixty approvals and a trash send one request a minute, and then up to four at once', () => {
  const seen: unknown[] = [];
  const sentAt: number[] = [];
  const { platform } = play(
    ({ open }) => {
      const tab = open();
      for (let page = 1; page < 6; page++)
        asyncScheduler.schedule(() => tab.send({ type: 'notes.moreWanted' }), page * 100);
      return {
        [SECOND]: () => {
          tab.send({ type: 'checks.changed', ids: SIXTY, areChecked: true });
          tab.send({ type: 'checks.applied', action: 'approve' });
        },
        [10 * SECOND]: () => tab.send({ type: 'action.requested', action: 'trash', id: TRASHED }),
        [50 * SECOND]: () => seen.push(selectHeldUp(tab.state())),
        [61 * SECOND + 70]: () => seen.push(selectHeldUp(tab.state())?.tooManyUntil),
      };
    },
    {
      notes: 60,
      fateOf: (line, _times, { at }) => {
        if (!/ \/sites\/\d+\/comments/.test(line)) return 'right';
        sentAt.push(at - DAWN - SECOND);
        return at - DAWN < 3 * MINUTE + 30 * SECOND ? 'busyForAMinute' : 'right';
      },
    },
  );
  const minutes = [0, 1, 2, 3, 4].map((minute) => sentAt.filter((at) => Math.floor(at / MINUTE) === minute));
  expect(minutes.map(({ length }) => length)).toEqual([4, 1, 1, 1, 61]);
  const heldUp = { count: 60, areReplies: false, why: 'retrying', tooManyUntil: DAWN + 61_056 };
  expect(seen).toEqual([heldUp, 0]);
  // An answer takes 50 ms, and each transaction 1 ms.
  const atOnce = minutes[4]?.map((at) => sentAt.filter((each) => each >= at && each < at + 50).length) ?? [];
  expect([atOnce[0], atOnce[1], Math.max(...atOnce)]).toEqual([1, 4, 4]);
  for (const id of SIXTY) expect(platform.comment(id)?.status).toBe(id === TRASHED ? 'trash' : 'approved');
});

const acted =
  (action: NoteAction) =>
  (id: number): Event => ({ type: 'action.requested', action, id });
const replied = (id: number): Event => ({ type: 'reply.submitted', id, text: 'Thanks' });

test.each<[string, (id: number) => Event]>([
  ['an approval', acted('approve')],
  ['a like', acted('like')],
  ['a reply', replied],
])(
  '[retry-after] Undo of %s that waits for the platform does not end the wait of the next one',
  (_what, request) => {
    const sentAt: number[] = [];
    play(
      ({ open }) => {
        const tab = open();
        return {
          [SECOND]: () => tab.send(request(7)),
          [10 * SECOND]: () => {
            for (const { id } of recordsOf(tab)) tab.send({ type: 'deed.undone', id });
          },
          [20 * SECOND]: () => tab.send(request(8)),
        };
      },
      {
        notes: 10,
        fateOf: (line, _times, { at }) => {
          if (line.startsWith('GET') || !line.includes(' /sites/')) return 'right';
          sentAt.push(at - DAWN - SECOND);
          return at - DAWN < MINUTE ? 'busyForAMinute' : 'right';
        },
      },
    );
    expect(sentAt.map((at) => at < MINUTE)).toEqual([true, false]);
  },
);
