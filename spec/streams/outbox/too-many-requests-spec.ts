import { asyncScheduler } from 'rxjs';
import { selectHeldUp } from '../../../src/streams/outbox/held-up';
import { DAWN, MINUTE, SECOND } from '../../world/clock';
import { idsOf } from '../../world/platform';
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
